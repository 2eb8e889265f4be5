#include "tournament/fide/counted.hpp"

#include "tournament/fide/downfloaters.hpp"
#include "tournament/fide/remainder.hpp"
#include "tournament/fide/wishes.hpp"

#include <algorithm>
#include <map>

namespace kodeks::tournament::fide {

namespace {

class Counting {
public:
    Counting(const Completion& completion, const Bracket& bracket)
        : completion_(completion), bracket_(bracket), size_(bracket.members.size()) {
        for (const Place place : bracket.members) {
            wishes_.add(completion.cards()[place], 1);
        }
    }

    std::optional<Found> run() {
        if (bracket_.moved_down > bracket_.residents()) {
            return std::nullopt;
        }
        if (size_ % 2 == 1) {
            return with_downfloater();
        }
        if (!completion_.is_completable({}, bracket_.next_begin)) {
            return std::nullopt;
        }
        return with_allowed({});
    }

private:
    const Card& card(std::size_t member) const {
        return completion_.cards()[bracket_.members[member]];
    }

    std::optional<Found> with_downfloater() {
        const auto options = downfloaters(completion_, bracket_);
        std::vector<std::uint32_t> best;
        std::pair<std::int32_t, std::int32_t> least{};
        for (const std::uint32_t member : options.members) {
            Wishes rest = wishes_;
            rest.add(card(member), -1);
            const std::pair cost{rest.refused(), rest.refused_strong()};
            if (best.empty() || cost < least) {
                best.clear();
                least = cost;
            }
            if (cost == least) {
                best.push_back(member);
            }
        }
        if (best.empty()) {
            return std::nullopt;
        }
        wishes_.add(card(best.front()), -1);
        auto found = by_earlier_floats(best);
        if (found) {
            found->next_downfloaters = options.next_downfloaters;
            found->next_scores.assign(options.next_downfloaters, options.next_score);
        }
        return found;
    }

    // C14 to C17: who floated lately floats again only if nobody else can.
    std::optional<Found> by_earlier_floats(const std::vector<std::uint32_t>& members) {
        for (const bool again : {false, true}) {
            for (const bool again_later : {false, true}) {
                std::vector<std::uint32_t> allowed;
                std::ranges::copy_if(members, std::back_inserter(allowed), [&](std::uint32_t m) {
                    return (card(m).previous == Drift::down) == again &&
                           (card(m).before_previous == Drift::down) == again_later;
                });
                if (allowed.empty()) {
                    continue;
                }
                if (auto found = with_allowed(allowed)) {
                    return found;
                }
                // Is it only C15 and C17 that cannot be kept at zero, or only a late exchange that
                // leads to pairs? Then the floats of others may not be touched.
                if (is_possible(allowed)) {
                    return std::nullopt;
                }
            }
        }
        return std::nullopt;
    }

    bool is_possible(const std::vector<std::uint32_t>& allowed) {
        Matching matching(rows(allowed, Upfloats::allowed));
        return matching.complete();
    }

    std::optional<Found> with_allowed(const std::vector<std::uint32_t>& allowed) {
        Matching matching(rows(allowed, Upfloats::avoided));
        if (!matching.complete()) {
            return std::nullopt;
        }
        Found found;
        for (std::uint32_t moved = 0; moved < bracket_.moved_down; ++moved) {
            found.candidate.pairs.emplace_back(moved, first_opponent(matching, moved));
        }
        std::vector<std::uint32_t> left;
        for (auto member = static_cast<std::uint32_t>(bracket_.moved_down); member < size_;
             ++member) {
            if (matching.is_present(member)) {
                left.push_back(member);
            }
        }
        if (!pair_remainder(matching.rows(), left, found.candidate)) {
            return std::nullopt;
        }
        return found;
    }

    std::uint32_t first_opponent(Matching& matching, std::uint32_t moved) const {
        std::size_t opponent = matching.rows()[moved].first();
        while (!matching.is_present(opponent) || !matching.fix(moved, opponent)) {
            opponent = matching.rows()[moved].first(opponent + 1);
        }
        return static_cast<std::uint32_t>(opponent);
    }

    enum class Upfloats : std::uint8_t { avoided, allowed };

    // Pairs that cost nothing beyond the bounds. The last vertex is the way down, if there is one.
    Rows rows(const std::vector<std::uint32_t>& allowed, Upfloats upfloats) const {
        const std::size_t vertices = size_ + size_ % 2;
        Rows rows = widened(vertices);
        for (std::size_t a = 0; a < size_; ++a) {
            keep_meetings(rows[a], a);
        }
        for (std::size_t a = 0; a < bracket_.moved_down; ++a) {
            for (std::size_t b = 0; b < size_; ++b) {
                const bool upfloat =
                    upfloats == Upfloats::avoided &&
                    (card(b).previous == Drift::up || card(b).before_previous == Drift::up);
                if (b < bracket_.moved_down || upfloat) {
                    rows[a].clear(b);
                    rows[b].clear(a);
                }
            }
        }
        for (const std::uint32_t member : allowed) {
            rows[size_].set(member);
            rows[member].set(size_);
        }
        return rows;
    }

    Rows widened(std::size_t vertices) const {
        Rows narrow = rows_of(completion_.cards(), bracket_.members);
        if (vertices == size_) {
            return narrow;
        }
        Rows wide(vertices, Bits(vertices));
        for (std::size_t a = 0; a < size_; ++a) {
            wide[a].copy_from(narrow[a]);
        }
        return wide;
    }

    // Whom a player may meet depends on the two wishes only; players with one wish share a mask.
    void keep_meetings(Bits& row, std::size_t a) const {
        const std::pair kind{card(a).wants, card(a).strength};
        auto mask = masks_.find(kind);
        if (mask == masks_.end()) {
            Bits bits(size_ + size_ % 2);
            const Meeting meeting = meeting_for(wishes_);
            for (std::size_t b = 0; b < size_; ++b) {
                if (may_meet(meeting, wishes_.crowded(), card(a), card(b))) {
                    bits.set(b);
                }
            }
            mask = masks_.emplace(kind, std::move(bits)).first;
        }
        row &= mask->second;
    }

    const Completion& completion_;
    const Bracket& bracket_;
    std::size_t size_;
    Wishes wishes_;
    mutable std::map<std::pair<Side, Strength>, Bits> masks_;
};

} // namespace

std::optional<Found> pair_by_counting(const Completion& completion, const Bracket& bracket) {
    return Counting(completion, bracket).run();
}

} // namespace kodeks::tournament::fide
