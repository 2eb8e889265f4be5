// Speed of the draughts generator: perft from the start position, last ply counted in bulk, million
// positions per second of processor time, best of several runs. Each figure is printed as a ratio
// to the best program known for that game on this kind of machine (dctl of January 2023, measured
// with g++ 12) and to chess in the same run, when chess is registered.
#include "games/variant.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

namespace {

using namespace kodeks::games;

struct Subject {
    std::string_view variant;
    int depth;
    double best_known; // million positions per second
};

constexpr Subject subjects[] = {
    {"international", 9, 203}, {"russian", 11, 139},    {"brazilian", 11, 138},
    {"frisian", 9, 86},        {"spantsireti", 9, 159},
};

double million_per_second(const Variant& variant, int depth) {
    const Position start = start_position(variant);
    const std::clock_t begin = std::clock();
    const std::uint64_t nodes = perft(start, depth);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    return static_cast<double>(nodes) / seconds / 1e6;
}

double best_of(int runs, const Variant& variant, int depth) {
    double best = 0;
    for (int i = 0; i < runs; ++i) {
        best = std::max(best, million_per_second(variant, depth));
    }
    return best;
}

} // namespace

int main(int argc, char** argv) {
    const int runs = argc > 1 ? std::atoi(argv[1]) : 5;
    const int deeper = argc > 2 ? std::atoi(argv[2]) : 0;
    const Variant* chess = find_variant("chess");
    const double chess_speed = chess != nullptr ? best_of(runs, *chess, 5) : 0;
    std::printf("%-14s %8s %14s %10s\n", "variant", "M/s", "to best known", "to chess");
    for (const Subject& subject : subjects) {
        const Variant& variant = *find_variant(subject.variant);
        const double speed = best_of(runs, variant, subject.depth + deeper);
        std::printf("%-14s %8.0f %14.2f %10.2f\n", variant.name.data(), speed,
                    speed / subject.best_known, chess_speed > 0 ? speed / chess_speed : 0.0);
    }
    return 0;
}
