#include "tournament/checker/check.hpp"

#include "tournament/checker/expected.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace kodeks::tournament::checker {

namespace {

using pairing::Apart;
using pairing::Draw;
using pairing::Pair;

bool is_median(std::string_view system) {
    return system.starts_with("median-solkoff");
}

Finding finding(std::string_view key, Number a, Number b, std::vector<std::string_view> articles) {
    return {{std::string(key), {{"a", fmt::to_string(a.value)}, {"b", fmt::to_string(b.value)}}},
            std::move(articles)};
}

class Breaches {
public:
    Breaches(std::string_view system, const Field& field, const Draw& draw)
        : system_(system), field_(field), draw_(draw), cards_(classified(system, field)) {}

    std::vector<Finding> all() {
        everybody_once();
        for (const Pair& pair : draw_.pairs) {
            const Card* white = find(pair.white);
            const Card* black = find(pair.black);
            if (white != nullptr && black != nullptr) {
                pair_rules(*white, *black);
            }
        }
        bye_rules();
        return std::move(found_);
    }

private:
    const Card* find(Number number) const {
        const auto card = std::ranges::find(cards_, number, &Card::number);
        return card == cards_.end() ? nullptr : &*card;
    }

    void everybody_once() {
        std::multiset<Number> seen;
        for (const Pair& pair : draw_.pairs) {
            seen.insert({pair.white, pair.black});
        }
        if (draw_.bye) {
            seen.insert(draw_.bye->player);
        }
        for (const Card& card : cards_) {
            if (seen.count(card.number) != 1) {
                found_.push_back(finding("pairing.check.once", card.number, card.number, {}));
            }
            seen.erase(card.number);
        }
        for (const Number number : seen) {
            found_.push_back(finding("pairing.check.stranger", number, number, {}));
        }
    }

    void pair_rules(const Card& white, const Card& black) {
        const bool median = is_median(system_);
        if (std::ranges::find(white.met, black.number) != white.met.end()) {
            found_.push_back(finding("pairing.check.met", white.number, black.number,
                                     {median ? "UA:V.15.1" : "RU:3.18.2#1"}));
        }
        const auto fourth = [](const Card& card, Colour colour) {
            return run_length(card) >= 3 && card.games.back() == colour;
        };
        if (!median && (fourth(white, Colour::white) || fourth(black, Colour::black))) {
            found_.push_back(finding("pairing.check.fourth_colour", white.number, black.number,
                                     {"RU:3.18.2#3"}));
        }
        for (const Apart& apart : field_.apart) {
            const bool same = (apart.a == white.number && apart.b == black.number) ||
                              (apart.b == white.number && apart.a == black.number);
            if (same && apart.strength == Apart::Strength::hard &&
                apart.first_round <= field_.round && field_.round <= apart.last_round) {
                found_.push_back(
                    finding("pairing.check.apart", white.number, black.number, {"PMR:237"}));
            }
        }
    }

    void bye_rules() {
        const Card* card = draw_.bye ? find(draw_.bye->player) : nullptr;
        if (card == nullptr) {
            return;
        }
        if (card->had_bye || (card->had_forfeit && !is_median(system_))) {
            found_.push_back(finding("pairing.check.second_bye", card->number, card->number,
                                     {is_median(system_) ? "UA:V.15.6" : "RU:3.18.2#2"}));
        }
    }

    std::string_view system_;
    const Field& field_;
    const Draw& draw_;
    Cards cards_;
    std::vector<Finding> found_;
};

std::set<Game> games_of(const Draw& draw) {
    std::set<Game> games;
    for (const Pair& pair : draw.pairs) {
        games.insert({pair.white, pair.black, pair.white_float, pair.black_float});
    }
    return games;
}

void compare(const Round& expected, const Draw& draw, std::vector<Finding>& found) {
    const std::set<Game> given = games_of(draw);
    const std::set<Game> wanted(expected.games.begin(), expected.games.end());
    for (const Game& game : given) {
        if (!wanted.contains(game)) {
            found.push_back(finding("pairing.check.unexpected", game.white, game.black, {}));
        }
    }
    for (const Game& game : wanted) {
        if (!given.contains(game)) {
            found.push_back(finding("pairing.check.missing", game.white, game.black, {}));
        }
    }
    const Number bye = draw.bye ? draw.bye->player : pairing::nobody;
    const Number wanted_bye = expected.bye.value_or(pairing::nobody);
    if (bye != wanted_bye) {
        found.push_back(finding("pairing.check.bye", bye, wanted_bye, {}));
    }
}

} // namespace

std::vector<Finding> breaches(std::string_view system, const Field& field, const Draw& draw) {
    return Breaches(system, field, draw).all();
}

std::vector<Finding> check_round(std::string_view system, const Field& field, const Draw& draw,
                                 std::string_view seed) {
    std::vector<Finding> found = breaches(system, field, draw);
    if (const std::optional<Round> expected = expected_round(system, field, seed)) {
        compare(*expected, draw, found);
    } else {
        found.push_back(finding("pairing.check.impossible", pairing::nobody, pairing::nobody, {}));
    }
    return found;
}

} // namespace kodeks::tournament::checker
