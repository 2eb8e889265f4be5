#include "referee/script/replay.hpp"

#include "base/utf8.hpp"
#include "ledger/lines.hpp"
#include "referee/referee.hpp"
#include "referee/script/command_text.hpp"
#include "referee/script/expectation.hpp"

namespace kodeks::referee::script {

namespace {

using ledger::fault_at;
using ledger::Lines;

tl::expected<Header, Trouble> first_line(Lines& lines) {
    if (!lines.next()) {
        return tl::unexpected(Trouble{0, {"script.no_header", {}}});
    }
    const auto json = lines.json();
    if (!json) {
        return tl::unexpected(json.error());
    }
    return read_header(*json);
}

class Player {
public:
    Player(Replay& game, const Source& source, const truth::Oracle& prover)
        : game_(game),
          source_(source),
          prover_(prover),
          world_(world_for(game.header.proofs, game.header.match.rules, prover)) {}

    // The trouble with a line, if any.
    std::optional<Trouble> line(const Lines& lines, const Observer& observer) {
        const auto json = lines.json();
        if (!json) {
            return json.error();
        }
        if (json->find("expect") != nullptr) {
            return expect(*json);
        }
        return act(*json, lines.number(), observer);
    }

private:
    std::optional<Trouble> act(const Json& json, std::uint32_t number, const Observer& observer) {
        const Instant previous = game_.steps.empty() ? Instant{0} : game_.steps.back().command.at;
        const auto command = read_command(json, game_.state, previous);
        if (!command) {
            return command.error();
        }
        game_.steps.push_back({.line = number,
                               .command = *command,
                               .position = game_.state.position,
                               .first_event = game_.events.size()});
        const Decision decision = carry_out(game_.state, *command, world_, prover_, game_.events);
        if (decision.refusal() != nullptr) {
            game_.steps.back().refused = *decision.refusal();
        }
        game_.steps.back().superseded = decision.superseded();
        if (observer) {
            observer(game_.steps.back(), game_.events_of(game_.steps.size() - 1), game_.state);
        }
        return std::nullopt;
    }

    std::optional<Trouble> expect(const Json& json) {
        if (game_.steps.empty() || game_.steps.back().expected) {
            return Trouble{json.offset, {"script.expect_what", {}}};
        }
        Step& step = game_.steps.back();
        step.expected = true;
        const ledger::Scene scene{game_.header.match.variant, step.position};
        const auto differences = check_expectation(
            json, {answer_json(step.given(game_.events_of(game_.steps.size() - 1)), scene),
                   game_.state, step.command.at});
        if (!differences) {
            return differences.error();
        }
        for (const Trouble& difference : *differences) {
            game_.failures.push_back(fault_at(source_, difference));
        }
        return std::nullopt;
    }

    Replay& game_;
    const Source& source_;
    const truth::Oracle& prover_;
    World world_;
};

} // namespace

std::span<const Event> Replay::events_of(std::size_t step) const {
    const std::size_t end = step + 1 < steps.size() ? steps[step + 1].first_event : events.size();
    return steps[step].events(events, end);
}

Result<Header> header_of(const Source& source) {
    Lines lines(source.text);
    auto header = first_line(lines);
    if (!header) {
        return tl::unexpected(fault_at(source, header.error()));
    }
    return *header;
}

Result<Replay> replay(const Source& source, const truth::Oracle& prover, const Observer& observer) {
    if (const auto broken = first_invalid_byte(source.text)) {
        return tl::unexpected(fault_at(source, {*broken, {"base.unreadable_utf8", {}}}));
    }
    Lines lines(source.text);
    const auto header = first_line(lines);
    if (!header) {
        return tl::unexpected(fault_at(source, header.error()));
    }
    Replay game{*header, {}, {Opened{header->match.settings}}, {}, {}};
    apply(game.state, game.events.front());
    Player player(game, source, prover);
    while (lines.next()) {
        if (const auto trouble = player.line(lines, observer)) {
            return tl::unexpected(fault_at(source, *trouble));
        }
    }
    return game;
}

} // namespace kodeks::referee::script
