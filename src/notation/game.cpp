#include "notation/game.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::notation {

const std::string* Game::tag(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &Tag::name);
    return found == tags.end() ? nullptr : &found->value;
}

bool Game::has_errors() const {
    return std::ranges::any_of(diagnostics,
                               [](const Diagnostic& d) { return d.severity == Severity::error; });
}

void Game::clear() {
    tags.clear();
    variant = nullptr;
    setup = {};
    start.reset();
    moves.clear();
    outcome = Outcome::unstated;
    diagnostics.clear();
    place = {};
}

games::Position position_after(const Game& game, NodeId node) {
    KODEKS_ASSERT(game.start.has_value());
    std::vector<games::Move> line;
    for (; node != root; node = game.moves[node].parent) {
        line.push_back(game.moves[node].move);
    }
    games::Position position = *game.start;
    for (auto move = line.rbegin(); move != line.rend(); ++move) {
        position = games::play(position, *move);
    }
    return position;
}

} // namespace kodeks::notation
