#include "games/defect.hpp"

#include <array>

namespace kodeks::games {

namespace {

constexpr std::array<std::string_view, 13> names = {
    "no_pieces",         "foreign_piece",        "missing_king",       "many_kings",
    "pawn_on_end_rank",  "man_on_promotion_row", "too_many_pieces",    "too_much_promoted",
    "opponent_in_check", "impossible_check",     "bad_castling_right", "bad_passed_square",
    "bad_king_run",
};

} // namespace

std::vector<Defect> Defects::list() const {
    std::vector<Defect> result;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (has(static_cast<Defect>(i))) {
            result.push_back(static_cast<Defect>(i));
        }
    }
    return result;
}

std::string_view name_of(Defect defect) {
    return names[static_cast<std::size_t>(defect)];
}

Defects tolerable_defects() {
    return Defects(Defect::pawn_on_end_rank) | Defect::man_on_promotion_row |
           Defect::too_many_pieces | Defect::too_much_promoted | Defect::opponent_in_check |
           Defect::impossible_check;
}

} // namespace kodeks::games
