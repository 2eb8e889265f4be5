// How long the referee takes for a move in mid-game and for a whole game, as ratios to the limits
// set: 1.5 microseconds (median) for a move, 1 millisecond for a game of 100 moves of each side.
// Endgame proofs are left out (an oracle that knows nothing). The state of a long game must not
// allocate: allocations after the first moves are counted and printed too. A game at rest after
// forty moves of each side has a limit of 10 kB.
#include "referee/referee.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <new>
#include <random>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <malloc.h>

namespace {

std::size_t allocations = 0;

} // namespace

void* operator new(std::size_t size) {
    ++allocations;
    void* const memory = std::malloc(size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace {

using namespace kodeks;
using namespace kodeks::referee;
using Watch = std::chrono::steady_clock;

constexpr double move_limit_us = 1.5;
constexpr double game_limit_us = 1000.0;
constexpr double rest_limit_bytes = 10'000.0;
constexpr int rest_at = 80; // plies
constexpr int games = 400;
constexpr int plies_max = 200;
constexpr int middle_from = 20;
constexpr int middle_to = 60;
const truth::SilentOracle silent;

double us_since(Watch::time_point from) {
    return std::chrono::duration<double, std::micro>(Watch::now() - from).count();
}

double median(std::vector<double> values) {
    KODEKS_ASSERT(!values.empty());
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

void act(State& state, const Command& command, const World& world, std::vector<Event>& events) {
    const Decision decision = decide(state, command, world);
    for (const Event& event : decision.events()) {
        apply(state, event);
        events.push_back(event);
    }
}

void start(State& state, const World& world, std::vector<Event>& events) {
    act(state, {{0}, Actor::arbiter, Arrive{Side::white}}, world, events);
    act(state, {{0}, Actor::arbiter, Arrive{Side::black}}, world, events);
    act(state, {{0}, Actor::arbiter, Begin{}}, world, events);
}

struct Measured {
    std::vector<double> moves_us;
    std::vector<double> games_us;
    std::size_t allocations = 0;
    std::size_t middle_moves = 0;
    std::vector<double> rest_bytes;
};

// What a copy of the state takes, as a server holds it between two commands.
double size_of(const State& state) {
    const std::size_t before = mallinfo2().uordblks;
    const auto held = std::make_unique<State>(state);
    return static_cast<double>(mallinfo2().uordblks - before);
}

// A random game; its commands come back so that it can be replayed.
std::vector<Command> play(const Match& match, std::mt19937_64& random, Measured& out) {
    State state(match.settings);
    const World world{match.rules, &silent, Prover::nobody};
    std::vector<Event> events;
    events.reserve(4096);
    std::vector<Command> commands;
    start(state, world, events);
    games::MoveList legal;
    for (int ply = 0; ply < plies_max && !state.over(); ++ply) {
        games::legal_moves(*state.position, legal);
        const Command command{
            {ply * 1000}, player(state.to_move()), referee::Move{legal[random() % legal.size()]}};
        const std::size_t before = allocations;
        const auto from = Watch::now();
        act(state, command, world, events);
        const double took = us_since(from);
        if (ply >= middle_from && ply < middle_to) {
            out.moves_us.push_back(took);
            out.allocations += allocations - before;
            ++out.middle_moves;
        }
        commands.push_back(command);
        if (ply == rest_at) {
            out.rest_bytes.push_back(size_of(state));
        }
    }
    return commands;
}

void replay(const Match& match, const std::vector<Command>& commands, Measured& out) {
    if (commands.size() < plies_max) {
        return;
    }
    const auto from = Watch::now();
    State state(match.settings);
    const World world{match.rules, &silent, Prover::nobody};
    std::vector<Event> events;
    start(state, world, events);
    for (const Command& command : commands) {
        act(state, command, world, events);
    }
    out.games_us.push_back(us_since(from));
}

void run(std::string_view edition, std::string_view variant) {
    const auto match = make_match(edition, variant, {});
    std::mt19937_64 random(1);
    Measured measured;
    for (int i = 0; i < games; ++i) {
        replay(*match, play(*match, random, measured), measured);
    }
    fmt::print("{:12} {:14} move {:.2f} of the limit ({:.2f} us)", edition, variant,
               median(measured.moves_us) / move_limit_us, median(measured.moves_us));
    if (!measured.games_us.empty()) {
        fmt::print(", game of 100 moves {:.2f} of the limit ({:.0f} us)",
                   median(measured.games_us) / game_limit_us, median(measured.games_us));
    }
    if (!measured.rest_bytes.empty()) {
        fmt::print(", at rest {:.2f} of the limit ({:.0f} bytes)",
                   median(measured.rest_bytes) / rest_limit_bytes, median(measured.rest_bytes));
    }
    fmt::print(", {:.2f} allocations a move\n", static_cast<double>(measured.allocations) /
                                                    static_cast<double>(measured.middle_moves));
}

} // namespace

int main() {
    for (const rulebook::GameRules* rules : rulebook::all_game_rules()) {
        for (const std::string_view variant : rules->variants) {
            run(rules->edition, variant);
        }
    }
    return 0;
}
