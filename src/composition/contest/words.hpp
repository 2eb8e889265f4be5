// The words that stand for enumerators in the records of a competition (docs/contests.md).
#pragma once

#include "composition/contest/state.hpp"
#include "composition/ruling.hpp"
#include "ledger/words.hpp"

namespace kodeks::ledger {

KODEKS_WORDS(rulebook::ContestForm, "contest", "championship", "pair-match", "contest-match",
             "solving")
KODEKS_WORDS(rulebook::ContestScale, "worldwide", "national", "territorial", "local")
KODEKS_WORDS(rulebook::Statement, "organiser", "character", "sections", "works", "closing",
             "ranking", "awards", "panel", "preliminary", "in-force", "period", "qualifying",
             "participants", "conditions", "themes", "tasks")
KODEKS_WORDS(rulebook::ContestDuty, "works-forwarded", "section-reported", "reports-checked",
             "changes-told", "results-sent", "distinctions-sent", "final-report-given")
KODEKS_WORDS(rulebook::Aim, "win", "draw", "lock")
KODEKS_WORDS(contest::Secrecy, "open", "closed")
KODEKS_WORDS(contest::Ranking, "works", "authors", "teams", "solvers")
KODEKS_WORDS(contest::Body, "federation", "committee", "club", "editorial", "other")
KODEKS_WORDS(contest::Role, "chief", "senior", "judge", "secretary")
KODEKS_WORDS(contest::Venue, "by-letter", "on-site")
KODEKS_WORDS(contest::Improvement, "none", "insubstantial", "substantial")
KODEKS_WORDS(contest::AppealTo, "chief", "commission")
KODEKS_WORDS(contest::AppealAbout, "award", "mark")
KODEKS_WORDS(contest::Answer, "open", "kept", "changed", "reconsider", "annul")
KODEKS_WORDS(contest::Phase, "entering", "preliminary", "final-award", "annulled")

} // namespace kodeks::ledger
