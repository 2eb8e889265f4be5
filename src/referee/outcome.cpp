#include "referee/outcome.hpp"

namespace kodeks::referee {

Outcome won_by(games::Side winner, std::string_view reason) {
    const bool white = winner == games::Side::white;
    return {white ? Score::win : Score::loss, white ? Score::loss : Score::win, reason};
}

Outcome drawn(std::string_view reason) {
    return {Score::draw, Score::draw, reason};
}

Outcome lost_by_both(std::string_view reason) {
    return {Score::loss, Score::loss, reason};
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
