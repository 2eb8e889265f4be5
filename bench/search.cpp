// Searching all articles in three languages: the slowest and the mean of many queries as parts of
// the limit of 5 ms for one query, the making of the answer included.
#include "rulebook/search/search.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

namespace {

using namespace kodeks::rulebook;
using Clock = std::chrono::steady_clock;

constexpr double limit_ms = 5;
constexpr int rounds = 20;

const std::vector<std::vector<std::string>> queries = {
    {"stalemate"},
    {"touched", "piece"},
    {"stalemtae"},
    {"Солкоф"},
    {"дошці"},
    {"об'єктивні"},
    {"прапорця", "падіння"},
    {"нічиїх", "вимога"},
    {"отложенных", "партиях"},
    {"игровой", "зоне"},
    {"жеребьёвкой"},
    {"fide:9.2"},
    {"qqqqqqqqqq"},
    {"протермінування"},
    {"a"},
    {"the", "player", "who", "has", "the", "move", "may", "claim", "a", "draw"},
};

double milliseconds_of(const std::vector<std::string>& query) {
    double best = 1e9;
    for (int i = 0; i < rounds; ++i) {
        const auto start = Clock::now();
        const Findings findings = search(query);
        const std::chrono::duration<double, std::milli> taken = Clock::now() - start;
        best = std::min(best, taken.count());
        if (findings.words == 0) {
            std::puts("a query without words");
        }
    }
    return best;
}

} // namespace

int main() {
    double slowest = 0;
    double sum = 0;
    for (const auto& query : queries) {
        const double taken = milliseconds_of(query);
        std::printf("%-24s %.3f of the limit\n", query.front().c_str(), taken / limit_ms);
        slowest = std::max(slowest, taken);
        sum += taken;
    }
    std::printf("slowest: %.3f of the limit of %.0f ms; mean: %.3f; articles: %zu\n",
                slowest / limit_ms, limit_ms, sum / static_cast<double>(queries.size()) / limit_ms,
                articles().size());
    return slowest < limit_ms ? 0 : 1;
}
