#include "correspondence/letter_script.hpp"

#include "base/utf8.hpp"
#include "correspondence/letter_fields.hpp"
#include "ledger/lines.hpp"
#include "notation/fen.hpp"
#include "referee/script/answer_json.hpp"
#include "referee/script/expectation.hpp"
#include "referee/words/words.hpp"

#include <fmt/format.h>

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

json::value actual(std::string_view key, const Step& step, const Game& game) {
    if (key == "rulings") {
        return rulings_json(step);
    }
    if (key == "refusal") {
        return step.refused ? json::value(script::to_json(*step.refused)) : nullptr;
    }
    if (key == "result") {
        return game.outcome ? json::value(script::to_json(*game.outcome)) : nullptr;
    }
    if (key == "days") {
        return json::string(days_text(game));
    }
    if (key == "phase") {
        return json::string(ledger::word(game.phase));
    }
    return json::string(
        notation::write_fen(*game.plan.match.variant, games::setup_of(game.position)));
}

std::optional<Trouble> act(Replay& replay, const Json& line, std::uint32_t number) {
    const auto command = read_command(line);
    if (!command) {
        return command.error();
    }
    Step step{number, *command, replay.game.position};
    if (auto answer = handle(replay.game, *command)) {
        replay.game = std::move(answer->game);
        step.rulings = std::move(answer->rulings);
    } else {
        step.refused = answer.error();
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
            return actual(key, step, replay.game);
        });
    if (!differences) {
        return differences.error();
    }
    for (const Trouble& difference : *differences) {
        replay.failures.push_back(fault_at(source, difference));
    }
    return std::nullopt;
}

std::optional<Trouble> take_line(Replay& replay, const ledger::Lines& lines,
                                 const ledger::Source& source) {
    const auto line = lines.json();
    if (!line) {
        return line.error();
    }
    return line->find("expect") != nullptr ? expect(replay, *line, source)
                                           : act(replay, *line, lines.number());
}

} // namespace

std::string days_text(const Game& game) {
    return fmt::format("{}/{}", game.of(Side::white).used.value, game.of(Side::black).used.value);
}

Result<Replay> replay(const ledger::Source& source) {
    if (const auto broken = first_invalid_byte(source.text)) {
        return tl::unexpected(fault_at(source, {*broken, {"base.unreadable_utf8", {}}}));
    }
    ledger::Lines lines(source.text);
    const auto header = first_line(lines);
    if (!header) {
        return tl::unexpected(fault_at(source, header.error()));
    }
    Replay replay{*header, start(header->plan), {}, {}};
    while (lines.next()) {
        if (const auto trouble = take_line(replay, lines, source)) {
            return tl::unexpected(fault_at(source, *trouble));
        }
    }
    return replay;
}

} // namespace kodeks::correspondence
