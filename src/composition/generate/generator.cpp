#include "composition/generate/generator.hpp"

#include "composition/solve/solution.hpp"
#include "games/variant.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

constexpr SolutionLimits short_solutions = {.lines = 12, .plies = 24};
constexpr int most_draws = 200; // of a square, until one fits

class Placing {
public:
    Placing(const games::Variant& variant, std::mt19937_64& random)
        : board_(variant.board), random_(random) {}

    bool place(games::Piece piece, int count) {
        for (int i = 0; i < count; ++i) {
            if (!place(piece)) {
                return false;
            }
        }
        return true;
    }

    const games::Setup& setup() const { return setup_; }

private:
    bool place(games::Piece piece) {
        for (int i = 0; i < most_draws; ++i) {
            const auto drawn = random_() % static_cast<unsigned>(board_.squares());
            const games::Square square{static_cast<std::uint8_t>(drawn)};
            const int last = piece.side == games::Side::white ? board_.ranks - 1 : 0;
            const bool fits =
                piece.kind == games::Kind::king || board_.field_of(square).rank != last;
            if (fits && !setup_.at(square).present()) {
                setup_.at(square) = piece;
                return true;
            }
        }
        return false;
    }

    games::Board board_;
    std::mt19937_64& random_;
    games::Setup setup_;
};

bool has_one_key(const Solution& solution) {
    const auto not_refuted = [](const FirstMove& f) { return f.proof != Proof::refuted; };
    return solution.verdict == Proof::proved &&
           std::ranges::count_if(solution.first_moves, not_refuted) == 1;
}

} // namespace

std::optional<games::Position> random_diagram(const Order& order, std::mt19937_64& random) {
    using games::Kind;
    using games::Side;
    Placing placing(*order.variant, random);
    const Force& force = order.force;
    const bool placed = placing.place({Kind::man, Side::white}, force.white_men) &&
                        placing.place({Kind::king, Side::white}, force.white_kings) &&
                        placing.place({Kind::man, Side::black}, force.black_men) &&
                        placing.place({Kind::king, Side::black}, force.black_kings);
    if (!placed) {
        return std::nullopt;
    }
    const auto position = games::accept(*order.variant, placing.setup());
    if (!position || games::ending(*position).over() || games::capture_available(*position)) {
        return std::nullopt;
    }
    return *position;
}

std::optional<Composition> composed(const Order& order, const games::Position& diagram,
                                    Proofs& proofs) {
    if (proofs.meets(diagram, order.task) != Proof::proved) {
        return std::nullopt;
    }
    const Solution solution = solve(diagram, proofs, short_solutions);
    if (!has_one_key(solution) || !solution.complete) {
        return std::nullopt;
    }
    Composition composition{{}, order.rules, order.genre, order.task, diagram, {}};
    for (const SolutionLine& line : solution.lines) {
        if (line.thematic() && line.end != LineEnd::repeats) {
            composition.lines.push_back(line.moves);
        }
    }
    if (composition.lines.empty()) {
        return std::nullopt;
    }
    return composition;
}

} // namespace kodeks::composition
