// The stable words for what commands and events are made of: scripts, records, JSON and the keys of
// the sentences use them ("action.<word>", "event.<word>", "event.phase-changed.<word>" ...). They
// are written out here and never change; a new enumerator gets its word in this file, and the tests
// ask for its sentences.
#pragma once

#include "games/ending.hpp"
#include "ledger/scene.hpp"
#include "ledger/words.hpp"
#include "referee/event/event.hpp"
#include "rulebook/game_rules.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::ledger {

KODEKS_WORDS(clock::Pace, "standard", "rapid", "blitz")
KODEKS_WORDS(clock::Extra, "none", "increment-before", "increment-after", "bronstein", "delay")
KODEKS_WORDS(clock::Overtime, "none", "japanese", "canadian")
KODEKS_WORDS(clock::Mode, "periods", "hourglass", "time-per-move")
KODEKS_WORDS(clock::NextPeriod, "when-moves-are-made", "when-time-is-out")
KODEKS_WORDS(games::EndReason, "none", "checkmate", "stalemate", "no_pieces", "no_moves")
KODEKS_WORDS(truth::Matter, "forced-win", "forced-win-within", "can-win")
KODEKS_WORDS(truth::Known, "no", "yes", "open")
KODEKS_WORDS(rulebook::Supervision, "full", "reduced", "none")
KODEKS_WORDS(rulebook::Grant, "allowed", "forbidden", "needs_consent", "needs_arbiter",
             "needs_chief")
KODEKS_WORDS(rulebook::Authority, "arbiter", "chief-arbiter", "appeals-committee", "organiser")
KODEKS_WORDS(rulebook::SanctionKind, "remark", "warning", "reprimand", "opponent_gains_time",
             "offender_loses_time", "opponent_gains_points", "offender_loses_points", "loss",
             "loss_opponent_score_open", "loss_of_both", "fine", "exclusion", "expulsion")
KODEKS_WORDS(rulebook::HandFault, "none", "two-moves", "impossible", "other-piece", "replaced",
             "opponents-piece", "missed-capture", "removed-without-reason", "wrong-number-captured",
             "capture-stopped", "removed-in-capture", "wrong-number-removed",
             "removed-not-captured", "own-removed", "king-not-marked", "unmarked-king",
             "removal-stopped", "left-the-board")
KODEKS_WORDS(rulebook::Act, "tell-whose-turn", "tell-time", "tell-moves-made",
             "tell-clock-forgotten", "tell-draw-claimable", "tell-repetitions", "tell-time-trouble",
             "tell-press-failed", "tell-opponents-flag", "assistant-announces", "assistant-records",
             "assistant-presses", "assistant-moves", "assistant-claims-flag",
             "assistant-reports-breach", "assistant-speaks-for-player", "assistant-interprets",
             "assistant-counts-moves", "address-arbiter", "walk-about", "leave-board-on-turn",
             "leave-playing-zone", "use-phone", "speak-with-others", "use-second-board",
             "borrow-sheet", "record-in-braille", "record-on-device", "agree-signs",
             "use-relief-board", "keep-sheet-hidden", "use-material", "intervene",
             "press-both-buttons")

KODEKS_WORDS(referee::Actor, "white", "black", "white-assistant", "black-assistant", "arbiter",
             "chief-arbiter", "spectator", "program")
KODEKS_WORDS(referee::Flags, "observed", "claimed")
KODEKS_WORDS(referee::Score, "loss", "draw", "win")
KODEKS_WORDS(referee::Phase, "scheduled", "waiting", "playing", "stopped", "finished",
             "signed-by-both", "cancelled", "sealing", "adjourned", "resuming")
KODEKS_WORDS(referee::Counter, "illegal", "remarks", "warnings", "wrong-claims", "offences",
             "time-warnings", "misannounced")
KODEKS_WORDS(referee::Mark, "present", "adjusting", "declined", "signed-sheet", "written-down",
             "assistant", "excused")
KODEKS_WORDS(referee::ClockChange, "started", "pressed", "paused", "switched-back")
KODEKS_WORDS(referee::Task, "pieces", "record", "both-records", "checked-record")
KODEKS_WORDS(referee::Matter, "stopped-clock", "touch", "sheets", "last-minutes", "clock-setting",
             "boards", "opponent-score", "sanction", "claim", "loss", "draw", "times")
KODEKS_WORDS(referee::ClaimKind, "draw", "flag", "illegal-move")
KODEKS_WORDS(referee::LastMinutes, "increment", "cannot-win", "no-effort")
KODEKS_WORDS(referee::AdjournCause, "session-over", "exceptional", "request")
KODEKS_WORDS(referee::Irregularity, "wrong-setup", "turned-board", "reversed-colours",
             "drawn-opening", "displaced-piece", "displaced-by-nobody", "displaced-before",
             "clock-setting", "clock-defect", "irregular-position", "boards-differ", "both-flags",
             "envelope-lost", "position-lost", "wrong-times")

} // namespace kodeks::ledger

namespace kodeks::referee {

using ledger::from_word;
using ledger::word;
using ledger::words_of;

// "offer-draw", "claim" ...
std::string_view word(const Action& action);
// "move-made", "ruling-given" ...
std::string_view word(const Event& event);

std::vector<std::string> action_words();
std::vector<std::string> event_words();

} // namespace kodeks::referee
