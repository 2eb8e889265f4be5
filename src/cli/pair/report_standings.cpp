#include "cli/pair/report_standings.hpp"

#include "base/text_table.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"
#include "cli/pair/report_file.hpp"
#include "tournament/fide_tiebreak/standings.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
namespace trf = tournament::trf;
using namespace tournament::fide_tiebreak;

// The list of the command, of the file, or what clubs use.
std::string list_in(const Arguments& arguments, const trf::Document& document) {
    if (const auto given = arguments.maybe("--tiebreaks")) {
        return *given;
    }
    const std::string order = document.text("212");
    const std::string list = order.empty() ? document.text("202") : order;
    const bool teams = !document.teams.empty();
    return !list.empty() ? list : teams ? "MPvGP,EDE,EMGSB/C1" : "DE,BH/C1,BH,SB";
}

std::string name_of(const trf::Document& document, std::size_t at) {
    return document.teams.empty() ? document.players[at].name : document.teams[at].name;
}

std::string points_text(const Participant& one) {
    return to_text(from_tenths(one.points.value));
}

void print_table(const Context& context, const trf::Document& document, const Contest& contest,
                 const std::vector<Code>& codes) {
    std::vector<TextColumn> columns = {{context.text("cli.pair.standings.place"), Align::right},
                                       {"#", Align::right},
                                       {context.text("cli.pair.standings.name")},
                                       {"PTS", Align::right}};
    for (const Code& code : codes) {
        columns.push_back({to_text(code), Align::right});
    }
    TextTable table(columns);
    for (const Standing& standing : standings(contest, codes)) {
        const Participant& one = contest.primary.participants[standing.participant];
        std::vector<std::string> cells = {std::to_string(standing.place), std::to_string(one.id),
                                          name_of(document, standing.participant),
                                          points_text(one)};
        cells.insert(cells.end(), standing.shown.begin(), standing.shown.end());
        table.add(cells);
    }
    context.streams.out << table.to_text();
}

json::value tenths_json(std::int64_t tenths) {
    return number_json(tournament::Fraction(tenths, 10));
}

// What the table shows is at most two decimals: an exact number of hundredths; nothing where a
// tie-break decided nothing.
json::value shown_json(const std::string& shown) {
    std::int64_t hundredths = 0;
    std::size_t decimals = 0;
    bool point = false;
    for (const char c : shown) {
        if (c == '.') {
            point = true;
        } else if (c >= '0' && c <= '9') {
            hundredths = hundredths * 10 + (c - '0');
            decimals += point ? 1 : 0;
        } else if (c != '-') {
            return json::string(shown);
        }
    }
    if (shown.empty() || shown == "-") {
        return nullptr;
    }
    for (; decimals < 2; ++decimals) {
        hundredths *= 10;
    }
    return number_json(tournament::Fraction(shown.front() == '-' ? -hundredths : hundredths, 100));
}

json::array terms_json(const Contest& contest, const Code& code, std::size_t at) {
    json::array list;
    for (const Term& term : terms_of(contest, code, static_cast<PlayerIndex>(at))) {
        json::object entry{{"round", term.round},
                           {"score", tenths_json(term.score.value)},
                           {"points", tenths_json(term.points.value)}};
        if (term.opponent != tournament::fide::nobody) {
            entry["opponent"] = contest.primary.participants[term.opponent].id;
        }
        entry["dummy"] = term.dummy;
        entry["voluntary"] = term.voluntary;
        entry["cut"] = term.cut;
        list.push_back(entry);
    }
    return list;
}

void print_as_json(const Context& context, const trf::Document& document, const Contest& contest,
                   const std::vector<Code>& codes) {
    json::array rows;
    for (const Standing& standing : standings(contest, codes)) {
        const Participant& one = contest.primary.participants[standing.participant];
        json::object values;
        json::object terms;
        for (std::size_t at = 0; at < codes.size(); ++at) {
            values[to_text(codes[at])] = shown_json(standing.shown[at]);
            auto list = terms_json(contest, codes[at], standing.participant);
            if (!list.empty()) {
                terms[to_text(codes[at])] = std::move(list);
            }
        }
        rows.push_back(json::object{{"place", standing.place},
                                    {"id", one.id},
                                    {"name", name_of(document, standing.participant)},
                                    {"points", tenths_json(one.points.value)},
                                    {"tiebreaks", values},
                                    {"terms", terms}});
    }
    print_json(context.streams.out, json::object{{"lines", std::move(rows)}});
}

} // namespace

Exit print_report_standings(const std::string& name, const Arguments& arguments,
                            const Context& context) {
    const auto document = read_report(name, context);
    if (!document) {
        return context.bad_input(document.error());
    }
    const Codes codes = codes_from(list_in(arguments, *document));
    if (!codes.unknown.empty() || (codes.list.empty() && arguments.has("--tiebreaks"))) {
        return context.answer_no({"cli.pair.standings.unknown", {{"code", codes.unknown}}});
    }
    ContestSettings settings;
    if (const auto edition = arguments.maybe("--edition")) {
        settings.edition = *edition == "2024" ? Edition::of_2024 : Edition::of_2026;
    }
    const auto contest = contest_of(*document, settings);
    if (!contest) {
        return context.bad_input(contest.error());
    }
    if (context.facts.json) {
        print_as_json(context, *document, *contest, codes.list);
    } else {
        print_table(context, *document, *contest, codes.list);
    }
    return Exit::done;
}

std::vector<Argument> fide_tie_break_options() {
    return {option("--tiebreaks", "LIST"), choice_option("--edition", "YEAR", {"2024", "2026"})};
}

bool is_report(const std::string& name) {
    return name.ends_with(".trf") || name.ends_with(".TRF");
}

} // namespace kodeks::cli
