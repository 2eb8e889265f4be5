// The coming round of a tournament report file.
#include "cli/event/typed.hpp"
#include "cli/json.hpp"
#include "cli/pair/report_file.hpp"
#include "tournament/fide/explain.hpp"
#include "tournament/trf/to_field.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
namespace fide = tournament::fide;
namespace trf = tournament::trf;

constexpr std::size_t explained_whole = 300;

Exit say_impossible(const fide::Impossible& impossible, const trf::RoundField& field,
                    const Context& context) {
    std::vector<std::string> players;
    for (const fide::PlayerIndex player : impossible.blocking) {
        players.push_back(std::to_string(field.ranks[player]));
    }
    const std::string names = players.empty() ? "-" : joined(players, " ");
    return context.answer_no({"fide.impossible", {{"players", names}}});
}

void print_explanation(const std::vector<fide::BracketExplanation>& brackets,
                       const Context& context) {
    for (const fide::BracketExplanation& bracket : brackets) {
        context.streams.out << render(bracket.heading, context.facts.language) << '\n';
        for (const Message& line : bracket.lines) {
            context.streams.out << "  " << render(line, context.facts.language) << '\n';
        }
    }
}

// The protocol of pairing engines: the number of lines, then white and black, a bye as 0.
void print_pairs(const fide::RoundPairing& pairing, const trf::RoundField& field,
                 std::ostream& out) {
    out << pairing.boards.size() + (pairing.bye != fide::nobody ? 1 : 0) << '\n';
    for (const fide::Board& board : pairing.boards) {
        out << field.ranks[board.white] << ' ' << field.ranks[board.black] << '\n';
    }
    if (pairing.bye != fide::nobody) {
        out << field.ranks[pairing.bye] << " 0\n";
    }
}

json::array explanation_json(const std::vector<fide::BracketExplanation>& brackets) {
    json::array list;
    for (const fide::BracketExplanation& bracket : brackets) {
        json::array lines;
        for (const Message& line : bracket.lines) {
            lines.push_back(message_json(line));
        }
        list.push_back(json::object{{"bracket", message_json(bracket.heading)}, {"lines", lines}});
    }
    return list;
}

void print_json_pairs(const fide::RoundPairing& pairing, const trf::RoundField& field,
                      const std::vector<fide::BracketExplanation>& brackets,
                      const Context& context) {
    json::array boards;
    for (const fide::Board& board : pairing.boards) {
        boards.push_back(json::array{field.ranks[board.white], field.ranks[board.black]});
    }
    json::object out{{"round", field.field.round}, {"pairs", boards}};
    if (pairing.bye != fide::nobody) {
        out["bye"] = field.ranks[pairing.bye];
    }
    if (!brackets.empty()) {
        out["brackets"] = explanation_json(brackets);
    }
    print_json(context.streams.out, out);
}

Exit run_pair_next(const Arguments& arguments, const Context& context) {
    const auto document = read_report(arguments.value("FILE"), context);
    if (!document) {
        return context.bad_input(document.error());
    }
    say_rules(*document, context);
    const auto wanted = arguments.number("--round");
    const auto next = trf::rounds_paired(*document) + 1;
    if (wanted && (*wanted == 0 || *wanted > next)) {
        return context.answer_no({"cli.pair.next.no_round", {{"n", std::to_string(next)}}});
    }
    const auto field = trf::field_of(*document, wanted ? static_cast<trf::Round>(*wanted) : next);
    if (!field) {
        return context.bad_input(field.error());
    }
    // Counting leaves C8 open where it cannot differ; an explanation of a field that people read
    // shows it all the same.
    const bool whole = arguments.has("--explain") && field->ranks.size() <= explained_whole;
    const auto pairing = fide::pair_dutch(field->field, whole ? fide::Way::exact : fide::Way::fast);
    if (!pairing) {
        return say_impossible(pairing.error(), *field, context);
    }
    std::vector<fide::BracketExplanation> brackets;
    if (arguments.has("--explain")) {
        brackets =
            fide::explain(field->field, *pairing, {fide::numbered(field->ranks), whole ? 3U : 0U});
    }
    if (context.facts.json) {
        print_json_pairs(*pairing, *field, brackets, context);
    } else {
        print_pairs(*pairing, *field, context.streams.out);
        print_explanation(brackets, context);
    }
    return Exit::done;
}

} // namespace

Command pair_next() {
    return {"pair next",
            {required("FILE"), system_option(), number_option("--round", "N"), flag("--explain")},
            run_pair_next};
}

} // namespace kodeks::cli
