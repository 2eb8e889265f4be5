// Games per second: PDN read with every move checked, as a ratio to PGN of chess in the same run.
#include "notation/pdn/pdn.hpp"

#include "games/variant.hpp"
#include "notation/pgn/pgn.hpp"

#include <ctime>
#include <memory>
#include <random>

#include <fmt/format.h>

using namespace kodeks;
using namespace kodeks::notation;

namespace {

constexpr int game_count = 4000;
constexpr int longest_plies = 100;

bool is_chess(const games::Variant& variant) {
    return variant.family == games::Family::chess;
}

std::string random_file(const games::Variant& variant) {
    std::mt19937_64 random(1);
    std::string text;
    games::MoveList legal;
    for (int i = 0; i < game_count; ++i) {
        Game game;
        game.variant = &variant;
        game.setup = variant.start;
        game.start = games::start_position(variant);
        game.outcome = Outcome::draw;
        NodeId last = root;
        games::Position position = *game.start;
        for (int ply = 0; ply < longest_plies; ++ply) {
            games::legal_moves(position, legal);
            if (legal.empty()) {
                break;
            }
            last = game.moves.add(last, legal[random() % legal.size()]);
            position = games::play(position, game.moves[last].move);
        }
        is_chess(variant) ? pgn::write(game, {}, text) : pdn::write_pdn(game, text);
    }
    return text;
}

struct Speed {
    double games_per_second = 0;
    double moves_per_second = 0;
};

Speed measure(std::string_view text, const games::Variant& variant) {
    const std::clock_t begin = std::clock(); // processor time
    TextSource source(text);
    const auto reader = is_chess(variant)
                            ? std::unique_ptr<GameReader>(std::make_unique<pgn::Reader>(source))
                            : std::make_unique<pdn::PdnReader>(source, variant);
    std::size_t games = 0;
    std::size_t moves = 0;
    for (Game game; reader->next(game); ++games) {
        moves += game.moves.size() - 1;
    }
    const double took_s = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    return {static_cast<double>(games) / took_s, static_cast<double>(moves) / took_s};
}

} // namespace

int main() {
    Speed chess;
    for (const games::Variant* variant : games::all_variants()) {
        const Speed speed = measure(random_file(*variant), *variant);
        chess = chess.games_per_second == 0 ? speed : chess; // the first in the list
        fmt::print(
            "{:24} {:8.0f} games/s {:6.2f} million moves/s; moves/s to PGN of chess {:5.2f}\n",
            variant->name, speed.games_per_second, speed.moves_per_second / 1e6,
            speed.moves_per_second / chess.moves_per_second);
    }
}
