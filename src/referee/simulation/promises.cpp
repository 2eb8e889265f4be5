#include "referee/simulation/promises.hpp"

#include "referee/words/words.hpp"
#include "rulebook/article.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace kodeks::referee::simulation {

namespace {

// What a finished game still accepts.
constexpr std::array<std::string_view, 3> after_the_end = {"sign", "appeal", "correct-result"};

std::string broken_by_ruling(const Ruling& ruling) {
    if (ruling.articles.empty()) {
        return fmt::format("the ruling '{}' cites no article", ruling.decision);
    }
    for (const std::string_view id : ruling.articles) {
        if (rulebook::find_article(id) == nullptr) {
            return fmt::format("the ruling '{}' cites '{}', which does not exist", ruling.decision,
                               id);
        }
    }
    return "";
}

std::string broken_by_refusal(const Decision& decision) {
    if (!decision.events().empty()) {
        return "a refused command left events";
    }
    for (const std::string_view id : decision.refusal()->articles) {
        if (rulebook::find_article(id) == nullptr) {
            return fmt::format("a refusal cites '{}', which does not exist", id);
        }
    }
    return "";
}

std::string broken_by_clock(const State& state) {
    const bool running = state.clock.running.has_value();
    const bool both_restore = state.chore && state.chore->task == Task::both_records;
    if (state.phase == Phase::playing && running == both_restore) {
        return both_restore ? "a clock runs while both restore their records"
                            : "the game is played and no clock runs";
    }
    if (running && state.phase != Phase::playing && state.phase != Phase::waiting &&
        state.phase != Phase::sealing && state.phase != Phase::resuming) {
        return fmt::format("a clock runs while the game is {}", word(state.phase));
    }
    const bool ended = state.phase == Phase::finished || state.phase == Phase::signed_by_both;
    if (ended != state.over()) {
        return fmt::format("the game is {} and {} a result", word(state.phase),
                           state.over() ? "has" : "has not");
    }
    return "";
}

// A player who must play a move can play it; only an irregular move in between frees him.
std::string broken_by_bound(const State& state) {
    const Side side = state.to_move();
    const bool freed = state.of(side).bound && !state.bound(side);
    const bool regular = state.plies.empty() || state.plies.back().legal;
    return freed && regular ? "a player must play a move that is not legal" : "";
}

} // namespace

std::string broken_promise(const Decided& decided) {
    if (decided.decision.query() != nullptr) {
        return "a proof was asked for although nobody can prove anything";
    }
    if (decided.decision.refusal() != nullptr) {
        return broken_by_refusal(decided.decision);
    }
    const std::string_view done = word(decided.command.action);
    if (decided.was_over && std::ranges::find(after_the_end, done) == after_the_end.end()) {
        return fmt::format("a finished game accepted '{}'", done);
    }
    for (const Event& event : decided.decision.events()) {
        if (const auto* given = std::get_if<RulingGiven>(&event)) {
            if (std::string broken = broken_by_ruling(*given->ruling); !broken.empty()) {
                return broken;
            }
        }
    }
    const std::string broken = broken_by_clock(decided.after);
    return broken.empty() ? broken_by_bound(decided.after) : broken;
}

bool rebuilds(const State& state, std::span<const Event> events) {
    State again;
    for (const Event& event : events) {
        apply(again, event);
    }
    return again == state;
}

void TimeKeeper::before(const State& state, Instant at) {
    if (state.clock.running && at > seen_) {
        ran_ += clock::between(std::max(seen_, state.clock.since), at);
    }
    seen_ = std::max(seen_, at);
}

bool TimeKeeper::agrees(const State& state) const {
    const clock::Clock now = clock::advanced(state.clock, std::max(seen_, state.clock.since));
    const bool delayed = now.of(Side::white).control.periods[0].extra == clock::Extra::delay;
    const Milliseconds used = now.of(Side::white).account.used + now.of(Side::black).account.used;
    return delayed ? used <= ran_ : used == ran_;
}

} // namespace kodeks::referee::simulation
