// What somebody did or asked at a board, and when. Commands come from outside and may be anything;
// the referee answers each with events or a refusal.
#pragma once

#include "base/one_of.hpp"
#include "clock/clock.hpp"
#include "referee/acts/adjournment.hpp"
#include "referee/acts/board.hpp"
#include "referee/acts/clock.hpp"
#include "referee/acts/draw.hpp"
#include "referee/acts/office.hpp"
#include "referee/acts/proof.hpp"
#include "referee/acts/sheet.hpp"

#include <optional>

namespace kodeks::referee {

using clock::Instant;

// The player who acts or for whom an assistant acts; empty for officials and spectators.
std::optional<Side> side_of(Actor actor);
bool is_official(Actor actor);
bool is_assistant(Actor actor);
Actor player(Side side);

struct Action : OneOf<
                    // acts/office.hpp
                    Begin, Arrive, Excuse, AcceptAssistant, Report, Consult, GiveLeave, Request,
                    Decide, Resign, Sign, Appeal, AnswerAppeal, CorrectResult,
                    // acts/board.hpp
                    Touch, Adjust, Make, Move, Release, Remove, Replace, Announce, PutRight,
                    NoticeIllegal, TouchClaim, Discover, Restore,
                    // acts/clock.hpp
                    Press, StopClock, Remind, Look, NoticeFlag, DoubtFlag, PressFailed, FaultyClock,
                    Pause, Resume, CorrectClock, GiveTime,
                    // acts/draw.hpp
                    OfferDraw, AcceptDraw, DeclineDraw, WithdrawOffer, Consent, Claim, Witness,
                    RecordDraw, QuickplayClaim,
                    // acts/sheet.hpp
                    Record, WriteDown, CheckRecord, RestoreRecord, ChoreDone,
                    // acts/adjournment.hpp
                    Adjourn, Seal, Open,
                    // acts/proof.hpp
                    Prove> {
    using OneOf::OneOf;
};

struct Command {
    Instant at{0};
    Actor by = Actor::arbiter;
    Action action;
};

const Declared& declared_of(const Action& action);

} // namespace kodeks::referee
