// The tie-breaks of a stage: showing them, and choosing others before round 1.
#include "cli/commands/event.hpp"
#include "cli/json.hpp"
#include "tournament/tables/standings.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using namespace tournament;

// The articles beside the codes: those that were settled, or those of the book.
std::vector<std::string> articles_of(const State& state, const StageSettings& settings,
                                     const std::vector<std::string>& codes) {
    const auto* const rules = rules_of(state);
    const bool chosen = codes == settings.tie_breaks || rules == nullptr;
    return chosen ? settings.tie_break_articles : tie_break_articles(*rules, settings, codes);
}

boost::json::object typed(const State& state, const StageSettings& settings,
                          const std::vector<std::string>& codes) {
    const auto articles = articles_of(state, settings, codes);
    boost::json::array list;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        list.push_back(boost::json::object{{"code", codes[i]},
                                           {"article", i < articles.size() ? articles[i] : ""}});
    }
    return {{"tie_breaks", std::move(list)}};
}

Sheet sheet_of(const Context& context, const State& state, const StageSettings& settings,
               const std::vector<std::string>& codes) {
    Sheet sheet;
    for (const char* key : {"line", "code", "tie-break", "article"}) {
        sheet.keys.emplace_back(key);
        sheet.columns.push_back({context.text(std::string("cli.event.column.") + key),
                                 sheet.keys.size() == 1 ? Align::right : Align::left});
    }
    const auto articles = articles_of(state, settings, codes);
    for (std::size_t i = 0; i < codes.size(); ++i) {
        sheet.rows.push_back({std::to_string(i + 1), codes[i], tie_break_title(context, codes[i]),
                              i < articles.size() ? articles[i] : ""});
    }
    return sheet;
}

Exit run_event_tiebreaks(const Arguments& arguments, const Context& context) {
    const bool choosing = arguments.has("CODE") || arguments.has("--default");
    const auto work = [&](EventFile& file) {
        const StageNumber number = stage_in(arguments);
        if (find_stage(file.state, number) == nullptr) {
            return context.answer_no({"tournament.no_stage", {{"number", std::to_string(number)}}});
        }
        std::vector<std::string> codes = arguments.all("CODE");
        const auto* const rules = rules_of(file.state);
        if (arguments.has("--default") && rules != nullptr) {
            codes = default_tie_breaks(*rules, find_stage(file.state, number)->settings);
        }
        Exit exit = Exit::done;
        if (!codes.empty()) {
            exit = change(arguments, context, file, {ChooseTieBreaks{number, codes}});
        }
        if (exit != Exit::done) {
            suggest_tie_breaks(context, codes);
            return exit;
        }
        const StageSettings& settings = find_stage(file.state, number)->settings;
        const auto shown = arguments.has("--all") ? tie_break_codes() : settings.tie_breaks;
        if (context.facts.json) {
            if (codes.empty()) { // else the fact is printed
                print_json(context.streams.out, typed(file.state, settings, shown));
            }
            return exit;
        }
        print_sheet(context, sheet_of(context, file.state, settings, shown),
                    form_in(arguments, context));
        return exit;
    };
    return choosing ? changing_event(arguments, context, work)
                    : with_event(arguments, context, work);
}

} // namespace

Command event_tiebreaks() {
    return {"event tiebreaks",
            with_common({required("EVENT"), any_number("CODE"), flag("--default"), flag("--all"),
                         flag("--csv")}),
            run_event_tiebreaks};
}

} // namespace kodeks::cli
