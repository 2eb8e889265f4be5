// A capture by the generator's words, what it is worth, and the list that keeps the best ones.
#pragma once

#include "games/draughts/words.hpp"

#include <algorithm>
#include <vector>

namespace kodeks::games::draughts {

struct Capture {
    Bits from;
    Bits to;
    Bits captured;
    bool promotes;
    friend constexpr bool operator==(const Capture&, const Capture&) = default;
};

// What the priority rule compares: nothing, the number of pieces (RU:2.5.1#1, UA:IV.3.10), or the
// value in which k kings lie between 2k-1 and 2k men (FR:11) and a king's capture comes first among
// equals (FR:12). Values are doubled so that this last point never outweighs a difference of value.
template <Rules R>
constexpr int worth(Bits captured, Bits all_kings, Bits mover) {
    if constexpr (R.priority == Priority::free_choice) {
        return 0;
    } else if constexpr (R.priority == Priority::most_pieces) {
        return std::popcount(captured);
    } else {
        return 200 * std::popcount(captured) + 198 * std::popcount(captured & all_kings) +
               ((mover & all_kings) != 0 ? 1 : 0);
    }
}

// The legal captures found so far: each (from, to, captured) once, only those of the greatest
// worth. The list has room for what play brings; `full()` says that a set-up position has more. A
// counting list keeps only what it must compare.
enum class Keep : std::uint8_t { all, only_to_compare };

template <Rules R, Keep K>
class CaptureList {
public:
    explicit CaptureList(Bits all_kings) : all_kings_(all_kings) {}

    void add(const Capture& capture) {
        if constexpr (R.priority != Priority::free_choice) {
            const int its_worth = worth<R>(capture.captured, all_kings_, capture.from);
            if (its_worth != best_) {
                if (its_worth < best_) {
                    return;
                }
                best_ = its_worth;
                count_ = 0;
                size_ = 0;
            }
        }
        if (std::popcount(capture.captured) >= shortest_double_route) {
            add_if_new(capture);
        } else {
            ++count_;
            keep<K>(capture);
        }
    }

    bool full() const { return full_; }

    int count() const { return count_; }

    const Capture* begin() const { return items_; }

    const Capture* end() const { return items_ + size_; }

private:
    // Fewer pieces cannot be taken over two different routes between the same squares: a route and
    // its rival enclose a rectangle with a victim on each side; with orthogonal lines, a triangle.
    static constexpr int shortest_double_route = Layout<R>::orthogonal ? 3 : 4;
    static constexpr std::size_t capacity = 128;

    void add_if_new(const Capture& capture) {
        if (std::find(begin(), end(), capture) == end()) {
            ++count_;
            keep<Keep::all>(capture);
        }
    }

    template <Keep What>
    void keep(const Capture& capture) {
        if constexpr (What == Keep::all) {
            if (size_ == capacity) {
                full_ = true;
            } else {
                items_[size_++] = capture;
            }
        }
    }

    Bits all_kings_;
    int best_ = 0;
    bool full_ = false;
    int count_ = 0;
    std::size_t size_ = 0;
    Capture items_[capacity];
};

} // namespace kodeks::games::draughts
