#include "referee/simulation/promises.hpp"

#include "referee/words/words.hpp"
#include "rulebook/article.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace kodeks::referee::simulation {

namespace {

// What a finished game still accepts.
constexpr std::array<std::string_view, 5> after_the_end = {"sign", "appeal", "answer-appeal",
                                                           "correct-result", "touch-claim"};

// Every article must be one of the game's own rulebook.
template <class Ids>
std::string broken_by_articles(std::string_view what, const Ids& articles, const State& state) {
    for (const std::string_view id : articles) {
        const rulebook::Article* const article = rulebook::find_article(id);
        if (article == nullptr || article->rulebook != state.settings.edition) {
            return fmt::format("{} cites '{}', which is not of this rulebook", what, id);
        }
    }
    return "";
}

std::string broken_by_ruling(const Ruling& ruling, const State& state) {
    const std::string what = fmt::format("the ruling '{}'", ruling.decision);
    return ruling.articles.empty() ? what + " cites no article"
                                   : broken_by_articles(what, ruling.articles, state);
}

std::string broken_by_refusal(const Decision& decision, const State& state) {
    return decision.events().empty()
               ? broken_by_articles("a refusal", decision.refusal()->articles, state)
               : "a refused command left events";
}

// Nobody does what is not his to do: neither by his role, nor as an assistant whom nobody has.
std::string broken_by_right(const Command& command, const State& before) {
    const Declared& declared = declared_of(command.action);
    if (!declared.by.has(command.by)) {
        return fmt::format("'{}' was done by {}", declared.word, word(command.by));
    }
    if (!is_assistant(command.by)) {
        return "";
    }
    const Side side = *side_of(command.by);
    const auto rules = find_rules(before.settings.edition, before.settings.variant);
    const bool helped =
        before.settings.needs_of(side).assistant || before.settings.needs_of(side).vision() ||
        before.settings.needs_of(side).hearing || before.of(side).is(Mark::assistant);
    return helped || rules->game->assistance.duties.empty()
               ? ""
               : fmt::format("'{}' was done by an assistant whom nobody has accepted",
                             declared.word);
}

// A side that has lost its last piece or move by a sound move does not play on.
std::string broken_by_end(const State& state) {
    if (state.phase != Phase::playing || !state.position || state.plies.empty()) {
        return "";
    }
    const Ply& last = state.plies.back();
    const bool due = state.settings.end_needs_no_press || last.completed;
    return due && !last.faulty() && games::ending(*state.position).over()
               ? "the game goes on although it has ended on the board"
               : "";
}

// The control counts the completed moves that stand on the board, no taken-back ones (FIDE:7.1).
std::string broken_by_count(const State& state) {
    for (const Side side : {Side::white, Side::black}) {
        const auto on_board = std::ranges::count_if(
            state.plies, [&](const Ply& ply) { return ply.side == side && ply.completed; });
        if (state.clock.of(side).moves != on_board + state.of(side).recount) {
            return fmt::format("the clock counts {} moves of {}, the board {}",
                               state.clock.of(side).moves, word(side), on_board);
        }
    }
    return "";
}

// Whoever is asked is told by which article.
std::string broken_by_question(const State& state) {
    if (!state.question) {
        return "";
    }
    const ArticleList& articles = state.question->subject.articles;
    return articles.empty()
               ? fmt::format("the question '{}' cites no article", state.question->name)
               : broken_by_articles("a question", articles, state);
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
        return broken_by_refusal(decided.decision, decided.after);
    }
    const std::string_view done = word(decided.command.action);
    if (decided.was_over && std::ranges::find(after_the_end, done) == after_the_end.end()) {
        return fmt::format("a finished game accepted '{}'", done);
    }
    for (const Event& event : decided.decision.events()) {
        if (const auto* given = event.get_if<RulingGiven>()) {
            if (std::string broken = broken_by_ruling(*given->ruling, decided.after);
                !broken.empty()) {
                return broken;
            }
        }
    }
    for (const std::string& broken :
         {decided.decision.superseded() ? "" : broken_by_right(decided.command, decided.after),
          broken_by_question(decided.after), broken_by_clock(decided.after),
          broken_by_bound(decided.after), broken_by_end(decided.after),
          broken_by_count(decided.after)}) {
        if (!broken.empty()) {
            return broken;
        }
    }
    return "";
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
