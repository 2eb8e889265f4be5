#include "truth/chess/fortress.hpp"

#include "truth/chess/packed.hpp"
#include "truth/chess/ranges.hpp"
#include "truth/chess/turned.hpp"

namespace kodeks::truth::chess {

using games::Side;
using games::chess::bit;
using games::chess::Bitboard;
using games::chess::pop_square;
using games::chess::Position;

namespace {

constexpr int premises_max = 40;
constexpr int depth_max = 3;

class Cases {
public:
    explicit Cases(const Position& start) : start_(start) {}

    bool prevent_mate(const Premise& premise) {
        if (++looked_at_ > premises_max) {
            return false;
        }
        Ranges ranges(start_, premise);
        return !ranges.reach_mate() ||
               (std::popcount(premise.all()) < depth_max && split(premise, ranges.taken_at_home()));
    }

private:
    // Some man for which there is no mate whether it is captured at home or not.
    bool split(const Premise& premise, Bitboard men) {
        men &= ~premise.all();
        while (men != 0) {
            const Bitboard man = bit(pop_square(men));
            if (prevent_mate({premise.kept | man, premise.awaiting}) &&
                prevent_mate({premise.kept, premise.awaiting | man})) {
                return true;
            }
        }
        return false;
    }

    Position start_;
    int looked_at_ = 0;
};

} // namespace

bool fortress_prevents_mate(const Position& position, Side winner) {
    if (!can_pack(position) || position.castling_rooks() != 0 || position.passed() != 0) {
        return false;
    }
    return Cases(winner == Side::white ? position : turned(position)).prevent_mate({});
}

} // namespace kodeks::truth::chess
