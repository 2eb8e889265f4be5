// kodeks truth winnable: can a side still mate by any series of legal moves (FIDE:5.2.2)?
#include "base/locate.hpp"
#include "base/utf8.hpp"
#include "cli/command.hpp"
#include "cli/json.hpp"
#include "games/chess/face.hpp"
#include "notation/chess/fen.hpp"
#include "notation/chess/write.hpp"
#include "truth/chess/prover.hpp"
#include "truth/chess/replay.hpp"

#include <algorithm>
#include <istream>
#include <ostream>
#include <string>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using games::Side;
using truth::chess::Answer;
using truth::chess::Options;
using truth::chess::Verdict;

// Any position a game can go on from: castling rooks on any file, illegal diagrams included.
Result<games::Position> read_position(std::string_view text) {
    const auto setup = notation::chess::read_fen(text);
    if (!setup) {
        return tl::unexpected(setup.error());
    }
    games::Defects defects;
    for (const games::Variant* variant : games::all_variants()) {
        if (variant->family != games::Family::chess) {
            continue;
        }
        const auto position = games::accept(*variant, *setup, games::tolerable_defects());
        if (position) {
            return *position;
        }
        defects = position.error().without(games::tolerable_defects());
    }
    const std::string key = "defect." + std::string(games::name_of(defects.list().front()));
    return tl::unexpected(Fault{{key, {}}, "", {1, 1}, std::string(text.substr(0, 60))});
}

Options options_of(const Arguments& arguments) {
    Options options;
    options.effort =
        arguments.has("--fast") ? truth::chess::Effort::fast : truth::chess::Effort::full;
    options.budget.nodes = arguments.number("--budget").value_or(options.budget.nodes);
    if (const auto left = arguments.number("--plies-left")) {
        constexpr auto most = static_cast<std::uint64_t>(truth::chess::seventy_five_moves_plies);
        options.plies_left = static_cast<int>(std::min(*left, most));
    }
    return options;
}

std::string_view name_of_side(Side side) {
    return side == Side::white ? "white" : "black";
}

// The line in standard notation.
std::vector<std::string> written_line(const games::Position& position, const Answer& answer) {
    std::vector<std::string> moves;
    games::Position now = position;
    for (const games::Move& move :
         truth::chess::outer_line(games::chess::inner(position), answer.line)) {
        moves.push_back(notation::chess::write_move(now, move, notation::chess::pgn_style()));
        now = games::play(now, move);
    }
    return moves;
}

json::object as_json(const games::Position& position, Side side, const Answer& answer) {
    json::array line;
    for (const std::string& move : written_line(position, answer)) {
        line.emplace_back(move);
    }
    json::object object{{"for", name_of_side(side)},      {"verdict", name_of(answer.verdict)},
                        {"proof", name_of(answer.proof)}, {"nodes", answer.nodes},
                        {"line", std::move(line)},        {"plies_left", nullptr}};
    if (answer.plies_left) {
        object["plies_left"] = *answer.plies_left;
    }
    return object;
}

void print_text(const games::Position& position, Side side, const Answer& answer,
                const Context& context) {
    const std::string key = "cli.truth.winnable." + std::string(name_of(answer.verdict)) + "." +
                            std::string(name_of_side(side));
    context.streams.out << context.text(key) << "\n  "
                        << context.text("cli.truth.winnable.proof." +
                                            std::string(name_of(answer.proof)),
                                        {{"n", std::to_string(answer.nodes)}})
                        << "\n";
    const auto line = written_line(position, answer);
    if (!line.empty()) {
        context.streams.out << "  " << joined(line, " ") << "\n";
    }
}

// White, black, or both.
std::vector<Side> sides_of(const Arguments& arguments) {
    const std::string chosen = arguments.maybe("--for").value_or("both");
    if (chosen == "both") {
        return {Side::white, Side::black};
    }
    return {chosen == "white" ? Side::white : Side::black};
}

Exit run_one(const Arguments& arguments, const Context& context) {
    const auto position = read_position(joined(arguments.all("FEN"), " "));
    if (!position) {
        return context.bad_input(position.error());
    }
    const Options options = options_of(arguments);
    truth::chess::Prover prover;
    json::array answers;
    bool any_open = false;
    bool dead = sides_of(arguments).size() == 2;
    for (const Side side : sides_of(arguments)) {
        const Answer answer = prover.can_mate(games::chess::inner(*position), side, options);
        any_open = any_open || answer.verdict == Verdict::open;
        dead = dead && answer.verdict == Verdict::unwinnable;
        if (context.facts.json) {
            answers.emplace_back(as_json(*position, side, answer));
        } else {
            print_text(*position, side, answer, context);
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"answers", std::move(answers)}, {"dead", dead}});
    } else {
        const char* const reading = options.plies_left ? "limited" : "free";
        context.streams.out << (dead ? context.text("cli.truth.winnable.dead") + "\n" : "")
                            << context.text(std::string("cli.truth.winnable.reading.") + reading,
                                            {{"n", std::to_string(options.plies_left.value_or(0))}})
                            << "\n";
    }
    return any_open ? Exit::no : Exit::done;
}

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// A line of the batch: a position, a tab, a side.
struct Question {
    games::Position position;
    Side winner;
};

Result<Question> read_question(std::string_view line) {
    const auto tab = line.find('\t');
    const std::string_view side = tab == line.npos ? "" : line.substr(tab + 1);
    if (side != "white" && side != "black") {
        const auto column = static_cast<std::uint32_t>(tab == line.npos ? 1 : tab + 2);
        return tl::unexpected(Fault{
            {"cli.truth.winnable.bad_line", {}}, "", {1, column}, std::string(side.substr(0, 60))});
    }
    auto position = read_position(line.substr(0, tab));
    if (!position) {
        return tl::unexpected(position.error());
    }
    return Question{*position, side == "white" ? Side::white : Side::black};
}

// How far a long batch is, told beside the answers.
class BatchProgress {
public:
    explicit BatchProgress(const Context& context) : context_(context) {}

    void add(Verdict verdict) {
        ++answered_;
        open_ += verdict == Verdict::open ? 1 : 0;
        if (answered_ % every == 0) {
            context_.streams.talk << context_.text("cli.truth.winnable.progress",
                                                   {{"n", std::to_string(answered_)},
                                                    {"open", std::to_string(open_)}})
                                  << std::endl;
        }
    }

private:
    static constexpr std::uint64_t every = 1000;

    const Context& context_;
    std::uint64_t answered_ = 0;
    std::uint64_t open_ = 0;
};

Result<Question> read_batch_line(std::string_view line) {
    if (const auto broken = first_invalid_byte(line)) {
        return tl::unexpected(Fault{
            {"base.unreadable_utf8", {}}, "", place_of(line, *broken), excerpt_at(line, *broken)});
    }
    return read_question(line);
}

// Every line is answered before the next one is read: whoever asks may wait for the answer. Bad
// lines are told and answered with "error", so that lines of answers match lines of questions.
Exit run_batch(const Arguments& arguments, const Context& context) {
    const Options options = options_of(arguments);
    truth::chess::Prover prover;
    BatchProgress progress(context);
    Exit exit = Exit::done;
    std::uint32_t number = 0;
    for (std::string text; std::getline(context.streams.in, text);) {
        ++number;
        std::string_view line = text;
        line.remove_prefix(number == 1 && line.starts_with(byte_order_mark) ? byte_order_mark.size()
                                                                            : 0);
        line.remove_suffix(line.ends_with('\r') ? 1 : 0);
        const auto question = read_batch_line(line);
        if (!question) {
            Fault fault = question.error();
            fault.source = "<stdin>";
            fault.place.line = number;
            exit = context.bad_input(fault);
            context.streams.out << "error" << std::endl;
            continue;
        }
        const Answer answer =
            prover.can_mate(games::chess::inner(question->position), question->winner, options);
        context.streams.out << name_of(answer.verdict) << std::endl;
        progress.add(answer.verdict);
    }
    return exit;
}

Exit run_truth_winnable(const Arguments& arguments, const Context& context) {
    const bool batch = arguments.has("--batch");
    if (batch == arguments.has("FEN")) {
        return context.wrong_usage({"cli.truth.winnable.either", {}});
    }
    return batch ? run_batch(arguments, context) : run_one(arguments, context);
}

} // namespace

Command truth_winnable() {
    return {"truth winnable",
            {any_number("FEN"), choice_option("--for", "SIDE", {"white", "black", "both"}),
             number_option("--budget", "N"), number_option("--plies-left", "N"), flag("--fast"),
             flag("--batch")},
            run_truth_winnable};
}

} // namespace kodeks::cli
