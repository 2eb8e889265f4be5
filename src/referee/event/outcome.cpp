#include "referee/event/outcome.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

Score shifted(Score score, std::int32_t halves, std::int32_t most) {
    return static_cast<Score>(std::clamp(static_cast<std::int32_t>(score) + halves, 0, most));
}

} // namespace

Outcome won_by(games::Side winner, std::string_view reason) {
    const bool white = winner == games::Side::white;
    return {white ? Score::win : Score::loss, white ? Score::loss : Score::win,
            std::string(reason)};
}

Outcome drawn(std::string_view reason) {
    return {Score::draw, Score::draw, std::string(reason)};
}

Outcome lost_by_both(std::string_view reason) {
    return {Score::loss, Score::loss, std::string(reason)};
}

// What is taken comes first, so that what is given finds room.
Outcome adjusted(Outcome outcome, const std::array<std::int32_t, 2>& half_points) {
    if (half_points == std::array<std::int32_t, 2>{}) {
        return outcome;
    }
    constexpr std::int32_t win = static_cast<std::int32_t>(Score::win);
    const std::array<Score*, 2> scores = {&outcome.white, &outcome.black};
    for (const std::size_t i : {0U, 1U}) {
        *scores[i] = shifted(*scores[i], std::min(0, half_points[i]), win);
    }
    for (const std::size_t i : {0U, 1U}) {
        const std::int32_t room = win - static_cast<std::int32_t>(*scores[1 - i]);
        *scores[i] = shifted(*scores[i], std::max(0, half_points[i]),
                             std::max(room, static_cast<std::int32_t>(*scores[i])));
    }
    return outcome;
}

std::string_view symbol(const Outcome& outcome) {
    if (outcome.white == Score::draw && outcome.black == Score::draw) {
        return "1/2-1/2";
    }
    if (outcome.white == Score::win) {
        return outcome.unplayed ? "+/-" : "1-0";
    }
    if (outcome.black == Score::win) {
        return outcome.unplayed ? "-/+" : "0-1";
    }
    if (outcome.white == Score::loss && outcome.black == Score::loss) {
        return outcome.unplayed ? "-/-" : "0-0";
    }
    return outcome.white == Score::draw ? "1/2-0" : "0-1/2";
}

} // namespace kodeks::referee
