// Workers for what happens around one table (table_acts.hpp), and what they ask of each other.
#pragma once

#include "referee/workers.hpp"

namespace kodeks::referee {

// stages.cpp: moves in their physical stages.
Answer on(Desk& desk, const Release& release);
Answer on(Desk& desk, const Remove& remove);
Answer on(Desk& desk, const Replace& replace);
// An illegal move that was released but not pressed is taken back at no cost when its player goes
// on; the piece stays touched.
void undo_unpressed(Desk& desk, Side side);
// The pieces of a move that was taken back bind the next one.
void touch_again(Desk& desk, Side side, const games::Move& move);
// The move with a queen, when nothing but the pawn has reached the last rank.
std::optional<games::Move> unpromoted(const State& state);
bool left_unpromoted(const State& state, const games::Move& move);
// What stands on the board when a move is only half made.
games::Move half_made(const State& state);

// announce.cpp: whether a move is made only with its announcement, and whether a board is felt.
bool needs_announcement(const State& state, Side side);
bool only_felt(const State& state, Side side, const Touch& touch);

// irregular.cpp: things found wrong.
Answer on(Desk& desk, const Discover& discover);
Answer on(Desk& desk, const Restore& restore);
// Rapid and blitz where arbiters do not watch every board.
bool not_fully_supervised(const State& state);
void stop_play(Desk& desk);

// irregular_position.cpp: positions that no game reaches, where arbiters do not watch every board.
Answer watch_position(Desk& desk);
// An irregular position that was to go away with the next move.
void judge_watched_position(Desk& desk);

// touch_claims.cpp
Answer on(Desk& desk, const TouchClaim& claim);
Answer answer_touch_claim(Desk& desk, const Question& question, std::string_view option);

// requests.cpp: what may be asked, told and shown.
Answer on(Desk& desk, const Request& request);

// sheets.cpp: keeping score.
Answer on(Desk& desk, const Record& record);
Answer sheet_allows_move(const Desk& desk, Side side);
void note_sheet_duties(Desk& desk, Side side);
// A period ended: sheets are brought up to date first; true when play stops for it.
bool update_sheets(Desk& desk);
Answer answer_sheets(Desk& desk, std::string_view option);

// quickplay.cpp: the last minutes.
Answer on(Desk& desk, const QuickplayClaim& claim);
Answer answer_quickplay(Desk& desk, const Question& question, std::string_view option);
// Both flags are down and nobody knows which fell first.
Answer both_flags_down(Desk& desk);

// adjournment.cpp, resumption.cpp: adjourned games.
Answer on(Desk& desk, const Adjourn& adjourn);
Answer on(Desk& desk, const Seal& seal);
Answer on(Desk& desk, const Open& open);
// A move on the board after the player was told to seal.
Answer move_instead_of_sealing(Desk& desk, const games::Move& move);
Answer stop_for_adjournment(Desk& desk);
Answer resume_adjourned(Desk& desk);
Answer arrive_at_resumption(Desk& desk, Side side);

// lost_envelope.cpp
Answer trouble_at_resumption(Desk& desk, const Discover& discover);

// consent.cpp: what the arbiter allows or gives.
Answer on(Desk& desk, const Consent& consent);
Answer on(Desk& desk, const Excuse& excuse);
Answer on(Desk& desk, const AcceptAssistant& accept);
Answer on(Desk& desk, const GiveTime& give);

// table_answers.cpp: answers to the questions of these workers and of conduct.cpp; empty when the
// question is somebody else's.
std::optional<Answer> answer_at_table(Desk& desk, const Question& question, const Decide& decide);
void go_on_with(Desk& desk, Side running);

// moves.cpp, flags.cpp, start.cpp
void make_move(Desk& desk, Side side, const games::Move& move);
void lose_by_flag(Desk& desk, Side loser, rulebook::Articles more);
Milliseconds default_time_of(const State& state);

} // namespace kodeks::referee
