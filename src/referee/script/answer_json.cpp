#include "referee/script/answer_json.hpp"

#include "notation/spoken/words.hpp"
#include "referee/script/field_writer.hpp"
#include "referee/script/time_text.hpp"

namespace kodeks::referee::script {

namespace {

namespace json = boost::json;

json::array list_of(const auto& names) {
    json::array list;
    for (const std::string_view name : names) {
        list.push_back(json::string(name));
    }
    return list;
}

json::object evidence_json(const Evidence& evidence, const Scene& scene) {
    json::object object;
    if (evidence.count) {
        object["count"] = *evidence.count;
    }
    if (evidence.limit) {
        object["limit"] = *evidence.limit;
    }
    if (evidence.time) {
        object["time"] = write_time(*evidence.time);
    }
    if (evidence.move) {
        object["move"] = write_move(scene, *evidence.move);
    }
    if (!evidence.rule.empty()) {
        object["rule"] = evidence.rule;
    }
    return object;
}

// The members of an event by their names: a new event needs code here only for a new kind of
// member.
template <class One>
void add_members(json::object& object, const One& one, const Scene& scene) {
    if constexpr (requires { one.side; }) {
        object["side"] = word(one.side);
    }
    if constexpr (requires { one.phase; }) {
        object["phase"] = word(one.phase);
    }
    if constexpr (requires { one.change; }) {
        object["change"] = word(one.change);
    }
    if constexpr (requires { one.at; }) {
        object["at"] = write_time({one.at.value});
    }
    if constexpr (requires { one.amount; }) {
        object["amount"] = write_time(one.amount);
    }
    if constexpr (requires { one.square; }) {
        object["square"] = notation::spoken::square_name(*scene.variant, one.square);
    }
    if constexpr (requires { one.move; }) {
        object["move"] = write_move(scene, one.move);
    }
    if constexpr (requires { one.legal; }) {
        object["legal"] = one.legal;
    }
    if constexpr (requires { one.ply; }) {
        object["ply"] = one.ply;
    }
    if constexpr (requires { one.counter; }) {
        object["counter"] = word(one.counter);
    }
    if constexpr (requires { one.mark; }) {
        object["mark"] = word(one.mark);
        object["value"] = one.value;
    }
}

} // namespace

std::string_view name_of(const Refusal& refusal) {
    std::string_view name = refusal.message.key;
    name.remove_prefix(std::min(name.size(), name.find('.') + 1));
    return name;
}

json::object to_json(const Ruling& ruling, const Scene& scene) {
    json::object object{{"decision", ruling.decision}};
    if (ruling.about) {
        object["about"] = word(*ruling.about);
    }
    object["articles"] = list_of(ruling.articles);
    if (json::object evidence = evidence_json(ruling.evidence, scene); !evidence.empty()) {
        object["evidence"] = std::move(evidence);
    }
    return object;
}

json::object to_json(const Outcome& outcome) {
    return {{"score", symbol(outcome)}, {"reason", outcome.reason}};
}

json::object to_json(const Refusal& refusal) {
    return {{"name", name_of(refusal)}, {"articles", list_of(refusal.articles)}};
}

json::object question_json(const Asked& asked) {
    return {{"name", asked.question},
            {"about", word(asked.about)},
            {"options", list_of(asked.options)}};
}

json::object to_json(const Event& event, const Scene& scene) {
    json::object object{{"event", word(event)}};
    if (const auto* given = std::get_if<RulingGiven>(&event)) {
        object["ruling"] = to_json(given->ruling, scene);
    } else if (const auto* ended = std::get_if<Ended>(&event)) {
        object["result"] = to_json(ended->outcome);
    } else if (const auto* asked = std::get_if<Asked>(&event)) {
        object["question"] = question_json(*asked);
    } else {
        std::visit([&](const auto& one) { add_members(object, one, scene); }, event);
    }
    return object;
}

json::object answer_json(const std::optional<Refusal>& refused, std::span<const Event> events,
                         const Scene& scene) {
    json::object answer;
    json::array rulings;
    for (const Event& event : events) {
        if (const auto* given = std::get_if<RulingGiven>(&event)) {
            rulings.push_back(to_json(given->ruling, scene));
        } else if (const auto* asked = std::get_if<Asked>(&event)) {
            answer["question"] = question_json(*asked);
        } else if (const auto* ended = std::get_if<Ended>(&event)) {
            answer["result"] = to_json(ended->outcome);
        }
    }
    if (refused) {
        answer["refusal"] = to_json(*refused);
    }
    answer["rulings"] = std::move(rulings);
    return answer;
}

} // namespace kodeks::referee::script
