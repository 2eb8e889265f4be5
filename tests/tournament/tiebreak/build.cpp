#include "tournament/tiebreak/build.hpp"

#include <algorithm>

namespace kodeks::tournament::tiebreak::test {

namespace {

struct Sides {
    Score white;
    Score black;
    Happened happened;
};

Sides sides_of(char result) {
    switch (result) {
    case 'w':
        return {Score::win, Score::loss, Happened::played};
    case 'd':
        return {Score::draw, Score::draw, Happened::played};
    case 'l':
        return {Score::loss, Score::win, Happened::played};
    case '+':
        return {Score::win, Score::loss, Happened::forfeit};
    case '-':
        return {Score::loss, Score::win, Happened::forfeit};
    case 'x':
        return {Score::loss, Score::loss, Happened::forfeit};
    case 'h':
        return {Score::draw, Score::loss, Happened::played};
    default:
        return {Score::loss, Score::loss, Happened::played};
    }
}

} // namespace

Builder::Builder(std::string_view edition, std::size_t players, bool swiss) {
    const auto* rules = rulebook::find_tournament_rules(edition);
    table.rows.resize(players);
    table.swiss = swiss;
    table.scale = rules->scale;
    table.unplayed = rules->unplayed;
}

void Builder::add(std::int32_t player, const Encounter& encounter) {
    row(player).encounters.push_back(encounter);
    row(player).points += encounter.points;
    row(player).match_points = row(player).points;
    table.rounds = std::max(table.rounds, encounter.round);
}

Builder& Builder::game(std::int32_t round, std::int32_t white, std::int32_t black, char result) {
    const Sides sides = sides_of(result);
    const auto points = [&](Score score) {
        return score == Score::win    ? table.scale.win
               : score == Score::draw ? table.scale.draw
                                      : table.scale.loss;
    };
    const auto colour = [&](Colour own) {
        return sides.happened == Happened::played ? own : Colour::none;
    };
    add(white, {round, black - 1, sides.happened, colour(Colour::white), sides.white,
                points(sides.white), points(sides.black), points(sides.white)});
    add(black, {round, white - 1, sides.happened, colour(Colour::black), sides.black,
                points(sides.black), points(sides.white), points(sides.black)});
    return *this;
}

Builder& Builder::bye(std::int32_t round, std::int32_t player) {
    add(player, {round, nobody, Happened::bye, Colour::none, Score::win, table.scale.win, {}, {}});
    return *this;
}

Builder& Builder::absent(std::int32_t round, std::int32_t player, Points points) {
    add(player, {round, nobody, Happened::absent, Colour::none, Score::loss, points, {}, {}});
    return *this;
}

Builder& Builder::left(std::int32_t player, std::int32_t after_round) {
    row(player).left_after = after_round;
    return *this;
}

Builder& Builder::rating(std::int32_t player, std::int32_t rating) {
    row(player).rating = rating;
    return *this;
}

std::string Builder::value(std::string_view code, std::int32_t player) const {
    const Adjusted adjusted(table);
    std::string text;
    const Value value = Valuer(table, adjusted).of(*find(code), player - 1);
    for (std::size_t i = 0; i < value.size(); ++i) {
        text += (text.empty() ? "" : " ") + to_text(value[i]);
    }
    return text;
}

std::string Builder::values(std::string_view code) const {
    std::string text;
    for (std::int32_t player = 1; player <= std::ssize(table.rows); ++player) {
        text += (text.empty() ? "" : " | ") + value(code, player);
    }
    return text;
}

std::string Builder::places(const std::vector<std::string_view>& codes) const {
    std::vector<TieBreak> list;
    std::ranges::transform(codes, std::back_inserter(list),
                           [](std::string_view code) { return *find(code); });
    std::string text;
    for (const Placed& placed : rank(table, list).placed) {
        const bool shared = placed.first_place < placed.last_place && !placed.decided_by;
        text += (text.empty() ? "" : shared ? "=" : " ") + std::to_string(placed.row + 1);
    }
    return text;
}

} // namespace kodeks::tournament::tiebreak::test
