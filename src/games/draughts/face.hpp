// The draughts family behind the face of all games (games/variant.hpp): `functions<rules>` is what
// a variant's data file needs to be playable.
#pragma once

#include "base/check.hpp"
#include "games/draughts/acceptance.hpp"
#include "games/draughts/key.hpp"
#include "games/draughts/perft.hpp"
#include "games/draughts/routes.hpp"
#include "games/variant.hpp"

namespace kodeks::games::draughts {

template <Rules R>
struct Face {
    // Who wins does not matter to the generator, which giveaway games share with their parents.
    static constexpr Rules movement = movement_of(R);
    using L = Layout<movement>;

    static const Words& words(const Position& position) { return position.as<Words>(); }

    // Calls function.operator()<S>() for the side to move.
    template <class Function>
    static decltype(auto) for_mover(const Words& words, Function&& function) {
        return words.to_move == Side::white ? function.template operator()<Side::white>()
                                            : function.template operator()<Side::black>();
    }

    static Accepted accept(const Variant& variant, const Setup& setup, Defects tolerated) {
        const Reading reading = read_setup<movement>(setup);
        const Defects intolerable = reading.defects.without(tolerable_defects());
        const Defects refused = reading.defects.without(tolerated) | intolerable;
        if (!refused.empty()) {
            return tl::unexpected(reading.defects);
        }
        return Position::wrap(variant, reading.words);
    }

    static Setup setup_of(const Position& position) {
        return write_setup<movement>(words(position));
    }

    static Side side_to_move(const Position& position) { return words(position).to_move; }

    static Piece piece_at(const Position& position, Square square) {
        return piece_on<movement>(words(position), square);
    }

    static Material material(const Position& position, Side side) {
        const Words& w = words(position);
        Material result;
        const auto count = [](Bits bits) { return static_cast<std::uint8_t>(std::popcount(bits)); };
        result.count[static_cast<std::size_t>(Kind::man)] = count(w.men(side));
        result.count[static_cast<std::size_t>(Kind::king)] = count(w.of(side) & w.kings);
        return result;
    }

    static Move to_face(const Capture& move) {
        const bool quiet = move.captured == 0;
        return {quiet ? SquareSet() : L::squares_of(move.captured), L::square_of(move.from),
                L::square_of(move.to), move.promotes ? Kind::king : Kind::none,
                quiet ? MoveType::quiet : MoveType::capture};
    }

    static Capture from_face(const Move& move) {
        KODEKS_ASSERT(move.from.index < L::square_count && move.to.index < L::square_count);
        return {L::bit(move.from), L::bit(move.to), L::bits_of(move.captured),
                move.promotion == Kind::king};
    }

    static void legal_moves(const Position& position, MoveList& moves) {
        const Words& w = words(position);
        for_mover(w, [&]<Side S>() {
            visit_moves<movement, S>(w,
                                     [&](const Capture& move) { moves.push_back(to_face(move)); });
        });
    }

    static Position play(const Position& position, const Move& move) {
        const Words& w = words(position);
        const Capture capture = from_face(move);
        KODEKS_ASSERT((w.of(w.to_move) & capture.from) != 0);
        KODEKS_ASSERT((capture.captured & ~w.of(opponent(w.to_move))) == 0);
        return Position::wrap(position.variant(), for_mover(w, [&]<Side S>() {
                                  return successor<movement, S>(w, capture);
                              }));
    }

    static bool capture_available(const Position& position) {
        const Words& w = words(position);
        return for_mover(w, [&]<Side S>() { return can_capture(View<movement, S>(w)); });
    }

    static bool is_irreversible(const Position& position, const Move& move) {
        return move.is_capture() || piece_at(position, move.from).kind == Kind::man;
    }

    static bool in_check(const Position&) { return false; }

    static Side winner_when_stuck(Side stuck) {
        return R.winning == Winning::by_capturing_all ? opponent(stuck) : stuck;
    }

    // A side that is to move and cannot, or has nothing left, is stuck: it has lost (RU:1.8.1,
    // UA:III.4.2.2-3, FR:20), or won where losing all is the aim.
    static Ending ending(const Position& position) {
        const Words& w = words(position);
        for (const Side side : {w.to_move, opponent(w.to_move)}) {
            if (w.of(side) == 0) {
                return {EndReason::no_pieces, winner_when_stuck(side)};
            }
        }
        const bool can_move = for_mover(w, [&]<Side S>() { return has_move<movement, S>(w); });
        return can_move ? Ending{} : Ending{EndReason::no_moves, winner_when_stuck(w.to_move)};
    }

    static std::uint64_t key(const Position& position) { return key_of(words(position)); }

    static Identity identity(const Position& position) { return identity_of(words(position)); }

    static std::vector<Route> routes(const Position& position, const Move& move,
                                     std::size_t limit) {
        const Words& w = words(position);
        return for_mover(w, [&]<Side S>() {
            return RouteSearch<movement, S>(w, from_face(move), limit).routes();
        });
    }

    static std::uint64_t perft(const Position& position, int depth) {
        return draughts::perft<movement>(words(position), depth);
    }
};

template <Rules R>
inline constexpr VariantFunctions functions = {
    .accept = Face<R>::accept,
    .setup_of = Face<R>::setup_of,
    .side_to_move = Face<R>::side_to_move,
    .legal_moves = Face<R>::legal_moves,
    .play = Face<R>::play,
    .capture_available = Face<R>::capture_available,
    .is_irreversible = Face<R>::is_irreversible,
    .in_check = Face<R>::in_check,
    .ending = Face<R>::ending,
    .key = Face<R>::key,
    .identity = Face<R>::identity,
    .routes = Face<R>::routes,
    .perft = Face<R>::perft,
    .piece_at = Face<R>::piece_at,
    .material = Face<R>::material,
};

// A variant's constant, from its name and its rules.
template <Rules R>
constexpr Variant make_variant(std::string_view name, const NotationTraits& notation,
                               std::span<const std::string_view> articles) {
    return {name,          Family::draughts, R.board(), notation, start_setup<movement_of(R)>(),
            &functions<R>, articles};
}

} // namespace kodeks::games::draughts
