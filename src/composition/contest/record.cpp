#include "composition/contest/record.hpp"

#include "composition/contest/event_fields.hpp"
#include "ledger/room_record.hpp"
#include "ledger/text_check.hpp"

#include <algorithm>

namespace kodeks::contest {

namespace {

using Found = std::optional<Message>;
using ledger::Scene;

constexpr std::int32_t most_pieces = 40;

Message missing(std::string_view what, std::uint64_t number) {
    return {"contest.file.missing." + std::string(what), {{"number", std::to_string(number)}}};
}

Found need_work(const State& state, WorkId id) {
    return find_work(state, id) == nullptr ? Found(missing("work", id.value)) : std::nullopt;
}

Found need_author(const State& state, AuthorId id) {
    return find_author(state, id) == nullptr ? Found(missing("author", id.value)) : std::nullopt;
}

Found need_section(const State& state, SectionNumber section) {
    return section > state.regulations.sections.size() ? Found(missing("section", section))
                                                       : std::nullopt;
}

Found check(const State& state, const Announced& fact) {
    const bool closes = fact.regulations.closing.has_value();
    return state.regulations.edition.empty() && !fact.regulations.edition.empty() && closes
               ? std::nullopt
               : Found(Message{"contest.announced_twice", {}});
}

Found check(const State& state, const Appointed& fact) {
    return need_section(state, fact.judge.section);
}

Found check(const State& state, const Registered& fact) {
    return find_author(state, fact.author.id) != nullptr ||
                   find_author(state, fact.author.name) != nullptr
               ? Found(Message{"contest.name_taken", {{"name", fact.author.name}}})
               : std::nullopt;
}

Found check(const State& state, const WorkEntered& fact) {
    const Work& work = fact.work;
    if (work.authors.empty() || find_work(state, work.id) != nullptr) {
        return missing("work", work.id.value);
    }
    for (const AuthorId author : work.authors) {
        if (auto found = need_author(state, author)) {
            return found;
        }
    }
    const bool odd = work.diagram.men < 0 || work.diagram.kings < 0 ||
                     work.diagram.men > most_pieces || work.diagram.kings > most_pieces;
    return work.section == 0 || odd ? Found(missing("section", work.section))
                                    : need_section(state, work.section);
}

Found check(const State& state, const AppealMade& fact) {
    if (auto found = need_author(state, fact.appeal.author)) {
        return found;
    }
    return find_appeal(state, fact.appeal.id) != nullptr
               ? Found(missing("appeal", fact.appeal.id.value))
               : need_work(state, fact.appeal.work);
}

Found check(const State& state, const AppealDecided& fact) {
    return find_appeal(state, fact.appeal) == nullptr ? Found(missing("appeal", fact.appeal.value))
                                                      : std::nullopt;
}

Found check(const State& state, const DutyFulfilled& fact) {
    return need_section(state, fact.duty.section);
}

Found check(const State& state, const Scored& fact) {
    const auto tasks = state.regulations.tasks.size();
    return fact.score.task == 0 || fact.score.task > tasks ? Found(missing("task", fact.score.task))
                                                           : need_author(state, fact.score.solver);
}

Found need_places(const State& state, const std::vector<Place>& places) {
    for (const Place& place : places) {
        if (auto found = need_section(state, place.section)) {
            return found;
        }
    }
    return std::nullopt;
}

Found check(const State& state, const PreliminaryPublished& fact) {
    return need_places(state, fact.places);
}

Found check(const State& state, const FinalPublished& fact) {
    return need_places(state, fact.places);
}

Found check(const State&, const AwardAnnulled&) {
    return std::nullopt;
}

template <class AboutWork>
Found check(const State& state, const AboutWork& fact) {
    return need_work(state, fact.work);
}

bool has_sound_texts(const Event& event) {
    ledger::TextCheck texts;
    // Archives take what they name by reference; this one only looks.
    const_cast<Event&>(event).visit([&](auto& fact) { fields(texts, fact); }); // NOLINT
    return texts.sound();
}

} // namespace

std::string Room::write(const Event& event) {
    return ledger::write_typed(event, Scene{});
}

tl::expected<Event, ledger::Trouble> Room::read(const ledger::Json& json) {
    return ledger::read_typed<Event>(json, Scene{});
}

std::optional<Message> Room::defect(const State& state, const Event& event) {
    if (!has_sound_texts(event)) {
        return Message{"contest.file.text", {}};
    }
    if (!event.is<Announced>() && state.regulations.edition.empty()) {
        return not_ours();
    }
    return event.visit([&](const auto& fact) { return check(state, fact); });
}

Result<Regulations> read_regulations(const ledger::Source& source) {
    const auto json = ledger::read_json(source.text, 0, source.text.size());
    if (!json) {
        return tl::unexpected(fault_at(source, json.error()));
    }
    Regulations regulations;
    if (const auto trouble = ledger::read_object(*json, Scene{}, regulations)) {
        return tl::unexpected(fault_at(source, *trouble));
    }
    return regulations;
}

} // namespace kodeks::contest
