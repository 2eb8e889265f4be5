// The rules of games by letter as data: how many days, what is charged, and the articles.
#pragma once

#include "base/strong.hpp"
#include "rulebook/game_rules.hpp"

#include <span>
#include <string_view>

namespace kodeks::rulebook {

// So many days for every so many moves; what is not used stays.
struct Thinking {
    std::int32_t moves = 0;
    Days days{0};
    Articles charged{};
    Articles first{};     // the first letter of the game
    Articles after_end{}; // letters received after the end date cost nothing
    Articles overstep{};
};

// The three dates of a letter and the totals.
struct LetterDates {
    Articles order{};         // received, then answered
    Articles corrected{};     // the postmark differs from the date stated
    Articles missing{};       // told once
    Articles missing_again{}; // then charged
    Articles no_postmark{};   // of dispatch: the date stated counts
    Articles no_arrival{};    // no postmark of receipt: the actual date counts
    Articles receipt{};       // a registered letter is dated by its receipt
    Articles totals{};        // stated as a fraction
};

// How a letter is written and sent.
struct LetterForm {
    Articles parts{};
    Articles numbering{};
    Articles comments{};
    Articles erasures{};
    Articles registered_only{};     // officials may demand it
    Articles registered_repeated{}; // a repeat is registered too
    Articles variants{};            // each is told apart from the others
};

struct LetterMoves {
    Articles impossible{};   // several moves or none: the sender replaces it
    Articles only_move{};    // one: the receiver states it
    Articles accepted{};     // of a variant that was offered
    Articles offered_part{}; // a variant counts up to its first impossible move
    Articles forced{};
    Articles final{};   // what was sent cannot be changed
    Articles unclear{}; // repeated wrongly, incompletely or illegibly
    Days notice{0};     // so long to say so at nobody's cost
};

// Penalty days, charged by the partner in his reply or never.
struct PenaltyDays {
    Days days{0};
    Articles correction{};
};

struct Silence {
    Days repeat_after{0};
    Articles repeated{};
    Days inquire_after{0};
    Articles inquired{};
};

struct Breaks {
    Days most{0};
    Articles allowed{};     // how long, and one a year
    Articles counted{};     // both the first and the last day
    Articles free{};        // its days are charged to nobody
    Articles unannounced{}; // late or not at all
    Articles granted{};     // by the arbiter, in special cases
};

struct OverstepClaims {
    Articles claimed{};
    Articles decided{};    // a loss, or penalty days for the claimant
    Articles incomplete{}; // not examined: play goes on
    Articles headman{};    // is told
    Days protest_within{0};
    Articles protested{};
};

// What follows the end of a game.
struct GameRecords {
    Days within{0}; // unless they go with the next reply to the headman
    Articles sent{};
    Articles late{};
    Articles missing{};  // of both: minuses
    Articles withheld{}; // who sent none may get no final information
    Articles form{};     // what stands in it
};

// Games that are not finished by the end date.
struct Adjudication {
    Days analyses_within{0};
    Articles analyses{};
    Articles agreed{};  // evaluations of both
    Articles decided{}; // by the analyses, or by the arbiter alone; within a month
    Days protest_within{0};
    Articles protested{};
    Articles final{};
};

struct LetterSanctions {
    Articles loss{};
    Articles clauses{}; // are named
    Articles dropped_out{};
    Articles headman{};   // remark, reprimand, no information, a petition to the arbiter
    Articles exclusion{}; // the arbiter petitions, the organiser excludes
};

// How moves travel, and what the regulations of an event may say about it.
struct LetterMeans {
    Articles post{};
    Articles email{};
    Articles telephone{};
    Articles terms{}; // only of e-mail and telephone
};

// Who organises, judges and keeps the books, and what players owe them.
struct LetterOffices {
    Articles organiser{};
    Articles arbiter{};
    Articles headman{}; // the arbiter does his duties where there is none
    Articles duties{};  // of players: to play to the end, to obey decisions
    Articles disputes{};
    Days appeal_within{0};
    Articles letters_kept{}; // for a month after the results
    Articles ban{};
    std::int32_t ban_years = 0;
    Articles excused{}; // a valid reason, as the organiser finds
};

struct CorrespondenceRules {
    std::string_view edition;
    std::span<const std::string_view> variants;
    Thinking thinking{};
    LetterDates dates{};
    LetterMoves moves{};
    PenaltyDays penalty{};
    Silence silence{};
    Breaks breaks{};
    OverstepClaims claims{};
    LetterForm form{};
    GameRecords records{};
    Adjudication adjudication{};
    LetterSanctions sanctions{};
    LetterMeans means{};
    LetterOffices offices{};
};

// All editions that know games by letter.
std::span<const CorrespondenceRules* const> all_correspondence_rules();
// By the name of the edition; nullptr if it does not know games by letter.
const CorrespondenceRules* correspondence_rules(std::string_view edition);

} // namespace kodeks::rulebook
