#include "rulebook/draws/game.hpp"

#include "base/check.hpp"
#include "support/chess_text.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::rulebook::drawing {

namespace {

games::Position position_from(std::string_view name, std::string_view text) {
    const games::Variant* variant = games::find_variant(name);
    KODEKS_ASSERT(variant != nullptr);
    const games::Setup setup = variant->family == games::Family::chess
                                   ? kodeks::test::setup_from_fen(text)
                                   : kodeks::test::draughts_setup(*variant, text);
    const games::Accepted accepted = games::accept(*variant, setup);
    KODEKS_ASSERT(accepted.has_value());
    return *accepted;
}

} // namespace

Game::Game(std::string_view edition, std::string_view variant, std::string_view text)
    : rules_(draw_rules(edition, variant)),
      position_(position_from(variant, text)),
      tally_(start_tally(position_)) {}

Game& Game::play(std::string_view moves) {
    std::istringstream words{std::string(moves)};
    for (std::string word; words >> word;) {
        play_one(word);
    }
    return *this;
}

Game& Game::repeat(int times, std::string_view moves) {
    for (int i = 0; i < times; ++i) {
        play(moves);
    }
    return *this;
}

void Game::play_one(std::string_view move) {
    const auto dash = move.find('-');
    const games::Variant& variant = position_.variant();
    const games::Square from = kodeks::test::square_from(variant, move.substr(0, dash));
    const games::Square to = kodeks::test::square_from(variant, move.substr(dash + 1));
    games::MoveList legal;
    games::legal_moves(position_, legal);
    for (const games::Move& candidate : legal) {
        if (candidate.from == from && candidate.to == to) {
            const games::Position after = games::play(position_, candidate);
            advance(tally_, position_, candidate, after);
            position_ = after;
            return;
        }
    }
    ADD_FAILURE() << move << " is not legal here";
}

std::vector<std::string> Game::states(truth::Known win) const {
    std::vector<std::string> lines;
    for (const DrawState& state : judge_draws(rules_, tally_, position_, FixedOracle(win))) {
        constexpr std::string_view signs[] = {"", "!", "-", "?"};
        lines.push_back(std::string(state.rule->name) + " " + std::to_string(state.count) +
                        std::string(signs[static_cast<std::size_t>(state.standing)]));
    }
    return lines;
}

std::vector<std::string> Game::reached(truth::Known win) const {
    std::vector<std::string> names;
    for (const DrawState& state : judge_draws(rules_, tally_, position_, FixedOracle(win))) {
        if (state.standing == DrawStanding::reached) {
            names.emplace_back(state.rule->name);
        }
    }
    return names;
}

} // namespace kodeks::rulebook::drawing
