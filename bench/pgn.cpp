// How fast PGN games are read and every move validated, against Debian's pgn-extract on the same
// file in the same run.
//
//     bench_pgn [FOLDER]        the file of 20,000 random legal games is made in FOLDER ("build")
//     bench_pgn FOLDER FILE     a file of real games is measured instead
//
// Processor time is compared, reading the file included on both sides; the best of several rounds
// counts, because other work on the machine only ever slows a round down.
#include "notation/pgn/pgn.hpp"

#include "base/check.hpp"
#include "games/variant.hpp"
#include "notation/text/parts.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace kodeks;
using namespace kodeks::notation;

constexpr const char* peer = "/usr/games/pgn-extract";
constexpr int game_count = 20'000;
constexpr std::size_t plies_max = 84;
constexpr int rounds = 5;

struct FileSource final : ByteSource {
    explicit FileSource(const std::string& path) : file(std::fopen(path.c_str(), "rb")) {
        KODEKS_ASSERT(file != nullptr);
    }

    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    ~FileSource() override { std::fclose(file); }

    std::size_t read(std::span<char> into) override {
        return std::fread(into.data(), 1, into.size(), file);
    }

    std::FILE* file;
};

// As many tags, of such lengths, as the weekly collections of tournament games have.
std::vector<Tag> tags_of(int number) {
    return {{"Event", "12th Open of the Chess Club"},
            {"Site", "Kamianets-Podilskyi UKR"},
            {"Date", "2023.01.01"},
            {"Round", fmt::format("{}.{}", number % 9 + 1, number)},
            {"White", fmt::format("First,A{}", number % 97)},
            {"Black", fmt::format("Secondborn,B{}", number % 89)},
            {"Result", "1/2-1/2"},
            {"WhiteTitle", "IM"},
            {"BlackTitle", "GM"},
            {"WhiteElo", fmt::format("{}", 1900 + number % 700)},
            {"BlackElo", fmt::format("{}", 2000 + number % 600)},
            {"ECO", "B91"},
            {"Opening", "Sicilian"},
            {"Variation", "Najdorf, Zagreb (Fianchetto) variation"},
            {"WhiteFideId", fmt::format("{}", 14'000'000 + number)},
            {"BlackFideId", fmt::format("{}", 34'000'000 + number)},
            {"EventDate", "2022.12.30"}};
}

Game random_game(const games::Variant& variant, int number, std::mt19937_64& random) {
    Game game;
    game.variant = &variant;
    game.setup = variant.start;
    game.start = games::start_position(variant);
    game.outcome = Outcome::draw;
    game.tags = tags_of(number);
    games::Position position = *game.start;
    games::MoveList moves;
    NodeId last = root;
    for (std::size_t ply = 0; ply < plies_max; ++ply) {
        games::legal_moves(position, moves);
        if (moves.empty()) {
            break;
        }
        moves.sort();
        const games::Move move = moves[random() % moves.size()];
        last = game.moves.add(last, move);
        position = games::play(position, move);
    }
    return game;
}

struct Contents {
    std::size_t games = 0;
    std::size_t plies = 0;
};

Contents contents_of(const std::string& path) {
    FileSource source(path);
    pgn::Reader reader(source);
    Contents contents;
    std::size_t with_errors = 0;
    for (Game game; reader.next(game);) {
        ++contents.games;
        contents.plies += game.moves.size() - 1;
        with_errors += game.has_errors() ? 1 : 0;
    }
    fmt::print("{}: {} games, {} of them with errors\n", path, contents.games, with_errors);
    return contents;
}

Contents make_file(const std::string& path) {
    std::mt19937_64 random(518);
    const games::Variant& variant = *games::all_variants().front();
    std::string text;
    std::size_t plies = 0;
    for (int number = 1; number <= game_count; ++number) {
        const Game game = random_game(variant, number, random);
        plies += game.moves.size() - 1;
        pgn::write(game, {}, text);
    }
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    KODEKS_ASSERT(file != nullptr);
    KODEKS_ASSERT(std::fwrite(text.data(), 1, text.size(), file) == text.size());
    std::fclose(file);
    return {game_count, plies};
}

double own_seconds(const std::string& path, std::size_t plies) {
    const std::clock_t start = std::clock();
    FileSource source(path);
    pgn::Reader reader(source);
    Game game;
    std::size_t seen = 0;
    while (reader.next(game)) {
        seen += game.moves.size() - 1;
    }
    KODEKS_ASSERT(seen == plies);
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

std::size_t plies_in(const text::Part& part) {
    TextSource source(part.text);
    pgn::Reader reader(source);
    Game game;
    std::size_t seen = 0;
    while (reader.next(game)) {
        seen += game.moves.size() - 1;
    }
    return seen;
}

// Seconds on the wall for the whole text in parts, by so many threads.
double seconds_side_by_side(std::string_view text, std::size_t plies, std::size_t threads) {
    const auto start = std::chrono::steady_clock::now();
    const auto parts = text::parts_of(text, std::size_t{1} << 20U);
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> seen{0};
    {
        std::vector<std::jthread> readers;
        for (std::size_t i = 0; i < threads; ++i) {
            readers.emplace_back([&] {
                for (std::size_t part = next++; part < parts.size(); part = next++) {
                    seen += plies_in(parts[part]);
                }
            });
        }
    }
    KODEKS_ASSERT(seen == plies);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::string bytes_of(const std::string& path) {
    FileSource source(path);
    std::string text(std::size_t{1} << 27U, '\0');
    text.resize(source.read(text));
    return text;
}

// Processor seconds of the peer, or 0 if it could not run.
double peer_seconds(const std::string& path) {
    const pid_t child = fork();
    KODEKS_ASSERT(child >= 0);
    if (child == 0) {
        const int silence = open("/dev/null", O_WRONLY | O_CLOEXEC);
        dup2(silence, STDOUT_FILENO);
        dup2(silence, STDERR_FILENO);
        execl(peer, peer, "-s", "-r", path.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
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

} // namespace

int main(int count, char** arguments) {
    const std::string made = std::string(count > 1 ? arguments[1] : "build") + "/bench.pgn";
    const std::string path = count > 2 ? arguments[2] : made;
    const auto [games, plies] = count > 2 ? contents_of(path) : make_file(path);
    const bool with_peer = access(peer, X_OK) == 0;
    double own = 1e9;
    double other = 1e9;
    for (int round = 0; round < rounds; ++round) {
        own = std::min(own, own_seconds(path, plies));
        other = with_peer ? std::min(other, peer_seconds(path)) : 0;
    }
    fmt::print("PGN, every move validated: {:.0f} games/s, {:.1f} million moves/s",
               static_cast<double>(games) / own, static_cast<double>(plies) / own / 1e6);
    if (with_peer && other > 0) {
        fmt::print("; pgn-extract {:.0f} games/s; ratio {:.2f} (at least 6)",
                   static_cast<double>(games) / other, other / own);
    }
    const std::string text = bytes_of(path);
    double one = 1e9;
    double two = 1e9;
    for (int round = 0; round < rounds; ++round) {
        one = std::min(one, seconds_side_by_side(text, plies, 1));
        two = std::min(two, seconds_side_by_side(text, plies, 2));
    }
    fmt::print(
        "\nthe same in parts, two threads against one: {:.2f} (2 where two cores are free)\n",
        one / two);
    return 0;
}
