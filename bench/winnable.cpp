// How fast, how completely and with how much memory "can this side still mate?" is answered on
// positions whose answers are known.
//
//     bench_winnable FILE...        lines "FEN<TAB>white|black<TAB>winnable|unwinnable"
//
// For every file and for both efforts: time per verdict (one thread, processor time), median and
// slowest, wrong and open verdicts, the longest line. The times are compared with the best known
// analyser: 57 microseconds a verdict on ends of games, 12.3 milliseconds on hard constructed
// positions, measured beside a calibration loop that is run here again, so that the ratio does not
// depend on the machine.
#include "games/chess/accept.hpp"
#include "games/chess/perft.hpp"
#include "games/chess/start.hpp"
#include "support/chess_text.hpp"
#include "truth/chess/prover.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <fstream>
#include <string>

#include <fmt/format.h>
#include <sys/resource.h>

namespace {

using namespace kodeks;
using games::Side;
using games::chess::Position;
using truth::chess::Answer;
using truth::chess::Effort;
using truth::chess::Options;
using truth::chess::Verdict;

// Seconds of the calibration loop where the analyser was measured.
constexpr double calibration_then = 0.125;
constexpr int calibration_depth = 6;
constexpr double reference_ends = 57e-6;
constexpr double reference_hard = 12.3e-3;
constexpr double hard_from = 1e-3; // a file whose verdicts take longer on average is a hard one

struct Question {
    Position position;
    Side winner = Side::white;
    bool winnable = true;
    std::string text;
};

double now() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// How many times as long as then the same work takes now.
double calibration() {
    const Position start =
        games::chess::judge(games::chess::setup_of_number(games::chess::regular_start),
                            games::chess::CastlingFiles::regular)
            .position;
    const double begin = now();
    const std::uint64_t count = games::chess::perft(start, calibration_depth);
    const double factor = (now() - begin) / calibration_then;
    fmt::print("calibration: {} positions, {:.2f} times the reference time\n", count, factor);
    return factor;
}

std::vector<Question> read_questions(const char* name) {
    std::vector<Question> questions;
    std::ifstream file(name);
    for (std::string line; std::getline(file, line);) {
        const auto side = line.find('\t');
        const auto verdict = line.find('\t', side + 1);
        if (line.starts_with('#') || side == std::string::npos || verdict == std::string::npos) {
            continue;
        }
        const auto judged = games::chess::judge(test::setup_from_fen(line.substr(0, side)),
                                                games::chess::CastlingFiles::any);
        questions.push_back({judged.position,
                             line.substr(side + 1, 5) == "white" ? Side::white : Side::black,
                             line.substr(verdict + 1, 8) == "winnable", line});
    }
    return questions;
}

struct Tally {
    std::vector<double> seconds;
    int wrong = 0;
    std::array<int, 2> open{};     // of the winnable ones and of the others
    std::array<int, 2> expected{}; // how many there are
    std::size_t longest = 0;
};

Tally ask_all(const std::vector<Question>& questions, const Options& options) {
    truth::chess::Prover prover;
    Tally tally;
    for (const Question& question : questions) {
        const double begin = now();
        const Answer answer = prover.can_mate(question.position, question.winner, options);
        tally.seconds.push_back(now() - begin);
        const std::size_t kind = question.winnable ? 0 : 1;
        const bool open = answer.verdict == Verdict::open;
        ++tally.expected[kind];
        tally.open[kind] += open ? 1 : 0;
        tally.longest = std::max(tally.longest, answer.line.size());
        if (!open && (answer.verdict == Verdict::winnable) != question.winnable) {
            ++tally.wrong;
            fmt::print("WRONG {}\n", question.text);
        }
    }
    return tally;
}

void report(const char* name, const Options& options, Tally tally, double factor) {
    double sum = 0;
    for (const double seconds : tally.seconds) {
        sum += seconds;
    }
    std::ranges::sort(tally.seconds);
    const std::size_t count = tally.seconds.size();
    const double each = sum / static_cast<double>(count);
    const bool full = options.effort == Effort::full;
    const double reference = each > hard_from ? reference_hard : reference_ends;
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    fmt::print(
        "{} {}: {} verdicts, {:.4f} ms each, median {:.4f}, of a thousand 999 within {:.3f}, "
        "slowest {:.0f}; wrong {}; open {} of {} winnable, {} of {} unwinnable; longest line "
        "{}; {} MB",
        name, full ? "full" : "fast", count, each * 1e3, tally.seconds[count / 2] * 1e3,
        tally.seconds[count * 999 / 1000] * 1e3, tally.seconds.back() * 1e3, tally.wrong,
        tally.open[0], tally.expected[0], tally.open[1], tally.expected[1], tally.longest,
        usage.ru_maxrss / 1024);
    if (full) {
        fmt::print("; {:.2f} of the reference's time", each / (reference * factor));
    }
    fmt::print("\n");
}

} // namespace

int main(int argc, char** argv) {
    const double factor = calibration();
    for (int i = 1; i < argc; ++i) {
        const auto questions = read_questions(argv[i]);
        if (questions.empty()) {
            fmt::print("{}: no questions\n", argv[i]);
            continue;
        }
        for (const Effort effort : {Effort::fast, Effort::full}) {
            Options options;
            options.effort = effort;
            report(argv[i], options, ask_all(questions, options), factor);
        }
    }
    return argc > 1 ? 0 : 2;
}
