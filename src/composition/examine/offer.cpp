#include "composition/examine/offer.hpp"

#include "composition/hearing.hpp"

#include <algorithm>
#include <array>

namespace kodeks::composition {

namespace {

using games::Board;
using games::Field;
using games::Side;
using games::Square;
using games::SquareSet;

constexpr std::array<Field, 4> ways = {Field{1, 1}, Field{1, -1}, Field{-1, 1}, Field{-1, -1}};

// One black piece that jumps; the square it started from is empty, captured pieces stay until the
// end but are not jumped twice.
class Jumper {
public:
    Jumper(const games::Position& position, Square from)
        : board_(position.variant().board),
          start_(board_.field_of(from)),
          king_(games::piece_at(position, from).kind == games::Kind::king),
          white_(squares_of(position, Side::white)),
          black_(squares_of(position, Side::black)) {
        black_.remove(from);
    }

    // The most pieces to be taken when it begins this way.
    int most(Field way) { return jump(start_, way); }

    bool passed() const { return passed_; }

private:
    std::optional<Square> square(Field field) const { return board_.square_at(field); }

    bool is_free(Field field) const {
        const auto at = square(field);
        return at && !white_.contains(*at) && !black_.contains(*at);
    }

    // The first piece this way, a king from afar; none when it is no white one.
    std::optional<Field> victim(Field from, Field way) const {
        Field at{from.file + way.file, from.rank + way.rank};
        while (king_ && is_free(at)) {
            at = {at.file + way.file, at.rank + way.rank};
        }
        const auto there = square(at);
        const bool fits = there && white_.contains(*there) && !taken_.contains(*there);
        return fits ? std::optional(at) : std::nullopt;
    }

    int jump(Field from, Field way) {
        const auto over = victim(from, way);
        if (!over) {
            return 0;
        }
        taken_.add(*square(*over));
        int best = 0;
        for (Field to{over->file + way.file, over->rank + way.rank}; is_free(to);
             to = {to.file + way.file, to.rank + way.rank}) {
            best = std::max(best, 1 + onward(to));
            if (!king_) {
                break;
            }
        }
        taken_.remove(*square(*over));
        return best;
    }

    int onward(Field from) {
        int best = 0;
        for (const Field way : ways) {
            best = std::max(best, jump(from, way));
        }
        passed_ = passed_ || (best > 0 && !king_ && from.rank == 0);
        return best;
    }

    const Board& board_;
    Field start_;
    bool king_;
    bool passed_ = false;
    SquareSet white_;
    SquareSet black_;
    SquareSet taken_;
};

} // namespace

Offer offer_in(const games::Position& position) {
    Offer offer;
    for (const Square from : squares_of(position, Side::black)) {
        Jumper jumper(position, from);
        for (const Field way : ways) {
            if (const int most = jumper.most(way); most > 0) {
                offer.directions.push_back(most);
            }
        }
        offer.passes_last_row = offer.passes_last_row || jumper.passed();
    }
    std::ranges::sort(offer.directions);
    return offer;
}

// 1:2, 1:3:4 and 2:2:4:5 are economical, 1:3 and 1:2:4 are not; 1:2, 1:1:2 and 2:3:4 are ideal.
Sacrifice sacrifice_of(const Offer& offer) {
    const auto& counts = offer.directions;
    if (counts.empty() || counts.back() == 0) {
        return Sacrifice::none;
    }
    const int most = counts.back();
    if (counts.size() == 1) {
        const bool passes = most == 2 && offer.passes_last_row;
        return most >= 2 && !passes ? Sacrifice::crude : Sacrifice::economical;
    }
    if (most > 1 && std::ranges::find(counts, most - 1) == counts.end()) {
        return counts.front() == most && most >= 2 ? Sacrifice::crude : Sacrifice::uneconomical;
    }
    for (std::size_t i = 1; i < counts.size(); ++i) {
        if (counts[i] - counts[i - 1] > 1) {
            return Sacrifice::economical;
        }
    }
    return most > 1 ? Sacrifice::ideal : Sacrifice::economical;
}

} // namespace kodeks::composition
