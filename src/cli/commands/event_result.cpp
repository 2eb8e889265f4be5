#include "cli/commands/event.hpp"
#include "cli/event/table_number.hpp"
#include "tournament/desk/handling.hpp"
#include "tournament/tables/settle.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

using Commands = std::vector<tournament::Command>;

using Games = std::vector<std::pair<GameRef, Outcome>>;

// A whole match that was not played: every board, for the same side.
Games whole_match(const GameRef& ref, std::size_t games, const Outcome& outcome) {
    Games all;
    for (std::uint32_t game = 1; game <= games; ++game) {
        const bool straight = first_has_white(game);
        all.emplace_back(GameRef{ref.stage, ref.round, ref.table, game},
                         straight ? outcome : finished(outcome.black, outcome.white));
    }
    return all;
}

// The games that a typed table means; of several nobody guesses which.
tl::expected<Games, Message> games_named(const State& state, const GameRef& ref,
                                         const std::string& typed, const Outcome& outcome) {
    const bool names_game = typed.find('.') != std::string::npos;
    const Outcome* const game = find_game(state, ref);
    if (names_game || game == nullptr) {
        return Games{{ref, outcome}};
    }
    const Stage& stage = *find_stage(state, ref.stage);
    const std::size_t games = stage.rounds[ref.round - 1].pairings[ref.table - 1].games.size();
    if (games == 1) {
        return Games{{ref, outcome}};
    }
    if (!is_unplayed(outcome)) {
        return tl::unexpected(
            Message{"tournament.name_the_board",
                    {{"table", std::to_string(ref.table)}, {"n", std::to_string(games)}}});
    }
    return whole_match(ref, games, outcome);
}

tl::expected<Commands, Exit> commands_in(const Arguments& arguments, const Context& context,
                                         const EventFile& file, RoundNumber round,
                                         std::vector<std::uint32_t>& tables) {
    const auto words = arguments.all("RESULT");
    if (words.size() % 2 != 0) {
        return tl::unexpected(context.wrong_usage(Message{"cli.event.result.pairs", {}}));
    }
    const auto* const rules = kodeks::cli::rules_of(file.state);
    if (rules == nullptr) {
        return tl::unexpected(context.answer_no(
            {"tournament.rulebook_unknown", {{"name", file.state.settings.edition}}}));
    }
    Commands commands;
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const auto ref = read_table(words[i], stage_in(arguments), round);
        if (!ref) {
            return tl::unexpected(
                context.wrong_usage(Message{"cli.event.result.table", {{"text", words[i]}}}));
        }
        const auto outcome = read_outcome(words[i + 1], *rules, file.state.settings.scale);
        if (!outcome) {
            // A score of several games together is no result of one.
            const auto named = games_named(file.state, *ref, words[i], white_wins);
            return tl::unexpected(named ? refused(context, outcome.error())
                                        : context.answer_no(named.error()));
        }
        const auto games = games_named(file.state, *ref, words[i], *outcome);
        if (!games) {
            return tl::unexpected(context.answer_no(games.error()));
        }
        for (const auto& [game, its_outcome] : *games) {
            if (const auto reason = arguments.maybe("--correct")) {
                commands.emplace_back(
                    CorrectResult{game, its_outcome, *reason, arguments.has("--rating")});
            } else {
                commands.emplace_back(
                    RecordResult{game, its_outcome, arguments.maybe("--note").value_or("")});
            }
        }
        tables.push_back(ref->table);
    }
    return commands;
}

// Whether one of the games has a result already.
bool is_recorded(const State& state, const Commands& commands) {
    return std::ranges::any_of(commands, [&](const tournament::Command& command) {
        const auto* const record = command.get_if<RecordResult>();
        const Outcome* const now = record == nullptr ? nullptr : find_game(state, record->game);
        return now != nullptr && now->status == Status::finished;
    });
}

// A correction that was refused because it comes too late to count.
bool wants_rating(const Arguments& arguments, const Stage* stage, RoundNumber round) {
    return stage != nullptr && arguments.has("--correct") && !arguments.has("--rating") &&
           correction_now(*stage, round) == Correction::rating_only;
}

// A correction that comes after the next pairing (C04.2:4.3).
void say_when_it_counts(const Context& context, const Stage& stage, RoundNumber round) {
    if (const auto remark = remark_on_correction(stage, round)) {
        say_remark(context, context.streams.talk, *remark);
    }
}

Exit run_event_result(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const Stage* stage = find_stage(file.state, stage_in(arguments));
        const std::uint64_t last = stage == nullptr ? 0 : stage->rounds.size();
        const auto round = static_cast<RoundNumber>(
            std::min<std::uint64_t>(arguments.number("--round").value_or(last), UINT32_MAX));
        std::vector<std::uint32_t> tables;
        if (arguments.has("--rating") && !arguments.has("--correct")) {
            return context.wrong_usage({"cli.needs_argument", {{"argument", "--correct"}}});
        }
        const auto commands = commands_in(arguments, context, file, round, tables);
        if (!commands) {
            return commands.error();
        }
        const bool again = !arguments.has("--correct") && is_recorded(file.state, *commands);
        const Exit exit = change(arguments, context, file, *commands);
        if (exit == Exit::no && again) {
            context.streams.talk << context.text("cli.event.result.correct_hint") << '\n';
        }
        if (exit == Exit::no && wants_rating(arguments, stage, round)) {
            context.streams.talk << context.text("cli.event.result.rating_hint") << '\n';
        }
        if (tells(context, exit)) {
            print_sheet(context,
                        pairings_sheet(context, file.state,
                                       *find_stage(file.state, stage_in(arguments)), round, tables),
                        form_in(arguments, context));
            if (arguments.has("--correct")) {
                say_when_it_counts(context, *find_stage(file.state, stage_in(arguments)), round);
            }
        }
        return exit;
    });
}

} // namespace

Command event_result() {
    return {
        "event result",
        with_common({required("EVENT"), one_or_more("RESULT"), number_option("--round", "N"),
                     option("--correct", "REASON"), flag("--rating"), option("--note", "TEXT")}),
        run_event_result};
}

} // namespace kodeks::cli
