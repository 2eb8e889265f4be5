#include "tournament/pairing/floats.hpp"

#include <algorithm>
#include <deque>

namespace kodeks::tournament::pairing {

namespace {

Direction other_way(Direction direction) {
    return direction == Direction::down ? Direction::up : Direction::down;
}

} // namespace

std::uint32_t open_float(const Player& player, Direction direction) {
    // One descent and one ascent cancel each other, so only one kind is open at a time.
    std::deque<std::uint32_t> open;
    Float kind = Float::none;
    for (std::uint32_t round = 1; round <= player.history.size(); ++round) {
        const Float floated = player.history[round - 1].floated;
        if (floated != Float::down && floated != Float::up) {
            continue;
        }
        if (!open.empty() && floated != kind) {
            open.pop_front();
        } else {
            kind = floated;
            open.push_back(round);
        }
    }
    const Float wanted = direction == Direction::down ? Float::down : Float::up;
    return open.empty() || kind != wanted ? 0 : open.front();
}

bool is_owed(const Desk& desk, Vertex v, Direction direction) {
    return open_float(desk.player(v), other_way(direction)) != 0;
}

std::vector<Vertex> leaving_order(const Desk& desk, std::vector<Vertex> members,
                                  Direction direction, Zone zone) {
    struct Entry {
        std::uint32_t owed_since;
        Vertex v;
    };

    std::vector<Entry> entries;
    for (const Vertex v : members) {
        const std::uint32_t since = open_float(desk.player(v), other_way(direction));
        entries.push_back({since == 0 ? UINT32_MAX : since, v});
    }
    std::ranges::sort(entries, [&](const Entry& a, const Entry& b) {
        if (a.owed_since != b.owed_since) {
            return a.owed_since < b.owed_since;
        }
        const bool owed = a.owed_since != UINT32_MAX;
        const bool lower_first = owed ? zone == Zone::upper : direction == Direction::up;
        return lower_first ? a.v > b.v : a.v < b.v;
    });
    std::ranges::transform(entries, members.begin(), &Entry::v);
    return members;
}

} // namespace kodeks::tournament::pairing
