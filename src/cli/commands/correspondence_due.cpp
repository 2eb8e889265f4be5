#include "cli/letters/remote_sheets.hpp"
#include "cli/letters/session.hpp"
#include "cli/letters/sheets.hpp"
#include "cli/letters/telling.hpp"
#include "cli/time_now.hpp"
#include "referee/words/sentence.hpp"
#include "server/letters/zone.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace correspondence;

std::string who(const Context& context, const tourney::State& state, const tourney::Duty& duty) {
    return duty.office == tourney::Office::player
               ? tourney::player_at(state, *duty.player).person.name
               : context.text("byletter.office." + std::string(ledger::word(duty.office)));
}

std::vector<std::string> row_of(const Context& context, const tourney::State& state,
                                const tourney::Duty& duty) {
    const std::string what =
        sentence(context, state, duty) + (duty.is_right ? context.text("byletter.may") : "");
    return {duty.until ? write_day(*duty.until) : "",
            duty.left ? std::to_string(duty.left->value) : "", who(context, state, duty),
            duty.game ? std::to_string(duty.game->value) : "",
            what + " " + referee::bracketed(duty.articles)};
}

Sheet sheet_of(const Context& context, const LetterFile& file,
               const std::vector<tourney::Duty>& duties) {
    Sheet sheet = due_head(context);
    for (const tourney::Duty& duty : duties) {
        sheet.rows.push_back(row_of(context, file.state, duty));
    }
    return sheet;
}

// A day that was given is the day everywhere; otherwise it is the day where each of them lives.
tourney::Today today_for(const LetterFile& file, std::optional<Day> given) {
    return [&file, given](std::optional<tourney::PlayerId> player) {
        if (given) {
            return *given;
        }
        const std::string zone =
            player ? tourney::player_at(file.state, *player).person.zone : std::string();
        const auto day = server::day_in_zone(zone, time_now());
        return day ? *day : *server::day_in_zone("", time_now());
    };
}

Exit run_correspondence_due(const Arguments& arguments, const Context& context) {
    if (arguments.has("--server")) {
        return show_remote_due(arguments, context);
    }
    return with_letters(arguments, context, [&](LetterFile& file) {
        std::optional<Day> given;
        if (arguments.has("--today")) {
            const auto day = day_option(arguments, context, "--today");
            if (!day) {
                return day.error();
            }
            given = *day;
        }
        const auto* const rules = rulebook::correspondence_rules(file.state.settings.edition);
        if (rules == nullptr) {
            return context.answer_no(
                {"tournament.rulebook_unknown", {{"name", file.state.settings.edition}}});
        }
        auto duties = tourney::due(file.state, today_for(file, given), *rules);
        if (const auto name = arguments.maybe("--for")) {
            const std::string wanted = name_in(file.state, *name);
            std::erase_if(duties, [&](const tourney::Duty& duty) {
                return who(context, file.state, duty) != wanted &&
                       (duty.office == tourney::Office::player ||
                        ledger::word(duty.office) != wanted);
            });
        }
        if (duties.empty() && !context.facts.json) {
            context.streams.out << context.text("byletter.nothing_due") << '\n';
            return Exit::done;
        }
        print_sheet(context, sheet_of(context, file, duties),
                    context.facts.json ? Form::json : Form::text);
        return Exit::done;
    });
}

} // namespace

Command correspondence_due() {
    return {"correspondence due",
            {required("LEDGER"), option("--today", "DATE"), option("--for", "NAME")},
            run_correspondence_due};
}

} // namespace kodeks::cli
