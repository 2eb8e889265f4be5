// Move letters without a tournament behind them: one written for a player from what he says, every
// move tried on the board, and one that came to him read. Nothing is kept.
#pragma once

#include "base/result.hpp"
#include "correspondence/text/form.hpp"
#include "correspondence/text/read.hpp"
#include "games/position.hpp"
#include "rulebook/correspondence_rules.hpp"

#include <boost/json/object.hpp>

namespace kodeks::server {

struct LetterAsked {
    std::string variant{};
    std::string code{}; // of the tournament
    std::uint32_t game = 1;
    std::string name{};
    std::string partner{};
    std::string address{};
    std::string played{};              // the game so far; the partner's letter comes last
    std::uint32_t answered = 1;        // so many moves stood in it
    std::string moves{};               // one's own, and what stands between them
    std::vector<std::string> offers{}; // variants: the partner's move, then one's own
    std::optional<Day> partner_sent{};
    std::optional<Day> received{};
    Day sent{};
    std::string totals{};
    bool offers_draw = false;
    bool accepts_draw = false;
    bool resigns = false;
    bool claims_draw = false;
};

struct LetterMade {
    correspondence::text::LetterForm form;
    games::Position after; // the moves of the letter
};

// The rules of the first book that has this game played by letter; nullptr when none has.
const rulebook::CorrespondenceRules* letter_rules(std::string_view variant);

// A refusal with its articles where a move or a date cannot be.
tl::expected<LetterMade, Refusal> letter_for(const LetterAsked& asked,
                                             const rulebook::CorrespondenceRules& rules);

// The texts of both sheets in three languages, and the board.
boost::json::object letter_json(const LetterMade& made);

// A letter that came.
struct LetterGot {
    std::string text{};
    std::string variant{};
    std::string code{};
    std::string name{}; // of the sender
    bool is_first = false;
};

boost::json::object came_json(const LetterGot& came, Day today);

} // namespace kodeks::server
