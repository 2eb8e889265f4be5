// One worker per duty. Each takes a kind of command that has passed the general conditions
// (referee.cpp) and puts its decision on the desk, or refuses.
#pragma once

#include "referee/desk.hpp"

namespace kodeks::referee {

// start.cpp: the appointed time, latecomers.
Answer on(Desk& desk, const Begin& begin);
Answer on(Desk& desk, const Arrive& arrive);
// Whoever is still absent after the default time loses; true when that ended the game.
bool decide_lateness(Desk& desk);

// moves.cpp: what hands do on the board and on the clock.
Answer on(Desk& desk, const Touch& touch);
Answer on(Desk& desk, const Adjust& adjust);
Answer on(Desk& desk, const Make& make);
Answer on(Desk& desk, const Press& press);
Answer on(Desk& desk, const Move& move);

// announce.cpp: announced moves.
Answer on(Desk& desk, const Announce& announce);
Answer on(Desk& desk, const WriteDown& written);

// time_warnings.cpp: what is told to those who cannot see the clock.
Answer on(Desk& desk, const PressFailed& failed);
void warn_of_time(Desk& desk);

// endings.cpp: ends that the last move brought by itself.
void decide_end(Desk& desk);

// illegal.cpp: illegal moves and what they cost.
Answer on(Desk& desk, const NoticeIllegal& notice);
Answer on(Desk& desk, const PutRight& put);
// The row that fits this game; nullptr when the rulebook says nothing.
const rulebook::IllegalMoves* illegal_row(const State& state);
void punish_illegal(Desk& desk, Side offender, const rulebook::IllegalMoves& row);

// flags.cpp: fallen flags.
Answer on(Desk& desk, const Look& look);
Answer on(Desk& desk, const NoticeFlag& notice);
// Whether a player loses now whose time is out.
bool flags_count(const State& state);
// Decides a flag that is down now; true when there was one.
bool decide_flag(Desk& desk);

// offers.cpp: draws by agreement, resignation.
Answer on(Desk& desk, const OfferDraw& offer);
Answer on(Desk& desk, const AcceptDraw& accept);
Answer on(Desk& desk, const DeclineDraw& decline);
Answer on(Desk& desk, const Resign& resign);

// claims.cpp: draws by the book.
Answer on(Desk& desk, const Claim& claim);

// arbiter_draws.cpp: draws that an arbiter records himself.
Answer on(Desk& desk, const RecordDraw& record);

// conduct.cpp: breaches and sanctions.
Answer on(Desk& desk, const Report& report);
// The next step of a ladder that counts all breaches of the player.
void climb(Desk& desk, Side offender, std::span<const rulebook::Sanction> ladder,
           const Ruling& basis);
// The sanction that an open question of conduct offers under a name; nullptr when there is none.
const rulebook::Sanction* offered_sanction(const Desk& desk, const Question& question,
                                           std::string_view option);
rulebook::Articles sanction_articles(const Desk& desk, const Question& question);

// answers.cpp: what the answer to an open question brings about.
Answer answer_question(Desk& desk, const Question& question, std::string_view option);

// permit.cpp: what may be told or done.
Answer on(Desk& desk, const Ask& ask);

// record.cpp: score sheets, and whatever is restored on somebody's time.
Answer on(Desk& desk, const CheckRecord& check);
Answer on(Desk& desk, const RestoreRecord& restore);
Answer on(Desk& desk, const ChoreDone& done);
Answer on(Desk& desk, const Witness& witness);
// Play waits while a player restores something on his own clock.
void begin_chore(Desk& desk, Task task, Side side);

// clocks.cpp: reminders, doubtful flags, faulty clocks.
Answer on(Desk& desk, const Remind& remind);
Answer on(Desk& desk, const DoubtFlag& doubt);
Answer on(Desk& desk, const FaultyClock& faulty);

// stopping.cpp: a player stops both clocks.
Answer on(Desk& desk, const StopClock& stop);

// office.cpp: the arbiter's own acts, and what comes after the game.
Answer on(Desk& desk, const Pause& pause);
Answer on(Desk& desk, const Resume& resume);
Answer on(Desk& desk, const CorrectClock& correct);
Answer on(Desk& desk, const Decide& decide);
Answer on(Desk& desk, const Sign& sign);
Answer on(Desk& desk, const Appeal& appeal);
Answer on(Desk& desk, const CorrectResult& correct);

} // namespace kodeks::referee
