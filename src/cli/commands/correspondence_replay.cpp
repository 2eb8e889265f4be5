// A game by letter replayed: every day charged and every ruling.
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "cli/referee/telling.hpp"
#include "correspondence/script/replay.hpp"
#include "referee/script/answer_json.hpp"
#include "truth/game_oracle.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace correspondence;
using games::Side;

referee::Reader reader_at(const Step& step, const Context& context) {
    return {context.facts.language, &step.position.variant(), step.position};
}

// "letter c3-d4, offered: ..."
std::string act_text(const Act& act, const Context& context) {
    std::string text = context.text(fmt::format("letters.act.{}", word_of(act)));
    if (const auto* const letter = act.get_if<Letter>()) {
        text += letter->moves.empty() ? "" : fmt::format(" {}", fmt::join(letter->moves, " "));
        for (const auto& offer : letter->offers) {
            text += ", " + context.text("letters.offered",
                                        {{"moves", fmt::format("{}", fmt::join(offer, " "))}});
        }
    }
    return text;
}

std::string step_text(const Step& step, const Context& context) {
    return fmt::format("{} {}: {}", write_day(step.command.on),
                       context.text(fmt::format("letters.by.{}", referee::word(step.command.by))),
                       act_text(step.command.act, context));
}

void print_step(const Step& step, std::size_t number, const Context& context) {
    const referee::Reader reader = reader_at(step, context);
    std::ostream& out = context.streams.out;
    out << fmt::format("{}. {}\n", number, step_text(step, context));
    if (step.refused) {
        out << "   " << refusal_line(*step.refused, reader, context) << "\n";
    }
    for (const referee::Ruling& ruling : step.rulings) {
        out << fmt::format("   {} {}\n", sentence(ruling, reader),
                           referee::bracketed(ruling.articles));
    }
}

std::string days_line(const State& state, const Context& context) {
    const auto used = [&](Side side) { return std::to_string(state.of(side).used.value); };
    const auto allowed = [&](Side side) { return std::to_string(state.allowed(side).value); };
    return context.text("cli.correspondence.days", {{"white", used(Side::white)},
                                                    {"white_allowed", allowed(Side::white)},
                                                    {"black", used(Side::black)},
                                                    {"black_allowed", allowed(Side::black)}});
}

void print_as_text(const Replay& replay, const Context& context) {
    std::ostream& out = context.streams.out;
    if (!replay.header.title.empty()) {
        out << replay.header.title << "\n";
    }
    for (std::size_t i = 0; i < replay.steps.size(); ++i) {
        print_step(replay.steps[i], i + 1, context);
    }
    out << days_line(replay.state, context) << "\n";
    if (replay.state.outcome) {
        const referee::Reader reader{context.facts.language, replay.state.variant, {}};
        out << sentence(*replay.state.outcome, reader) << "\n";
    }
}

json::object step_json(const Step& step, const Context& context) {
    const referee::Reader reader = reader_at(step, context);
    const ledger::Scene scene{&step.position.variant(), step.position};
    json::array rulings;
    for (const referee::Ruling& ruling : step.rulings) {
        json::object object = referee::script::to_json(ruling, scene);
        object["sentence"] = sentence(ruling, reader);
        rulings.push_back(std::move(object));
    }
    json::object object{{"line", step.line},
                        {"on", write_day(step.command.on)},
                        {"by", referee::word(step.command.by)},
                        {"do", word_of(step.command.act)},
                        {"rulings", std::move(rulings)}};
    if (step.refused) {
        json::object refused = referee::script::to_json(*step.refused);
        refused["sentence"] = sentence(*step.refused, reader);
        object["refusal"] = std::move(refused);
    }
    return object;
}

void print_as_json(const Replay& replay, const Context& context) {
    json::array steps;
    for (const Step& step : replay.steps) {
        steps.push_back(step_json(step, context));
    }
    json::value result = nullptr;
    if (replay.state.outcome) {
        result = referee::script::to_json(*replay.state.outcome);
    }
    print_json(context.streams.out, {{"rulebook", replay.header.settings.edition},
                                     {"variant", replay.state.variant->name},
                                     {"steps", std::move(steps)},
                                     {"days", days_text(replay.state)},
                                     {"result", std::move(result)},
                                     {"failures", failures_json(replay.failures, context)}});
}

Exit run_correspondence_replay(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("SCRIPT"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    const auto replay = correspondence::replay({input->text, input->name}, truth::GameOracle());
    if (!replay) {
        return context.bad_input(replay.error());
    }
    if (context.facts.json) {
        print_as_json(*replay, context);
    } else {
        print_as_text(*replay, context);
    }
    return tell_failures(replay->failures, context);
}

} // namespace

Command correspondence_replay() {
    return {"correspondence replay", {required("SCRIPT")}, run_correspondence_replay};
}

} // namespace kodeks::cli
