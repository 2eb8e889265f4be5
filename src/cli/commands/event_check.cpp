#include "cli/commands/event.hpp"
#include "cli/event/game.hpp"
#include "tournament/audit/audit.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using tournament::AuditFinding;

// Every recorded game is folded again, and its end is what its table says. False when it is not.
tl::expected<bool, Fault> check_games(const Context& context, const EventFile& file) {
    bool sound = true;
    for (const auto& [id, records] : file.games) {
        const auto events = facts_of(file, id);
        if (!events) {
            return tl::unexpected(events.error());
        }
        referee::State game;
        for (const referee::Event& event : *events) {
            apply(game, event);
        }
        const tournament::GameRef ref = *find_ref(file.state, id);
        const tournament::Outcome result = *find_game(file.state, ref);
        if (game.outcome && outcome_of(*game.outcome) != result) {
            sound = false;
            context.streams.out << context.text("cli.event.check.game_differs",
                                                {{"round", std::to_string(ref.round)},
                                                 {"table", std::to_string(ref.table)},
                                                 {"id", std::to_string(id.value)}})
                                << '\n';
        }
    }
    if (!file.games.empty()) {
        context.streams.out << context.text("cli.event.check.games",
                                            {{"n", std::to_string(file.games.size())}})
                            << '\n';
    }
    return sound;
}

Exit run(const Arguments& arguments, const Context& context) {
    return with_event(arguments, context, [&](const EventFile& file) {
        const tournament::Audit audit = tournament::audit(file.events);
        context.streams.out << context.text("cli.event.check.done",
                                            {{"facts", std::to_string(file.events.size())},
                                             {"draws", std::to_string(audit.draws)},
                                             {"rounds", std::to_string(audit.rounds)}})
                            << '\n';
        for (const AuditFinding& finding : audit.findings) {
            const std::string where =
                context.text("cli.event.check.where", {{"stage", std::to_string(finding.stage)},
                                                       {"round", std::to_string(finding.round)}});
            context.streams.out << where << ' '
                                << with_articles(render(finding.message, context.facts.language),
                                                 finding.articles)
                                << '\n';
        }
        const auto games = check_games(context, file);
        if (!games) {
            return context.bad_input(games.error());
        }
        for (const tournament::Stage& stage : file.state.stages) {
            say_remarks(context, context.streams.out, file.state, stage);
        }
        return audit.findings.empty() && *games ? Exit::done : Exit::no;
    });
}

} // namespace

Command event_check() {
    return {"event check", {required("EVENT")}, run};
}

} // namespace kodeks::cli
