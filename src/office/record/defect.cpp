// Facts from a file are checked before they are folded: a file may be cut, edited or made up.
#include "ledger/text_check.hpp"
#include "office/record/event_fields.hpp"
#include "office/record/record.hpp"

namespace kodeks::office {

namespace {

using Found = std::optional<Message>;

Message missing(std::string_view what, std::string name) {
    return {"office.file.missing." + std::string(what), {{"name", std::move(name)}}};
}

Found need_entry(const State& state, ApplicationId id) {
    return find_application(state, id) != nullptr
               ? std::nullopt
               : Found(missing("entry", std::to_string(id.value)));
}

Found need_official(const State& state, const std::string& name) {
    return find_official(state, name) != nullptr ? std::nullopt : Found(missing("official", name));
}

Found need_next(std::uint64_t id, std::size_t count) {
    return id == count + 1 ? std::nullopt : Found(missing("number", std::to_string(id)));
}

Found defect(const State& state, const EntryReceived& fact) {
    return need_next(fact.id.value, state.applications.size());
}

Found defect(const State& state, const EntryClassified& fact) {
    return need_entry(state, fact.id);
}

Found defect(const State& state, const EntryDecided& fact) {
    return need_entry(state, fact.id);
}

Found defect(const State& state, const ActDrawnUp& fact) {
    for (const auto* list : {&fact.act.admitted, &fact.act.refused}) {
        for (const ApplicationId id : *list) {
            if (auto found = need_entry(state, id)) {
                return found;
            }
        }
    }
    return std::nullopt;
}

Found defect(const State& state, const Appointed& fact) {
    return find_official(state, fact.official.name) == nullptr
               ? std::nullopt
               : Found(Message{"office.official_twice", {{"name", fact.official.name}}});
}

Found defect(const State& state, const SectorAssigned& fact) {
    return need_official(state, fact.name);
}

Found defect(const State& state, const Suspended& fact) {
    return need_official(state, fact.name);
}

Found defect(const State& state, const SanctionImposed& fact) {
    if (fact.sanction.count == 0) {
        return missing("number", "0");
    }
    return need_next(fact.sanction.id.value, state.sanctions.size());
}

Found defect(const State& state, const ProtestLodged& fact) {
    if (fact.protest.sanction.value > state.sanctions.size()) {
        return missing("sanction", std::to_string(fact.protest.sanction.value));
    }
    return need_next(fact.protest.id.value, state.protests.size());
}

Found defect(const State& state, const ProtestMoved& fact) {
    return find_protest(state, fact.id) != nullptr
               ? std::nullopt
               : Found(missing("protest", std::to_string(fact.id.value)));
}

Found defect(const State& state, const EffectEntered& fact) {
    const bool of_protest = fact.protest != no_protest;
    if (of_protest ? find_protest(state, fact.protest) != nullptr
                   : find_sanction(state, fact.sanction) != nullptr) {
        return std::nullopt;
    }
    return of_protest ? missing("protest", std::to_string(fact.protest.value))
                      : missing("sanction", std::to_string(fact.sanction.value));
}

template <class Fact>
Found defect(const State&, const Fact&) {
    return std::nullopt;
}

} // namespace

std::optional<Message> defect_of(const State& state, const Event& event) {
    ledger::TextCheck check;
    // Archives take what they name by reference; this one only looks.
    const_cast<Event&>(event).visit([&](auto& fact) { fields(check, fact); }); // NOLINT
    if (!check.sound()) {
        return Message{"tournament.text_odd", {}};
    }
    return event.visit([&](const auto& fact) { return defect(state, fact); });
}

} // namespace kodeks::office
