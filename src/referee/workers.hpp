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

// endings.cpp: ends that the last move brought by itself.
void decide_end(Desk& desk);

// illegal.cpp: illegal moves and what they cost.
Answer on(Desk& desk, const NoticeIllegal& notice);
void punish_illegal(Desk& desk, Side offender, const rulebook::IllegalMoves& row);

// flags.cpp: fallen flags.
Answer on(Desk& desk, const Look& look);
Answer on(Desk& desk, const NoticeFlag& notice);
// Decides a flag that is down now; true when there was one.
bool decide_flag(Desk& desk);

// offers.cpp: draws by agreement, resignation.
Answer on(Desk& desk, const OfferDraw& offer);
Answer on(Desk& desk, const AcceptDraw& accept);
Answer on(Desk& desk, const DeclineDraw& decline);
Answer on(Desk& desk, const Resign& resign);

// claims.cpp: draws by the book.
Answer on(Desk& desk, const Claim& claim);

// conduct.cpp: breaches and sanctions.
Answer on(Desk& desk, const Report& report);

// answers.cpp: what the answer to an open question brings about.
Answer answer_question(Desk& desk, const Question& question, std::string_view option);

// office.cpp: the arbiter's own acts, stopping, and what comes after the game.
Answer on(Desk& desk, const StopClock& stop);
Answer on(Desk& desk, const Pause& pause);
Answer on(Desk& desk, const Resume& resume);
Answer on(Desk& desk, const CorrectClock& correct);
Answer on(Desk& desk, const Decide& decide);
Answer on(Desk& desk, const Sign& sign);
Answer on(Desk& desk, const Appeal& appeal);
Answer on(Desk& desk, const CorrectResult& correct);

} // namespace kodeks::referee
