#include "correspondence/script/replay.hpp"

#include "base/check.hpp"
#include "base/utf8.hpp"
#include "ledger/lines.hpp"
#include "notation/fen.hpp"
#include "referee/script/answer_json.hpp"
#include "referee/script/expectation.hpp"
#include "referee/words/words.hpp"

namespace kodeks::correspondence {

namespace {

namespace json = boost::json;
namespace script = referee::script;

constexpr std::string_view whole[] = {"rulings", "refusal", "result"};
constexpr std::string_view asked_for[] = {"days", "fen", "phase"};

tl::expected<Header, Trouble> first_line(ledger::Lines& lines) {
    if (!lines.next()) {
        return tl::unexpected(Trouble{0, {"letters.no_header", {}}});
    }
    const auto line = lines.json();
    if (!line) {
        return tl::unexpected(line.error());
    }
    return read_header(*line);
}

json::value rulings_json(const Step& step) {
    const ledger::Scene scene{&step.position.variant(), step.position};
    json::array rulings;
    for (const referee::Ruling& ruling : step.rulings) {
        rulings.push_back(script::to_json(ruling, scene));
    }
    return rulings;
}

json::value actual(std::string_view key, const Step& step, const State& state) {
    if (key == "rulings") {
        return rulings_json(step);
    }
    if (key == "refusal") {
        return step.refused ? json::value(script::to_json(*step.refused)) : nullptr;
    }
    if (key == "result") {
        return state.outcome ? json::value(script::to_json(*state.outcome)) : nullptr;
    }
    if (key == "days") {
        return json::string(days_text(state));
    }
    if (key == "phase") {
        return json::string(ledger::word(state.phase));
    }
    return json::string(notation::write_fen(*state.variant, state.board));
}

std::optional<Trouble> act(Replay& replay, const World& world, const Json& line,
                           std::uint32_t number) {
    const auto command = read_command(line);
    if (!command) {
        return command.error();
    }
    Step step{number, *command, *replay.state.position};
    const Decision decision =
        carry_out(replay.state, *command, world, *world.game.oracle, step.events);
    if (decision.refusal() != nullptr) {
        step.refused = *decision.refusal();
    }
    for (const Event& event : step.events) {
        if (const auto* const given = event.get_if<RulingGiven>()) {
            step.rulings.push_back(*given->ruling);
        }
    }
    replay.steps.push_back(std::move(step));
    return std::nullopt;
}

std::optional<Trouble> expect(Replay& replay, const Json& line, const ledger::Source& source) {
    if (replay.steps.empty() || replay.steps.back().expected) {
        return Trouble{line.offset, {"script.expect_what", {}}};
    }
    Step& step = replay.steps.back();
    step.expected = true;
    const auto differences =
        script::check_expectation(line, {whole, asked_for}, [&](std::string_view key) {
            return actual(key, step, replay.state);
        });
    if (!differences) {
        return differences.error();
    }
    for (const Trouble& difference : *differences) {
        replay.failures.push_back(fault_at(source, difference));
    }
    return std::nullopt;
}

std::optional<Trouble> take_line(Replay& replay, const World& world, const ledger::Lines& lines,
                                 const ledger::Source& source) {
    const auto line = lines.json();
    if (!line) {
        return line.error();
    }
    return line->find("expect") != nullptr ? expect(replay, *line, source)
                                           : act(replay, world, *line, lines.number());
}

} // namespace

Result<Replay> replay(const ledger::Source& source, const truth::Oracle& oracle) {
    if (const auto broken = first_invalid_byte(source.text)) {
        return tl::unexpected(fault_at(source, {*broken, {"base.unreadable_utf8", {}}}));
    }
    ledger::Lines lines(source.text);
    const auto header = first_line(lines);
    if (!header) {
        return tl::unexpected(fault_at(source, header.error()));
    }
    const Settings& settings = header->settings;
    const auto world = find_world(settings.edition, settings.variant, oracle);
    KODEKS_ASSERT(world.has_value());
    Replay replay{*header, State(settings), {}, {}};
    while (lines.next()) {
        if (const auto trouble = take_line(replay, *world, lines, source)) {
            return tl::unexpected(fault_at(source, *trouble));
        }
    }
    return replay;
}

} // namespace kodeks::correspondence
