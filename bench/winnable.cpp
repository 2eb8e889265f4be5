// How many final positions of games are decided per second, fully and in fast mode, against the
// reference figures: the best known analyser decides 14,000 a second fully and 270,000 in its fast
// mode on a machine of this kind (one thread), and the limits set are 20,000 and 400,000.
//
// The positions are ends of games played out with a fixed seed by a greedy player who resigns, runs
// out of time or mates. With a file name as argument, positions are read from it instead, one
// "FEN<TAB>white|black" per line, and each is reported with its time.
#include "base/check.hpp"
#include "games/chess/accept.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/play.hpp"
#include "games/chess/start.hpp"
#include "support/chess_text.hpp"
#include "truth/chess/prover.hpp"

#include <array>
#include <ctime>
#include <fstream>
#include <random>
#include <string>

#include <fmt/format.h>

namespace {

using namespace kodeks;
using games::Kind;
using games::Side;
using games::chess::MoveBuffer;
using games::chess::Position;
using truth::chess::Answer;
using truth::chess::Effort;
using truth::chess::Options;
using truth::chess::Verdict;

constexpr std::size_t position_count = 30'000; // as many as the reference was measured on
constexpr double reference_full = 13'950;
constexpr double reference_fast = 270'000;

struct Question {
    Position position;
    Side winner = Side::white;
};

int worth(Kind kind) {
    constexpr std::array<int, 8> values = {0, 0, 1, 3, 3, 5, 9, 0};
    return values[static_cast<std::size_t>(kind)];
}

int balance(const Position& position, Side side) {
    int sum = 0;
    for (const Kind kind : {Kind::pawn, Kind::knight, Kind::bishop, Kind::rook, Kind::queen}) {
        const auto men = position.of(kind);
        sum += worth(kind) * (std::popcount(men & position.of(side)) -
                              std::popcount(men & position.of(games::opponent(side))));
    }
    return sum;
}

// What the opponent can take at once after a move, roughly: the best capture's worth.
int exposed(const Position& after) {
    MoveBuffer replies;
    games::chess::legal_moves(after, replies);
    int best = 0;
    for (const auto reply : replies) {
        const Position taken = games::chess::play(after, reply);
        best = std::max(best, balance(taken, after.side_to_move()));
    }
    return best;
}

games::chess::Move greedy(const Position& position, const MoveBuffer& moves, std::mt19937_64& rng) {
    games::chess::Move best = moves[rng() % moves.size()];
    int best_score = -1000;
    for (const auto move : moves) {
        const Position after = games::chess::play(position, move);
        const int score = -4 * exposed(after) + static_cast<int>(rng() % 7);
        if (score > best_score) {
            best_score = score;
            best = move;
        }
    }
    return best;
}

// One game from the start; it stops at its end, when hopeless, or when the time is up.
Position final_position(std::mt19937_64& rng) {
    Position position =
        games::chess::judge(games::chess::setup_of_number(games::chess::regular_start),
                            games::chess::CastlingFiles::regular)
            .position;
    const auto plies = 20 + rng() % 180;
    const int patience = 4 + static_cast<int>(rng() % 20);
    for (std::uint64_t ply = 0; ply < plies; ++ply) {
        MoveBuffer moves;
        games::chess::legal_moves(position, moves);
        if (moves.empty() || balance(position, position.side_to_move()) < -patience) {
            break;
        }
        position = games::chess::play(position, greedy(position, moves, rng));
    }
    return position;
}

std::vector<Question> generated_questions() {
    std::mt19937_64 rng(20'230'101);
    std::vector<Question> questions;
    while (questions.size() < position_count) {
        const Position position = final_position(rng);
        questions.push_back({position, Side::white});
        questions.push_back({position, Side::black});
    }
    return questions;
}

double seconds_since(std::clock_t start) {
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

void measure(const std::vector<Question>& questions, Effort effort, double reference) {
    truth::chess::Prover prover;
    std::array<int, 3> verdicts{};
    Options options;
    options.effort = effort;
    const std::clock_t start = std::clock();
    std::uint64_t most_nodes = 0;
    std::uint64_t nodes = 0;
    for (const Question& question : questions) {
        const Answer answer = prover.can_mate(question.position, question.winner, options);
        most_nodes = std::max(most_nodes, answer.nodes);
        nodes += answer.nodes;
        ++verdicts[static_cast<std::size_t>(answer.verdict)];
    }
    const double rate = static_cast<double>(questions.size()) / seconds_since(start);
    fmt::print("{}: {:.0f} positions/s, {:.2f} of the reference; winnable {}, unwinnable {}, "
               "open {}; positions visited: {} on average, at most {}\n",
               effort == Effort::full ? "full" : "fast", rate, rate / reference, verdicts[0],
               verdicts[1], verdicts[2], nodes / questions.size(), most_nodes);
}

void report_file(const char* name) {
    truth::chess::Prover prover;
    std::ifstream file(name);
    std::string line;
    while (std::getline(file, line)) {
        const auto tab = line.find('\t');
        if (tab == std::string::npos || line.starts_with("fen\t")) {
            continue;
        }
        const auto judged = games::chess::judge(test::setup_from_fen(line.substr(0, tab)),
                                                games::chess::CastlingFiles::any);
        const Side winner = line.substr(tab + 1, 5) == "white" ? Side::white : Side::black;
        const std::clock_t begin = std::clock();
        const Answer answer = prover.can_mate(judged.position, winner);
        fmt::print("{:10} {:9} {:9} nodes {:7.3f} s {:3} plies  {}\n", name_of(answer.verdict),
                   name_of(answer.proof), answer.nodes, seconds_since(begin), answer.line.size(),
                   line);
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc > 1) {
        report_file(argv[1]);
        return 0;
    }
    const auto questions = generated_questions();
    measure(questions, Effort::fast, reference_fast);
    measure(questions, Effort::full, reference_full);
    return 0;
}
