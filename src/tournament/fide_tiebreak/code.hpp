// A tie-break as the list of an event names it: "BH:GP/C1" (C07, list MTB26).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tournament::fide_tiebreak {

enum class Score : std::uint8_t { primary, match_points, game_points };

struct Code {
    std::string name; // upper case: BH
    Score score = Score::primary;
    std::int32_t cut = 0;                // /C: least significant values left out
    std::int32_t median = 0;             // /M: and as many most significant ones
    std::int32_t limit = 0;              // /L: half points added to the limit of Koya
    std::optional<std::int32_t> divisor; // /K
    bool played = false;                 // /P: forfeits as played
    bool fore = false;                   // /F
    bool reversed = false;               // /R

    friend bool operator==(const Code&, const Code&) = default;
};

// Nothing when the text is no code or the modifier does not belong to it.
std::optional<Code> code_from(std::string_view text);
std::string to_text(const Code& code);

struct Codes {
    std::vector<Code> list;
    std::string unknown; // the first text that is none; then the list is empty
};

// "PTS,DE,BH/C1"; a leading PTS is what every list begins with and is left out.
Codes codes_from(std::string_view text);

// The codes of a list that are FIDE's, without the others: systems of one's own travel as OTHER_...
// and are kept, not computed.
Codes known_codes_in(std::string_view text);

// The names that exist, in the order of the regulations.
const std::vector<std::string_view>& names();
bool is_for_teams(std::string_view name);

} // namespace kodeks::tournament::fide_tiebreak
