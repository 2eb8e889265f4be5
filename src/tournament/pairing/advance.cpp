#include "tournament/pairing/advance.hpp"

#include "base/check.hpp"

#include <unordered_map>

namespace kodeks::tournament::pairing {

namespace {

Happened happened_to(bool absent, bool other_absent) {
    if (absent) {
        return Happened::minus;
    }
    return other_absent ? Happened::plus : Happened::played;
}

} // namespace

void advance(Field& field, const Draw& draw, std::span<const Score> scores) {
    KODEKS_ASSERT(scores.size() == draw.pairs.size());
    std::unordered_map<Number, PastRound> entries;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const Pair& pair = draw.pairs[i];
        const bool white_absent = scores[i] == Score::white_absent;
        const bool black_absent = scores[i] == Score::black_absent;
        const bool white_won = scores[i] == Score::white_won || black_absent;
        const bool level = scores[i] == Score::drawn;
        const Points half{field.win.value / 2};
        const Points white = level ? half : field.win * (white_won ? 1 : 0);
        entries[pair.white] = {happened_to(white_absent, black_absent), pair.black, Colour::white,
                               white, pair.white_float};
        entries[pair.black] = {happened_to(black_absent, white_absent), pair.white, Colour::black,
                               field.win - white, pair.black_float};
    }
    if (draw.bye) {
        entries[draw.bye->player] = {Happened::bye, nobody, Colour::none, field.win, Float::none};
    }
    for (Player& player : field.players) {
        player.history.push_back(entries[player.number]);
        player.points += player.history.back().points;
    }
    ++field.round;
}

} // namespace kodeks::tournament::pairing
