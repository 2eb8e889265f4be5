// Who may have which paper of a tournament by letter: one table, from which the checks, the
// documentation (docs/roles.md) and the tests are made. It follows what the pages show.
#pragma once

#include "server/letters/letter_seat.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace kodeks::server {

enum class LetterPaperFor : std::uint8_t {
    everybody, // addresses only for those who take part; results not for who was deprived of them
    who_sees_game,
    game_and_officials, // its players and the officials, also when it is over
    officials,
};

struct LetterPaperRight {
    std::string_view paper; // reports/letters/letter_kinds.hpp
    LetterPaperFor whom;
};

// Every paper once, in the order of reports/letters/letter_kinds.cpp.
inline constexpr std::array<LetterPaperRight, 6> letter_paper_rights = {{
    {"start-list", LetterPaperFor::everybody},
    {"information", LetterPaperFor::everybody},
    {"record", LetterPaperFor::who_sees_game},
    {"chart", LetterPaperFor::who_sees_game},
    {"adjudication", LetterPaperFor::game_and_officials},
    {"report", LetterPaperFor::officials},
}};

constexpr LetterPaperFor whom_is_letter_paper_for(std::string_view paper) {
    const auto* const found =
        std::ranges::find(letter_paper_rights, paper, &LetterPaperRight::paper);
    return found == letter_paper_rights.end() ? LetterPaperFor::officials : found->whom;
}

// Whether he may know of it at all: what is for officials is not even listed for others.
bool is_letter_paper_listed(const LetterSeat& seat, std::string_view paper);

// Why he may not have it, as the key of a message; nothing when he may. `game` is none where the
// paper is of no game, or of one that does not exist.
const char* letter_paper_refused(const LetterSeat& seat, const tourney::State& state,
                                 std::string_view paper, const tourney::Game* game);

} // namespace kodeks::server
