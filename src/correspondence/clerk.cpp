#include "correspondence/clerk.hpp"

#include "referee/draws/endings.hpp"
#include "referee/words/words.hpp"

namespace kodeks::correspondence {

namespace {

template <class A>
constexpr bool is_arbiters = std::is_same_v<A, Decision>;

template <class A>
constexpr bool is_anybodys = std::is_same_v<A, TakeBreak>;

// When an act has its place: letters while play goes on, corrections while one is due.
template <class A>
Phase phase_of(Phase now) {
    if constexpr (std::is_same_v<A, Correction>) {
        return Phase::correcting;
    } else if constexpr (std::is_same_v<A, Decision>) {
        return Phase::claimed;
    } else if constexpr (std::is_same_v<A, TakeBreak>) {
        return now;
    } else {
        return Phase::playing;
    }
}

Refusal why_not(const Clerk& clerk) {
    switch (clerk.game.phase) {
    case Phase::correcting:
        return referee::refusal("letter_correction_first", clerk.rules().moves.unclear);
    case Phase::claimed:
        return referee::refusal("letter_claim_open", clerk.rules().claims.claimed);
    case Phase::playing:
    case Phase::finished:
        break;
    }
    return referee::refusal("letter_nothing_open");
}

template <class A>
Refused may_act(const Clerk& clerk) {
    if (is_arbiters<A> && clerk.by != Actor::arbiter) {
        return referee::refusal("officials_only");
    }
    if (!is_arbiters<A> && !is_anybodys<A> && clerk.by == Actor::arbiter) {
        return referee::refusal("players_only");
    }
    if (clerk.game.phase == Phase::finished) {
        return referee::refusal("over", clerk.game.plan.match.rules.game->results.closed);
    }
    if (clerk.game.phase != phase_of<A>(clerk.game.phase)) {
        return why_not(clerk);
    }
    return std::nullopt;
}

} // namespace

void Clerk::rule(std::string_view decision, std::optional<Side> about, rulebook::Articles articles,
                 const referee::Evidence& evidence) {
    referee::Ruling ruling = referee::ruling(decision, about, articles, evidence);
    std::erase_if(ruling.articles, [&](const std::string& id) {
        return !referee::is_about(*game.plan.match.rules.game, game.plan.match.settings.variant,
                                  id);
    });
    rulings.push_back(ruling);
}

void Clerk::charge(Side side, Days days) {
    game.of(side).used += days;
}

void Clerk::play(const games::Move& move) {
    ++game.of(games::side_to_move(game.position)).moves;
    game.position = games::play(game.position, move);
}

bool Clerk::ends_on_board() {
    const games::Ending ending = games::ending(game.position);
    if (ending.over()) {
        const std::string_view name = ledger::word(ending.reason);
        rule(name, ending.winner,
             referee::articles_of(game.plan.match.rules.game->endings, ending.reason));
        finish(ending.winner ? referee::won_by(*ending.winner, name) : referee::drawn(name));
    }
    return ending.over();
}

// Moves only offered do not count (RU:5.3.5): they are not on the board.
void Clerk::note_overstep(Side side) {
    if (game.has_overstepped(side)) {
        rule("letter_overstep", side, rules().thinking.overstep,
             {.count = game.of(side).used.value, .limit = game.allowed(side).value});
    }
}

void Clerk::finish(const referee::Outcome& outcome) {
    game.outcome = outcome;
    game.phase = Phase::finished;
}

std::optional<Side> side_of(Actor actor) {
    switch (actor) {
    case Actor::white:
        return Side::white;
    case Actor::black:
        return Side::black;
    case Actor::arbiter:
        break;
    }
    return std::nullopt;
}

Refused check_received(const Clerk& clerk, Day received) {
    const bool after_last = !clerk.game.last || clerk.game.last->on <= received;
    if (after_last && received <= clerk.on) {
        return std::nullopt;
    }
    return referee::refusal("letter_dates", clerk.rules().dates.order);
}

Game start(const Plan& plan) {
    return {plan, *games::accept(*plan.match.variant, plan.match.settings.start)};
}

Ruled<Answer> handle(const Game& game, const Command& command) {
    Answer answer{game, {}};
    Clerk clerk{answer.game, answer.rulings, command.on, command.by};
    const Refused refused = std::visit(
        [&]<class A>(const A& act) {
            const Refused early = may_act<A>(clerk);
            return early ? early : on(clerk, act);
        },
        command.act);
    if (refused) {
        return tl::unexpected(*refused);
    }
    return answer;
}

} // namespace kodeks::correspondence
