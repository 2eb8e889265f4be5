// What the search remembers of positions, in a fixed amount of memory. Positions are kept exactly,
// so that no answer rests on two of them having the same hash. When a place is needed, what cost
// the least work goes; it can be found again.
//
// Three things may be known of a position: its numbers; that the attack is proved or refuted,
// whatever was played before; and that it is refuted if it is refuted in another position, the
// anchor, to which the defender can come back (search.hpp).
#pragma once

#include "games/position.hpp"

#include <array>
#include <cstdint>

namespace kodeks::composition {

using Number = std::uint32_t;

constexpr Number infinite = 1U << 30;

// How much work a proof and a refutation still seem to need.
struct Numbers {
    Number proof = 1;
    Number refutation = 1;

    static constexpr Numbers proved_now() { return {0, infinite}; }

    static constexpr Numbers refuted_now() { return {infinite, 0}; }

    constexpr bool proved() const { return proof == 0; }

    constexpr bool refuted() const { return refutation == 0; }

    constexpr bool settled() const { return proved() || refuted(); }

    friend constexpr bool operator==(const Numbers&, const Numbers&) = default;
};

// A position of a game without counted king moves: three words.
struct Key {
    std::array<std::uint64_t, 3> words{};

    static Key of(const games::Position& position);

    std::uint64_t hash() const; // never 0

    // Word by word: a comparison of bytes would be a call.
    friend constexpr bool operator==(const Key& a, const Key& b) {
        return ((a.words[0] ^ b.words[0]) | (a.words[1] ^ b.words[1]) |
                (a.words[2] ^ b.words[2])) == 0;
    }
};

struct Memo {
    Key key;
    std::uint64_t anchor = 0; // the hash of one; 0: none
    Numbers numbers;
    std::uint32_t work = 0; // positions looked at below; 0: an empty place
    bool sure = false;      // nothing but the anchor is needed
};

static_assert(sizeof(Memo) == 48);

// Zeroed memory straight from the system.
class Pages {
public:
    explicit Pages(std::uint64_t bytes);
    ~Pages();
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;

    void* begin() const { return begin_; }

private:
    std::uint64_t bytes_ = 0;
    void* begin_ = nullptr;
};

class Memory {
public:
    explicit Memory(std::uint64_t bytes);

    // nullptr when nothing is known. A pointer holds until the next put().
    const Memo* find(const Key& key, std::uint64_t hash) const;
    const Memo* find(std::uint64_t hash) const;

    // Fetches what find() will look at, while something else is done.
    void prefetch(std::uint64_t hash) const;

    void put(const Key& key, std::uint64_t hash, Numbers numbers, std::uint64_t work);
    // Refuted if the anchor is; when not sure, something else may be needed too. The numbers stay
    // what they are.
    void put_anchor(const Key& key, std::uint64_t hash, std::uint64_t anchor, bool sure);
    void forget_anchor(const Key& key, std::uint64_t hash);

    std::uint64_t bytes() const { return buckets_ * sizeof(Bucket); }

private:
    static constexpr std::size_t ways = 4;
    using Bucket = std::array<Memo, ways>; // three lines of the processor's memory

    Bucket& bucket_of(std::uint64_t hash) const;
    Memo& place_for(const Key& key, std::uint64_t hash);

    std::uint64_t buckets_ = 0;
    Pages pages_;
    Bucket* places_ = nullptr; // in these pages
};

} // namespace kodeks::composition
