#include "cli/commands/event.hpp"
#include "cli/event/game.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"
#include "tournament/audit/audit.hpp"
#include "tournament/desk/remarks.hpp"
#include "tournament/record/sums.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using tournament::AuditFinding;

// Every recorded game is folded again, and its end is what its table says.
Result<std::vector<AuditFinding>> check_games(const EventFile& file) {
    std::vector<AuditFinding> found;
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
        if (game.outcome && outcome_of(*game.outcome) != *find_game(file.state, ref)) {
            found.push_back({ref.stage,
                             ref.round,
                             {"cli.event.check.game_differs",
                              {{"round", std::to_string(ref.round)},
                               {"table", std::to_string(ref.table)},
                               {"id", std::to_string(id.value)}}},
                             {}});
        }
    }
    return found;
}

// A changed letter anywhere in the file is found by the sums of its lines.
std::vector<AuditFinding> check_sums(const EventFile& file) {
    const auto line = tournament::wrong_sum(
        std::string_view(file.text).substr(0, std::min(file.sound_bytes, file.text.size())));
    if (!line) {
        return {};
    }
    return {{0, 0, {"cli.event.check.sum", {{"line", std::to_string(*line)}}}, {}}};
}

void print_text(const Context& context, const EventFile& file, const tournament::Audit& audit) {
    std::ostream& out = context.streams.out;
    out << context.text("cli.event.check.done", {{"facts", std::to_string(file.events.size())},
                                                 {"draws", std::to_string(audit.draws)},
                                                 {"rounds", std::to_string(audit.rounds)}})
        << '\n';
    for (const AuditFinding& finding : audit.findings) {
        const std::string where =
            context.text("cli.event.check.where", {{"stage", std::to_string(finding.stage)},
                                                   {"round", std::to_string(finding.round)}});
        out << (finding.stage == 0 ? "" : where + " ")
            << with_articles(render(finding.message, context.facts.language), finding.articles)
            << '\n';
    }
    if (!file.games.empty()) {
        out << context.text("cli.event.check.games", {{"n", std::to_string(file.games.size())}})
            << '\n';
    }
    for (const tournament::Stage& stage : file.state.stages) {
        say_remarks(context, out, file.state, stage);
    }
}

void print_typed(const Context& context, const EventFile& file, const tournament::Audit& audit) {
    json::array findings;
    for (const AuditFinding& finding : audit.findings) {
        json::object object{{"stage", finding.stage}, {"round", finding.round}};
        for (const auto& [key, value] : message_json(finding.message, finding.articles)) {
            object[key] = value;
        }
        findings.push_back(std::move(object));
    }
    json::array remarks;
    for (const tournament::Stage& stage : file.state.stages) {
        for (const auto& remark : remarks_on(file.state, stage, {rules_of(file.state)})) {
            remarks.push_back(message_json(remark.message, remark.articles));
        }
    }
    print_json(context.streams.out, json::object{{"facts", file.events.size()},
                                                 {"draws", audit.draws},
                                                 {"rounds", audit.rounds},
                                                 {"games", file.games.size()},
                                                 {"findings", std::move(findings)},
                                                 {"remarks", std::move(remarks)}});
}

Exit check(const Context& context, const EventFile& file) {
    tournament::Audit audit = tournament::audit(file.events);
    const auto games = check_games(file);
    if (!games) {
        return context.bad_input(games.error());
    }
    audit.findings.insert(audit.findings.end(), games->begin(), games->end());
    const auto sums = check_sums(file);
    audit.findings.insert(audit.findings.end(), sums.begin(), sums.end());
    if (context.facts.json) {
        print_typed(context, file, audit);
    } else {
        print_text(context, file, audit);
    }
    return audit.findings.empty() ? Exit::done : Exit::no;
}

Exit run_event_check(const Arguments& arguments, const Context& context) {
    const auto work = [&](const EventFile& file) { return check(context, file); };
    return with_event(arguments, context, work, Need::facts);
}

} // namespace

Command event_check() {
    return {"event check", {required("EVENT")}, run_event_check};
}

} // namespace kodeks::cli
