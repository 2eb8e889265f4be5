#include "composition/generate/generate.hpp"

#include "composition/examine/examine.hpp"

namespace kodeks::composition {

namespace {

using games::Position;
using games::Side;

constexpr std::uint64_t nodes_each = 20'000;      // a question within the table costs a few
constexpr std::uint64_t memory_bytes = 1U << 20U; // a candidate is small
constexpr std::uint64_t king_in = 4;              // one piece in so many is a king
constexpr std::size_t least_branches = 2;
constexpr std::size_t most_branches = 8;

bool white_wins(const Leaves& leaves, const Position& position) {
    const auto outcome = leaves(position);
    if (!outcome) {
        return false;
    }
    const auto wanted = games::side_to_move(position) == Side::white ? truth::tables::Value::win
                                                                     : truth::tables::Value::loss;
    return outcome->value == wanted;
}

// The one move after which White still wins; none when there are several or the game is over.
std::optional<games::Move> only_move(const Leaves& leaves, const Position& position) {
    if (games::ending(position).over()) {
        return std::nullopt;
    }
    games::MoveList moves;
    games::legal_moves(position, moves);
    std::optional<games::Move> only;
    for (const games::Move& move : moves) {
        if (white_wins(leaves, games::play(position, move))) {
            if (only) {
                return std::nullopt;
            }
            only = move;
        }
    }
    return moves.size() > 1 ? only : std::nullopt;
}

} // namespace

Generator::Generator(const GenerateOptions& options, Leaves leaves)
    : options_(options), leaves_(std::move(leaves)), state_(options.seed) {}

// The public-domain generator splitmix64.
std::uint64_t Generator::drawn(std::uint64_t below) {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return (z ^ (z >> 31U)) % below;
}

// Two white pieces at least; men keep off the row where they would be kings.
std::optional<Position> Generator::placement() {
    games::Setup setup;
    setup.to_move = Side::white;
    const auto squares = static_cast<std::uint64_t>(options_.variant->board.squares());
    const auto white = 2 + drawn(static_cast<std::uint64_t>(options_.pieces) - 2);
    for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(options_.pieces); ++i) {
        const games::Square square{static_cast<std::uint8_t>(drawn(squares))};
        if (setup.at(square).present()) {
            return std::nullopt;
        }
        setup.at(square) = {drawn(king_in) == 0 ? games::Kind::king : games::Kind::man,
                            i < white ? Side::white : Side::black};
    }
    const auto accepted = games::accept(*options_.variant, setup);
    return accepted ? std::optional(*accepted) : std::nullopt;
}

std::optional<Composition> Generator::candidate(const Position& diagram) const {
    if (games::capture_available(diagram) || !white_wins(leaves_, diagram)) {
        return std::nullopt;
    }
    const auto first = only_move(leaves_, diagram);
    if (!first) {
        return std::nullopt;
    }
    Composition composition{"", options_.rules, Genre::etude, {Aim::win, 0, 0}, diagram, {}};
    const Position after = games::play(diagram, *first);
    games::MoveList replies;
    games::legal_moves(after, replies);
    for (const games::Move& reply : replies) {
        const auto second = only_move(leaves_, games::play(after, reply));
        if (second && composition.lines.size() < most_branches) {
            composition.lines.push_back({*first, reply, *second});
        }
    }
    return composition.lines.size() < least_branches ? std::nullopt
                                                     : std::optional(std::move(composition));
}

bool Generator::is_sound(const Composition& composition) const {
    Means means;
    means.solver.leaves = leaves_;
    means.solver.memory_bytes = memory_bytes;
    means.nodes_each = nodes_each;
    Proofs proofs(composition.task, std::move(means));
    return examine(composition, proofs).conclusion() == Conclusion::sound;
}

std::optional<Composition> Generator::next() {
    while (tries_ < options_.most_tries) {
        ++tries_;
        const auto diagram = placement();
        auto found = diagram ? candidate(*diagram) : std::nullopt;
        if (found &&
            seen_.insert(normal_form(options_.variant->board, shape_of(*diagram))).second &&
            is_sound(*found)) {
            return found;
        }
    }
    return std::nullopt;
}

} // namespace kodeks::composition
