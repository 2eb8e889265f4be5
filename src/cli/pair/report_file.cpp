#include "cli/pair/report_file.hpp"

#include "cli/input.hpp"
#include "cli/json.hpp"
#include "tournament/fide/checker/enumerator.hpp"
#include "tournament/fide/dutch.hpp"
#include "tournament/fide_tiebreak/team_points.hpp"
#include "tournament/trf/to_field.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
namespace fide = tournament::fide;
namespace trf = tournament::trf;

// White and black by starting rank; 0 is the bye.
using Boards = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

Boards boards_of(const fide::RoundPairing& pairing, const trf::RoundField& field) {
    Boards boards;
    for (const fide::Board& board : pairing.boards) {
        boards.emplace_back(field.ranks[board.white], field.ranks[board.black]);
    }
    if (pairing.bye != fide::nobody) {
        boards.emplace_back(field.ranks[pairing.bye], 0);
    }
    std::ranges::sort(boards);
    return boards;
}

Boards boards_of(const fide::checker::Enumerated& pairing, const trf::RoundField& field) {
    Boards boards;
    for (const auto& [white, black] : pairing.boards) {
        boards.emplace_back(field.ranks[white], field.ranks[black]);
    }
    if (pairing.bye != fide::nobody) {
        boards.emplace_back(field.ranks[pairing.bye], 0);
    }
    std::ranges::sort(boards);
    return boards;
}

Boards boards_of(const trf::PairedRound& round, const trf::RoundField& field) {
    Boards boards;
    for (const auto& [white, black] : round.boards) {
        boards.emplace_back(field.ranks[white], field.ranks[black]);
    }
    for (const fide::PlayerIndex player : round.byes) {
        boards.emplace_back(field.ranks[player], 0);
    }
    std::ranges::sort(boards);
    return boards;
}

Boards without(const Boards& all, const Boards& others) {
    Boards left;
    std::ranges::set_difference(all, others, std::back_inserter(left));
    return left;
}

struct Difference {
    trf::Round round = 0;
    Boards in_file;
    Boards expected; // none when no pairing exists
};

std::string boards_text(const Boards& boards) {
    std::string text;
    for (const auto& [white, black] : boards) {
        text += (text.empty() ? "" : " ") + std::to_string(white) + "-" + std::to_string(black);
    }
    return text.empty() ? "-" : text;
}

json::array boards_json(const Boards& boards) {
    json::array out;
    for (const auto& [white, black] : boards) {
        out.push_back(json::array{white, black});
    }
    return out;
}

struct Checked {
    trf::Round rounds = 0;
    trf::Round tried = 0; // candidate by candidate
    std::vector<Difference> differences{};
};

// A round that is too large to be tried stays with the engine's answer.
Boards worked_out(const trf::RoundField& field, Recheck recheck, Checked& checked) {
    if (recheck == Recheck::exhaustive) {
        if (const auto tried = fide::checker::enumerate_round(field.field)) {
            ++checked.tried;
            return boards_of(*tried, field);
        }
    }
    const auto pairing = fide::pair_dutch(field.field);
    return pairing ? boards_of(*pairing, field) : Boards{};
}

void print(const Checked& checked, Recheck recheck, const Context& context) {
    const auto& differences = checked.differences;
    const std::string rounds = std::to_string(checked.rounds);
    if (context.facts.json) {
        json::array list;
        for (const Difference& difference : differences) {
            list.push_back(json::object{{"round", difference.round},
                                        {"file", boards_json(difference.in_file)},
                                        {"expected", boards_json(difference.expected)}});
        }
        json::object object{{"rounds", checked.rounds}, {"different", list}};
        if (recheck == Recheck::exhaustive) {
            object["tried"] = checked.tried;
        }
        print_json(context.streams.out, std::move(object));
        return;
    }
    for (const Difference& difference : differences) {
        context.streams.out << context.text("cli.pair.check.differs",
                                            {{"round", std::to_string(difference.round)},
                                             {"file", boards_text(difference.in_file)},
                                             {"expected", boards_text(difference.expected)}})
                            << '\n';
    }
    if (differences.empty()) {
        context.streams.out << context.text("cli.pair.check.done", {{"n", rounds}}) << '\n';
    }
    if (recheck == Recheck::exhaustive) {
        context.streams.out << context.text("cli.pair.check.tried",
                                            {{"n", std::to_string(checked.tried)}, {"of", rounds}})
                            << '\n';
    }
}

} // namespace

Argument system_option() {
    return choice_option("--system", "SYSTEM", {"dutch"});
}

Result<trf::Document> read_report(const std::string& name, const Context& context) {
    auto input = read_bytes(name, context.streams);
    if (!input) {
        return tl::unexpected(input.error());
    }
    auto reading = trf::read(input->text);
    if (!reading) {
        Fault fault = reading.error();
        fault.source = input->name;
        return tl::unexpected(std::move(fault));
    }
    std::ranges::move(tournament::fide_tiebreak::differing_team_points(*reading),
                      std::back_inserter(reading->remarks));
    std::ranges::move(tournament::fide_tiebreak::unknown_tie_breaks(*reading),
                      std::back_inserter(reading->remarks));
    for (const trf::Remark& remark : reading->remarks) {
        context.streams.talk << describe(Fault{remark.message, input->name, remark.place, ""},
                                         context.facts.language)
                             << '\n';
    }
    return std::move(reading->document);
}

void say_rules(const trf::Document& document, const Context& context) {
    constexpr std::string_view in_force = "2026/02/01";
    const std::string type = trf::tournament_type(document);
    const bool dutch =
        type.empty() || type.starts_with("FIDE_DUTCH") || type.starts_with("CUSTOM_");
    const auto day = trf::first_day(document);
    const bool named = type.starts_with("FIDE_DUTCH_2025") || type.starts_with("FIDE_DUTCH_2026");
    if (!dutch) {
        context.streams.talk << context.text("cli.pair.other_system", {{"type", type}}) << '\n';
    } else if (type.starts_with("FIDE_DUTCH_2017") || (day && *day < in_force && !named)) {
        context.streams.talk << context.text("cli.pair.old_rules") << '\n';
    }
}

Exit check_report(const std::string& name, Recheck recheck, const Context& context) {
    const auto document = read_report(name, context);
    if (!document) {
        return context.bad_input(document.error());
    }
    say_rules(*document, context);
    Checked checked{.rounds = trf::rounds_paired(*document)};
    for (trf::Round round = 1; round <= checked.rounds; ++round) {
        const auto field = trf::field_of(*document, round);
        if (!field) {
            return context.bad_input(field.error());
        }
        const Boards expected = worked_out(*field, recheck, checked);
        const Boards in_file = boards_of(trf::round_in(*document, round), *field);
        if (in_file != expected) {
            checked.differences.push_back(
                {round, without(in_file, expected), without(expected, in_file)});
        }
    }
    print(checked, recheck, context);
    return checked.differences.empty() ? Exit::done : Exit::no;
}

} // namespace kodeks::cli
