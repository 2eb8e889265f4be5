// Many compositions with an index of every position of every solution, so that they can be searched
// by position, material, motif, author and date at once.
#pragma once

#include "composition/collection/entry.hpp"
#include "composition/collection/motif.hpp"
#include "composition/collection/shape.hpp"

#include <string>
#include <vector>

namespace kodeks::composition {

using EntryIndex = std::uint32_t;

// What is asked for; empty members ask for nothing.
struct Query {
    const games::Variant* variant = nullptr;
    std::optional<Shape> position{}; // anywhere in a solution
    std::optional<Shape> part{};     // stands in the diagram
    std::optional<std::int32_t> white_men{};
    std::optional<std::int32_t> white_kings{};
    std::optional<std::int32_t> black_men{};
    std::optional<std::int32_t> black_kings{};
    std::uint32_t motifs = 0; // all of them
    std::string author{};     // a part of the name
    std::optional<Day> from{};
    std::optional<Day> to{};
    std::optional<Genre> genre{};
};

// What a search compares, apart from the play itself.
struct Card {
    const games::Variant* variant = nullptr;
    Shape diagram;
    std::uint64_t normal_key = 0;
    std::uint32_t motifs = 0;
    std::array<std::uint8_t, 4> material{};
};

// A position of a solution, by the key of its normal form.
struct Occurrence {
    std::uint64_t key = 0;
    EntryIndex entry = 0;
    std::uint32_t ply = 0; // 0: the diagram
    friend constexpr auto operator<=>(const Occurrence&, const Occurrence&) = default;
};

class Collection {
public:
    // Entries are added first; then the index is sorted once.
    void add(Entry entry);
    void sort();

    std::size_t size() const { return entries_.size(); }

    const Entry& entry(EntryIndex index) const { return entries_[index]; }

    const Card& card(EntryIndex index) const { return cards_[index]; }

    const std::vector<Card>& cards() const { return cards_; }

    // In the order of the collection.
    std::vector<EntryIndex> find(const Query& query) const;

    // Every place in a solution where a variation of the position stands.
    std::vector<Occurrence> occurrences(const games::Board& board, const Shape& shape) const;

private:
    bool fits(EntryIndex index, const Query& query) const;

    std::vector<Entry> entries_;
    std::vector<Card> cards_;
    std::vector<Occurrence> positions_;
};

// All positions of all lines, each once, with the ply at which it is first reached.
std::vector<std::pair<Shape, std::uint32_t>> positions_of(const Composition& composition);

} // namespace kodeks::composition
