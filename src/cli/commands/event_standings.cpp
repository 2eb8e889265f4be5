// The places of an event, or of a tournament report. With --tiebreaks by another list than the one
// that was chosen: nothing is changed, and the table says by what it is made.
#include "cli/commands/event.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"
#include "cli/pair/report_standings.hpp"
#include "tournament/fide_tiebreak/code.hpp"
#include "tournament/tables/fide_standings.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using namespace tournament;

// The codes of a list, of the book or of FIDE; an empty list is not one.
std::vector<std::string> codes_in(const std::string& list) {
    std::vector<std::string> codes;
    std::string code;
    for (const char letter : list + ",") {
        if (letter == ',' && !code.empty()) {
            const auto fide = fide_tiebreak::code_from(code);
            const bool of_fide = fide && !tiebreak::find(code);
            codes.push_back(of_fide ? fide_tiebreak::to_text(*fide) : code);
            code.clear();
        } else if (letter != ',' && letter != ' ') {
            code += letter;
        }
    }
    std::erase(codes, "PTS");
    return codes;
}

std::optional<Message> refused_list(const std::vector<std::string>& codes) {
    for (const std::string& code : codes) {
        if (!is_tie_break(code)) {
            return Message{"tournament.tie_break_unknown", {{"code", code}}};
        }
    }
    const auto fide = std::ranges::count_if(codes, is_fide_tie_break);
    if (fide != 0 && fide != std::ssize(codes)) {
        return Message{"tournament.tie_breaks_of_two_kinds", {}};
    }
    return std::nullopt;
}

// The rules of 2026 hold for events from that year on.
void use_edition(const Arguments& arguments, State& state) {
    if (const auto edition = arguments.maybe("--edition")) {
        state.settings.year = *edition == "2024" ? 2024 : 2026;
    }
}

// The groups that play each other are the clubs; others are counted when they are asked for.
std::optional<Trait> counted_groups(const Arguments& arguments, const Stage& stage) {
    const auto asked = word_in<Trait>(arguments, "--groups");
    const bool clubs = stage.settings.system == System::scheveningen && stage.settings.boards == 0;
    return asked || !clubs ? asked : std::optional(Trait::club);
}

Sheet groups_sheet(const Context& context, const std::vector<GroupTotal>& groups) {
    Sheet sheet;
    for (const char* key : {"place", "group", "players", "points"}) {
        const bool name = std::string_view(key) == "group";
        sheet.keys.emplace_back(key);
        sheet.columns.push_back({context.text(std::string("cli.event.column.") + key),
                                 name ? Align::left : Align::right});
    }
    for (const GroupTotal& group : groups) {
        sheet.rows.push_back({std::to_string(group.place), group.name,
                              std::to_string(group.members), kodeks::to_text(group.points)});
    }
    return sheet;
}

boost::json::array groups_json(const std::vector<GroupTotal>& groups) {
    boost::json::array list;
    for (const GroupTotal& group : groups) {
        list.push_back(boost::json::object{{"place", group.place},
                                           {"name", group.name},
                                           {"players", group.members},
                                           {"points", number_json(group.points)}});
    }
    return list;
}

Exit print_places(const Arguments& arguments, const Context& context, const State& state,
                  const Stage& stage) {
    const auto trait = counted_groups(arguments, stage);
    const auto groups = trait ? group_totals(state, stage, *trait) : std::vector<GroupTotal>();
    const Form form = form_in(arguments, context);
    if (context.facts.json) {
        auto table = standings_json(state, stage);
        if (trait) {
            table["groups"] = groups_json(groups);
        }
        print_json(context.streams.out, table);
        return Exit::done;
    }
    if (!arguments.has("--groups")) {
        print_sheet(context, standings_sheet(context, state, stage), form);
    }
    if (trait && (form == Form::text || arguments.has("--groups"))) {
        print_sheet(context, groups_sheet(context, groups), form);
    }
    return Exit::done;
}

Exit print_event(const Arguments& arguments, const Context& context) {
    return with_stage(arguments, context, [&](const EventFile& file, const Stage& shown) {
        if (!arguments.has("--edition") && !arguments.has("--tiebreaks")) {
            return print_places(arguments, context, file.state, shown);
        }
        State state = file.state;
        Stage stage = shown;
        use_edition(arguments, state);
        if (const auto list = arguments.maybe("--tiebreaks")) {
            stage.settings.tie_breaks = codes_in(*list);
            if (const auto refused = refused_list(stage.settings.tie_breaks)) {
                const Exit exit = context.answer_no(*refused);
                suggest_tie_breaks(context, stage.settings.tie_breaks);
                return exit;
            }
            stage.settings.tie_break_articles.assign(stage.settings.tie_breaks.size(), "");
        }
        return print_places(arguments, context, state, stage);
    });
}

Exit run_event_standings(const Arguments& arguments, const Context& context) {
    return is_report(arguments.value("EVENT"))
               ? print_report_standings(arguments.value("EVENT"), arguments, context)
               : print_event(arguments, context);
}

} // namespace

Command event_standings() {
    std::vector<Argument> arguments = fide_tie_break_options();
    arguments.insert(arguments.begin(), required("EVENT"));
    arguments.push_back(choice_option("--groups", "TRAIT", ledger::words_of<Trait>()));
    return {"event standings", showing(arguments), run_event_standings};
}

} // namespace kodeks::cli
