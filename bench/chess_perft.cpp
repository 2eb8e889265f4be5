// How fast the chess generator counts, against Debian's stockfish run as a child in the same run.
//
// Both count the last ply without playing it, single-threaded and without a hash table, so the
// ratio compares generators. Processor time is compared, the child's start included; the best of
// several rounds counts, because other work on the machine only ever slows a round down.
#include "base/check.hpp"
#include "games/chess/accept.hpp"
#include "games/chess/perft.hpp"
#include "games/chess/start.hpp"

#include <algorithm>
#include <ctime>
#include <string>
#include <string_view>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace kodeks;
using namespace kodeks::games;

constexpr const char* peer = "/usr/games/stockfish";
constexpr int rounds = 5;

struct Task {
    const char* name;
    const char* peer_position; // as the peer's protocol names it
    chess::Position position;
    int depth;
    std::uint64_t nodes; // published, so that nobody is fast by being wrong
};

double own_seconds(const Task& task) {
    const std::clock_t start = std::clock();
    KODEKS_ASSERT(chess::perft(task.position, task.depth) == task.nodes);
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

[[noreturn]] void become_peer(int input) {
    const int silence = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (silence < 0 || dup2(input, STDIN_FILENO) < 0 || dup2(silence, STDOUT_FILENO) < 0) {
        _exit(126);
    }
    execl(peer, peer, static_cast<char*>(nullptr));
    _exit(127);
}

// Processor seconds of the peer, or 0 if it could not run.
double peer_seconds(const Task& task) {
    int ends[2];
    KODEKS_ASSERT(pipe(ends) == 0);
    const pid_t child = fork();
    KODEKS_ASSERT(child >= 0);
    if (child == 0) {
        close(ends[1]);
        become_peer(ends[0]);
    }
    close(ends[0]);
    const std::string commands =
        fmt::format("position {}\ngo perft {}\nquit\n", task.peer_position, task.depth);
    KODEKS_ASSERT(write(ends[1], commands.data(), commands.size()) ==
                  static_cast<ssize_t>(commands.size()));
    close(ends[1]);
    int status = 0;
    rusage usage{};
    KODEKS_ASSERT(wait4(child, &status, 0, &usage) == child);
    const auto seconds = [](timeval t) {
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
    };
    return WIFEXITED(status) && WEXITSTATUS(status) == 0
               ? seconds(usage.ru_utime) + seconds(usage.ru_stime)
               : 0;
}

void compare(const Task& task) {
    const bool with_peer = access(peer, X_OK) == 0;
    double own = 1e9;
    double other = 1e9;
    for (int round = 0; round < rounds; ++round) {
        own = std::min(own, own_seconds(task));
        other = std::min(other, with_peer ? peer_seconds(task) : 0);
    }
    const double millions = static_cast<double>(task.nodes) / 1e6;
    fmt::print("{} depth {}: {:.0f} million positions/s", task.name, task.depth, millions / own);
    if (other > 0) {
        fmt::print("; stockfish {:.0f}; ratio {:.2f}", millions / other, other / own);
    }
    fmt::print("\n");
}

// The position "Kiwipete" of the published perft results, the classic test of special moves; a8
// first, a dot for an empty square.
constexpr std::string_view kiwipete = "r...k..r"
                                      "p.ppqpb."
                                      "bn..pnp."
                                      "...PN..."
                                      ".p..P..."
                                      "..N..Q.p"
                                      "PPPBBPPP"
                                      "R...K..R";
constexpr const char* kiwipete_fen =
    "fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

Setup setup_from(std::string_view board) {
    constexpr std::string_view letters = "..pnbrqk"; // by Kind
    Setup setup;
    for (std::size_t i = 0; i < 64; ++i) {
        const bool is_white = board[i] >= 'A' && board[i] <= 'Z';
        const char lower = is_white ? static_cast<char>(board[i] - 'A' + 'a') : board[i];
        const auto kind = lower == '.' ? Kind::none : static_cast<Kind>(letters.find(lower));
        setup.pieces[i ^ 56] = {kind, is_white ? Side::white : Side::black};
    }
    setup.castling_rooks = SquareSet(0x8100000000000081);
    return setup;
}

chess::Position position_of(const Setup& setup) {
    return chess::judge(setup, chess::CastlingFiles::regular).position;
}

} // namespace

int main() {
    compare({"start position", "startpos",
             position_of(chess::setup_of_number(chess::regular_start)), 6, 119060324});
    compare({"Kiwipete", kiwipete_fen, position_of(setup_from(kiwipete)), 5, 193690690});
    return 0;
}
