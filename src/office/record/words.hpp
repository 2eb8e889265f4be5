// The words that stand for enumerators in the records of an office. docs/office.md lists them.
#pragma once

#include "ledger/words.hpp"
#include "office/state/state.hpp"

namespace kodeks::ledger {

KODEKS_WORDS(rulebook::EventLevel, "world", "national", "regional", "city", "district", "club")
KODEKS_WORDS(rulebook::EventCharacter, "individual", "individual-team", "team", "cup")
KODEKS_WORDS(rulebook::EventKind, "other", "championship", "title", "tournament", "match",
             "match-tournament")
KODEKS_WORDS(rulebook::Calendar, "none", "national", "regional", "centre", "federation")
KODEKS_WORDS(rulebook::ImpairmentGroup, "none", "hearing", "vision", "musculoskeletal")
KODEKS_WORDS(rulebook::SportClass, "none", "hearing", "vision", "blind", "musculoskeletal",
             "wheelchair")
KODEKS_WORDS(rulebook::Role, "organiser", "director", "federation", "chief-arbiter",
             "deputy-arbiter", "chief-secretary", "deputy-secretary", "senior-arbiter",
             "line-arbiter", "information-arbiter", "doctor", "technician", "assistant",
             "interpreter", "classifier", "credentials-member")
KODEKS_WORDS(rulebook::Right, "approve-regulations", "supplement-regulations", "issue-schedule",
             "send-invitations", "set-standard", "appoint", "assign", "reassign", "suspend",
             "approve-entries", "admit-exception", "classify", "choose-committee", "punish",
             "award-loss", "exclude", "decide-protest", "ban-visitor", "cancel-event",
             "order-break", "decide-urgent", "decide-outside", "judge-conditions", "move-game",
             "appoint-assistants", "adapt-rules", "name-ranks", "hand-out-sheets", "permit-filming",
             "accredit", "interpret-book", "delegate-technical", "change-control", "include-absent")
KODEKS_WORDS(rulebook::Condition, "aims", "place", "dates", "system", "tie-breaks", "time-control",
             "participants", "class-requirements", "age-limits", "sexes", "admission",
             "minimum-standard", "awards", "reception", "entry-terms", "confirmation", "management",
             "budget", "qualifying-places", "round-schedule", "team-size", "bound-boards",
             "reserves", "reserve-boards", "line-up-shift", "lateness", "playing-hours",
             "appeal-minutes", "committee", "committee-word", "supervision", "fines",
             "phone-penalty", "devices-in-bag", "report-leaving", "captain-advice", "appeals",
             "lots-time", "opening", "finances", "arrival", "invitation-days", "report-days",
             "pairing-procedure")
KODEKS_WORDS(rulebook::Weight, "must", "should")
KODEKS_WORDS(rulebook::DueTime, "before-event", "before-round", "during-event", "after-event")
KODEKS_WORDS(rulebook::Measure, "remark", "warning", "reprimand", "fine", "loss", "loss-of-both",
             "exclusion", "expulsion")
KODEKS_WORDS(rulebook::Speed, "classical", "rapid", "blitz")
KODEKS_WORDS(office::Field, "everybody", "women", "men")
KODEKS_WORDS(office::Sender, "regional-centre", "federation", "club", "player")
KODEKS_WORDS(office::Verdict, "open", "admitted", "refused")
KODEKS_WORDS(office::Effect, "none", "loss", "loss-of-both", "absence", "exclusion", "correction")
KODEKS_WORDS(office::Step, "lodged", "conciliation-failed", "settled", "decided", "appealed",
             "closed")

} // namespace kodeks::ledger

namespace kodeks::office {

// An enumerator as a part of a sentence: "{role:office.role}" looks it up.
template <class Enum>
std::string spoken(Enum value) {
    return ledger::underscored(ledger::word(value));
}

} // namespace kodeks::office
