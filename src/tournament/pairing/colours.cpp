#include "tournament/pairing/colours.hpp"

#include <algorithm>

namespace kodeks::tournament::pairing {

namespace {

// Black, then no game, then White: who has more right to White now.
int claim_to_white(Colour past) {
    switch (past) {
    case Colour::black:
        return 2;
    case Colour::none:
        return 1;
    case Colour::white:
        break;
    }
    return 0;
}

Colour at(const std::vector<Colour>& list, std::size_t index) {
    return index < list.size() ? list[index] : Colour::none;
}

ColourDecision by_history(const std::vector<Colour>& higher, const std::vector<Colour>& lower) {
    const std::size_t length = std::max(higher.size(), lower.size());
    for (std::size_t i = 0; i < length; ++i) {
        const int a = claim_to_white(at(higher, i));
        const int b = claim_to_white(at(lower, i));
        if (a != b) {
            return {a > b ? Colour::white : Colour::black, ColourReason::history,
                    static_cast<std::uint32_t>(i + 1)};
        }
    }
    return {};
}

bool is_full_run(const ColourRules& rules, const ColourHistory& history) {
    return history.run >= rules.run_max;
}

} // namespace

ColourHistory colours_of(const Player& player) {
    ColourHistory history;
    for (auto past = player.history.rbegin(); past != player.history.rend(); ++past) {
        const bool played = past->happened == Happened::played;
        history.rounds.push_back(played ? past->colour : Colour::none);
        if (played) {
            history.games.push_back(past->colour);
            history.white_games += past->colour == Colour::white ? 1 : 0;
        }
    }
    const auto change = std::ranges::find_if(
        history.games, [&](Colour colour) { return colour != history.games.front(); });
    history.run = static_cast<std::uint32_t>(change - history.games.begin());
    return history;
}

ColourDecision decide_colour(const ColourRules& rules, const ColourHistory& higher,
                             const ColourHistory& lower) {
    if (rules.run_is_absolute) {
        if (is_full_run(rules, higher)) {
            return {opposite(higher.last()), ColourReason::run_of_three, 0};
        }
        if (is_full_run(rules, lower)) {
            return {lower.last(), ColourReason::run_of_three, 0};
        }
    }
    if (higher.white_games != lower.white_games) {
        return {higher.white_games < lower.white_games ? Colour::white : Colour::black,
                ColourReason::fewer_white, 0};
    }
    const ColourDecision history = rules.by_rounds ? by_history(higher.rounds, lower.rounds)
                                                   : by_history(higher.games, lower.games);
    if (history.reason == ColourReason::history) {
        return history;
    }
    if (!rules.higher_alternates) {
        return {Colour::white, ColourReason::higher_white, 0};
    }
    if (higher.last() == Colour::none) {
        return {};
    }
    return {opposite(higher.last()), ColourReason::higher_alternates, 0};
}

bool breaks_run(const ColourRules& rules, const ColourHistory& higher, const ColourHistory& lower) {
    if (rules.run_is_absolute) {
        return is_full_run(rules, higher) && is_full_run(rules, lower) &&
               higher.last() == lower.last();
    }
    if (!is_full_run(rules, higher) && !is_full_run(rules, lower)) {
        return false;
    }
    const Colour given = decide_colour(rules, higher, lower).higher;
    return (is_full_run(rules, higher) && given == higher.last()) ||
           (is_full_run(rules, lower) && opposite(given) == lower.last());
}

} // namespace kodeks::tournament::pairing
