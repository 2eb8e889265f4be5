// One worker per duty. Each takes a kind of command that has passed the general conditions
// (referee.cpp) and puts its decision on the desk, or refuses. Beside the commands stands what the
// workers ask of each other; the hands that come to a move by different ways have placing.hpp.
#pragma once

#include "referee/desk/desk.hpp"

namespace kodeks::referee {

// start.cpp: the appointed time, latecomers.
Answer on(Desk& desk, const Begin& begin);
Answer on(Desk& desk, const Arrive& arrive);
// Whoever is still absent after the default time loses; true when that ended the game.
bool decide_lateness(Desk& desk);
Milliseconds default_time_of(const rulebook::Lateness& rules, const Regulations& regulations);

// moves.cpp: what hands do on the board and on the clock.
Answer on(Desk& desk, const Touch& touch);
Answer on(Desk& desk, const Adjust& adjust);
Answer on(Desk& desk, const Make& make);
Answer on(Desk& desk, const Press& press);
Answer on(Desk& desk, const Move& move);

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
// The king was put where it would castle to, and that is a move of its own (Chess960).
std::optional<games::Move> king_move_alone(const State& state);
// Whether the move can still follow from what has been released (FIDE:4.7).
Answer stages_allow(const Desk& desk, const games::Move& move);

// announce.cpp: announced moves, and boards that are felt.
Answer on(Desk& desk, const Announce& announce);
Answer on(Desk& desk, const WriteDown& written);
bool needs_announcement(const Desk& desk, Side side);
bool feels_the_board(const Desk& desk, Side side);
bool only_felt(const Desk& desk, Side side, const Touch& touch);

// touch_claims.cpp: "you touched that piece".
Answer on(Desk& desk, const TouchClaim& claim);
Answer answer_touch_claim(Desk& desk, const Question& question, std::string_view option);

// endings.cpp: ends that the last move brought by itself.
void decide_end(Desk& desk);
Answer answer_draw(Desk& desk, const Question& question, std::string_view option);
Answer on(Desk& desk, const Prove& prove);

// illegal.cpp: illegal moves and what they cost.
Answer on(Desk& desk, const NoticeIllegal& notice);
Answer on(Desk& desk, const PutRight& put);
// The row that fits this game; nullptr when the rulebook says nothing.
const rulebook::IllegalMoves* illegal_row(const Desk& desk);
void punish_illegal(Desk& desk, Side offender, const rulebook::IllegalMoves& row);

// irregular.cpp: things found wrong.
Answer on(Desk& desk, const Discover& discover);
Answer on(Desk& desk, const Restore& restore);
// Rapid and blitz where arbiters do not watch every board.
bool not_fully_supervised(const State& state);

// irregular_position.cpp: positions that no game reaches, where arbiters do not watch every board.
Answer watch_position(Desk& desk);
bool is_irregular(const State& state);
// An irregular position that was to go away with the next move.
void judge_watched_position(Desk& desk);

// flags.cpp: fallen flags.
Answer on(Desk& desk, const Look& look);
Answer on(Desk& desk, const NoticeFlag& notice);
// Whether a player loses now whose time is out.
bool flags_count(const Desk& desk);
// Decides a flag that is down now; true when there was one.
bool decide_flag(Desk& desk);
void lose_by_flag(Desk& desk, Side loser, rulebook::Articles more);

// clocks.cpp: reminders, doubtful flags, faulty clocks.
Answer on(Desk& desk, const Remind& remind);
Answer on(Desk& desk, const DoubtFlag& doubt);
Answer on(Desk& desk, const FaultyClock& faulty);

// time_warnings.cpp: what is told to those who cannot see the clock.
Answer on(Desk& desk, const PressFailed& failed);
void warn_of_time(Desk& desk);

// stopping.cpp: a player stops both clocks.
Answer on(Desk& desk, const StopClock& stop);

// offers.cpp: draws by agreement, resignation.
Answer on(Desk& desk, const OfferDraw& offer);
Answer on(Desk& desk, const AcceptDraw& accept);
Answer on(Desk& desk, const DeclineDraw& decline);
Answer on(Desk& desk, const WithdrawOffer& withdraw);
Answer on(Desk& desk, const Resign& resign);

// claims.cpp: draws by the book.
Answer on(Desk& desk, const Claim& claim);
Answer answer_claim(Desk& desk, const Question& question, std::string_view option);

// arbiter_draws.cpp: draws that an arbiter records himself.
Answer on(Desk& desk, const RecordDraw& record);

// quickplay.cpp: the last minutes.
Answer on(Desk& desk, const QuickplayClaim& claim);
Answer answer_quickplay(Desk& desk, const Question& question, std::string_view option);
// Both flags are down and nobody knows which fell first.
Answer both_flags_down(Desk& desk);
// Whose articles decide then: a draw, in some books only at the end or at a quick pace.
rulebook::Articles both_flags_articles(const Desk& desk);

// conduct.cpp: breaches and sanctions.
Answer on(Desk& desk, const Report& report);
// The next step of a ladder that counts all breaches of the player.
void climb(Desk& desk, Side offender, std::span<const rulebook::Sanction> ladder,
           const Ruling& basis);
// The sanction that an open question of conduct offers under a name; nullptr when there is none.
const rulebook::Sanction* offered_sanction(const Desk& desk, const Question& question,
                                           std::string_view option);

// permit.cpp: what may be told or done.
Answer on(Desk& desk, const Consult& consult);
Answer on(Desk& desk, const GiveLeave& leave);

// requests.cpp: what may be asked for.
Answer on(Desk& desk, const Request& request);

// sheets.cpp: keeping score.
Answer on(Desk& desk, const Record& record);
Answer sheet_allows_move(const Desk& desk, Side side);
void note_sheet_duties(Desk& desk, Side side);
// A period ended: sheets are brought up to date first; true when play stops for it.
bool update_sheets(Desk& desk);
Answer answer_sheets(Desk& desk, std::string_view option);

// record.cpp: missing records, and whatever is restored on somebody's time.
Answer on(Desk& desk, const CheckRecord& check);
Answer on(Desk& desk, const RestoreRecord& restore);
Answer on(Desk& desk, const ChoreDone& done);
Answer on(Desk& desk, const Witness& witness);
// Play waits while a player restores something on his own clock.
void begin_chore(Desk& desk, Task task, Side side);

// adjournment.cpp, resumption.cpp: adjourned games.
Answer on(Desk& desk, const Adjourn& adjourn);
Answer on(Desk& desk, const Seal& seal);
Answer on(Desk& desk, const Open& open);
// A move on the board after the player was told to seal.
Answer move_instead_of_sealing(Desk& desk, const games::Move& move);
Answer stop_for_adjournment(Desk& desk);
Answer resume_adjourned(Desk& desk);
Answer arrive_at_resumption(Desk& desk, Side side);
void judge_absence_at_resumption(Desk& desk); // the arbiter looks who has not come

// lost_envelope.cpp
Answer trouble_at_resumption(Desk& desk, const Discover& discover);

// consent.cpp: what the arbiter allows or gives.
Answer on(Desk& desk, const Consent& consent);
Answer on(Desk& desk, const Excuse& excuse);
Answer on(Desk& desk, const AcceptAssistant& accept);
Answer on(Desk& desk, const GiveTime& give);

// office.cpp: the arbiter's own acts, and what comes after the game.
Answer on(Desk& desk, const Pause& pause);
Answer on(Desk& desk, const Resume& resume);
Answer on(Desk& desk, const CorrectClock& correct);
Answer on(Desk& desk, const Decide& decide);
Answer on(Desk& desk, const Sign& sign);
Answer on(Desk& desk, const Appeal& appeal);
Answer on(Desk& desk, const AnswerAppeal& answer);
Answer on(Desk& desk, const CorrectResult& correct);

// answers.cpp: what the answer to an open question brings about.
Answer answer_question(Desk& desk, const Question& question, const Decide& decide);

} // namespace kodeks::referee
