// An edition of a rulebook: its name and what it rules about, each a piece of data in its own
// folder rulebook/editions/<name>/. The list of all editions is made from data/rulebook/books.tsv,
// so that a new one is its own files and one line there; the functions that find the rules of an
// edition (game_rules(), draw_rules(), ...) go over this one list.
//
// Two editions of one book live side by side. The younger is written as changes of the older: its
// rule data copies the older one's and says what differs (editions/delta.hpp), and so does its
// catalogue. What it kept still cites the older edition's articles; own_id() gives the id under
// which the same article stands in the younger one.
#pragma once

#include "rulebook/composition_rules.hpp"
#include "rulebook/contest_rules.hpp"
#include "rulebook/correspondence_rules.hpp"
#include "rulebook/dial_rules.hpp"
#include "rulebook/draws/draw_rule.hpp"
#include "rulebook/game_rules.hpp"
#include "rulebook/office_rules.hpp"
#include "rulebook/paper_rules.hpp"
#include "rulebook/tournament_rules.hpp"

#include <span>
#include <string_view>

namespace kodeks::rulebook {

// Whatever an edition does not rule about stays empty.
struct Edition {
    std::string_view name; // as in data/rulebook/books.tsv
    const GameRules* game = nullptr;
    std::span<const DrawRuleList> draws{};
    const TournamentRules* tournament = nullptr;
    const CorrespondenceRules* correspondence = nullptr;
    const CompositionRules* composition = nullptr;
    const PaperRules* papers = nullptr;
    const DialRules* dials = nullptr;
    const ContestRules* contest = nullptr;
    const OfficeRules* office = nullptr;
};

// In the order of data/rulebook/books.tsv.
std::span<const Edition* const> editions();
const Edition* find_edition(std::string_view name); // nullptr when there is none

// An article of an older edition and the one that took its place in a younger edition.
struct Succession {
    std::string_view older;   // "FIDE:9.2", of any edition the younger descends from
    std::string_view edition; // the younger edition
    std::string_view own;     // its id there
};

// Sorted by older id, then edition.
std::span<const Succession> successions();

// The id under which the edition itself knows an article that its data cites: an id of its own as
// it is, an inherited one under the edition's own prefix (and number). Empty when there is no such
// article, when it is gone from the edition, or when it belongs to an edition that this one does
// not descend from.
std::string_view own_id(std::string_view edition, std::string_view article);

} // namespace kodeks::rulebook
