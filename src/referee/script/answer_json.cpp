#include "referee/script/answer_json.hpp"

#include "ledger/alternative.hpp"
#include "ledger/time_text.hpp"
#include "notation/fen.hpp"
#include "referee/record/event_fields.hpp"

#include <boost/json/parse.hpp>

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
        object["time"] = ledger::write_time(*evidence.time);
    }
    if (evidence.move) {
        object["move"] = ledger::write_move(scene, *evidence.move);
    }
    if (!evidence.rule.empty()) {
        object["rule"] = evidence.rule;
    }
    return object;
}

// The fields of an event as its record has them, moves as people write them.
json::object fields_json(const Event& event, const Scene& scene) {
    std::string text = "{";
    ledger::Writer writer(text, scene);
    ledger::write_variant(writer, "event", event);
    return json::parse(text + "}").as_object();
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

json::object question_json(const Question& asked) {
    return {
        {"name", asked.name}, {"about", word(asked.about)}, {"options", list_of(asked.options)}};
}

json::object to_json(const Event& event, const Scene& scene) {
    json::object object{{"event", word(event)}};
    if (const auto* given = event.get_if<RulingGiven>()) {
        object["ruling"] = to_json(*given->ruling, scene);
    } else if (const auto* ended = event.get_if<Ended>()) {
        object["result"] = to_json(*ended->outcome);
    } else if (const auto* asked = event.get_if<Asked>()) {
        object["question"] = question_json(*asked->question);
    } else {
        for (const auto& member : fields_json(event, scene)) {
            object[member.key()] = member.value();
        }
    }
    return object;
}

json::object standing_json(const State& state, Instant now) {
    json::object clocks;
    for (const Side side : {Side::white, Side::black}) {
        const auto reading = clock::reading(state.clock, side, std::max(now, state.clock.since));
        clocks[word(side)] = ledger::write_time(reading.remaining);
    }
    return {{"phase", word(state.phase)},
            {"clocks", std::move(clocks)},
            {"running", state.clock.running ? word(*state.clock.running) : "none"},
            {"board", notation::write_fen(*state.variant, numbered_board(state))},
            {"move-number", state.moves_made(Side::black) + 1},
            {"to-move", word(state.to_move())}};
}

json::object answer_json(const Given& given, const Scene& scene) {
    json::object answer;
    json::array rulings;
    for (const Event& event : given.events) {
        if (const auto* ruled = event.get_if<RulingGiven>()) {
            rulings.push_back(to_json(*ruled->ruling, scene));
        } else if (const auto* asked = event.get_if<Asked>()) {
            answer["question"] = question_json(*asked->question);
        } else if (const auto* ended = event.get_if<Ended>()) {
            answer["result"] = to_json(*ended->outcome);
        }
    }
    if (given.refusal != nullptr) {
        answer["refusal"] = to_json(*given.refusal);
    }
    if (given.superseded) {
        answer["superseded"] = true;
    }
    answer["rulings"] = std::move(rulings);
    return answer;
}

} // namespace kodeks::referee::script
