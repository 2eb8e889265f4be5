// The table of functions of one game, made from its rules.
#pragma once

#include "truth/tables/engine.hpp"
#include "truth/tables/pair_builder.hpp"

namespace kodeks::truth::tables {

// Gathers entries of successors: the distance is known if all of theirs are.
class EntryChoice {
public:
    explicit constexpr EntryChoice(Stuck stuck) : choice_(stuck) {}

    constexpr void add(Entry entry) {
        choice_.add(entry.code);
        has_distance_ = has_distance_ && entry.has_distance;
    }

    constexpr Entry entry() const { return {choice_.code(), has_distance_}; }

private:
    Choice choice_;
    bool has_distance_ = true;
};

// A number that changes when the rules or the numbering of positions do (FNV-1a, 64 bits).
constexpr std::uint64_t hash_of(const Rules& rules) {
    constexpr int numbering = 1;
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const int part :
         {numbering, rules.files, rules.ranks, rules.men_rows, static_cast<int>(rules.king_range),
          rules.quiet_king_moves, static_cast<int>(rules.capture_lines),
          static_cast<int>(rules.man_captures), static_cast<int>(rules.priority),
          static_cast<int>(rules.promotion), static_cast<int>(rules.winning)}) {
        hash = (hash ^ static_cast<std::uint64_t>(part)) * 0x100000001B3U;
    }
    return hash;
}

template <Rules R>
struct EngineOf {
    static constexpr Rules movement = games::draughts::movement_of(R);
    static constexpr Stuck stuck = stuck_under<R>();
    using View = games::draughts::View<movement, Side::white>;

    // As the side to move sees it.
    static Words seen_by_mover(const games::Position& position) {
        const auto& words = position.as<Words>();
        return words.to_move == Side::white ? words : turned<movement>(words);
    }

    static std::uint64_t size(Slice slice) { return indexes<movement>()[slice.id()].size(); }

    static Place place(const Words& words) {
        const Slice slice = tables::slice_of(words);
        return {slice, indexes<movement>()[slice.id()].rank(words)};
    }

    static Place place_of(const games::Position& position) {
        return place(seen_by_mover(position));
    }

    static games::Position position_at(const games::Variant& variant, const Place& place) {
        return games::Position::wrap(variant,
                                     indexes<movement>()[place.slice.id()].at(place.index));
    }

    static bool build_pair(const PairOrder& order) { return PairBuilder<R>(order).build(); }

    static void mark_captures(Slice slice, Range range, std::span<std::uint8_t> marks) {
        Sweep<movement> sweep(indexes<movement>()[slice.id()]);
        for (std::uint64_t i = range.begin; i < range.end; ++i) {
            marks[i - range.begin] = can_capture(View(sweep.at(i))) ? 1 : 0;
        }
    }

    // White is to move.
    static Entry entry(const Words& words, Source& source) {
        if (words.of(Side::white) == 0) {
            return {stuck_code, true};
        }
        if (source.captures_left_out() && can_capture(View(words))) {
            return best_of_moves(words, source);
        }
        return source.at(place(words));
    }

    static Entry best_of_moves(const Words& words, Source& source) {
        EntryChoice choice(stuck);
        games::draughts::visit_moves<movement, Side::white>(
            words, [&](const games::draughts::Capture& move) {
                choice.add(entry(turned<movement>(games::draughts::successor<movement, Side::white>(
                                     words, move)),
                                 source));
            });
        return choice.entry();
    }

    static Entry entry_of(const games::Position& position, Source& source) {
        return entry(seen_by_mover(position), source);
    }

    static std::uint64_t count_wrong(Slice slice, Range range, Source& source) {
        Sweep<movement> sweep(indexes<movement>()[slice.id()]);
        std::uint64_t wrong = 0;
        for (std::uint64_t i = range.begin; i < range.end; ++i) {
            const Words words = sweep.at(i);
            if (source.captures_left_out() && can_capture(View(words))) {
                continue;
            }
            const Entry stored = source.at({slice, i});
            const Entry best = best_of_moves(words, source);
            const bool right = stored.has_distance
                                   ? stored.code == best.code && best.has_distance
                                   : value_of(stored.code, stuck) == value_of(best.code, stuck);
            wrong += right ? 0 : 1;
        }
        return wrong;
    }
};

template <Rules R>
constexpr Engine engine_of(const games::Variant& variant, Scope usual) {
    using E = EngineOf<R>;
    return {.variant = &variant,
            .usual = usual,
            .stuck = E::stuck,
            .rules_hash = hash_of(R),
            .size = E::size,
            .place_of = E::place_of,
            .position_at = E::position_at,
            .build_pair = E::build_pair,
            .mark_captures = E::mark_captures,
            .entry_of = E::entry_of,
            .count_wrong = E::count_wrong};
}

} // namespace kodeks::truth::tables
