// What somebody asks of the office. decide() answers with facts or refuses with the articles it
// stands on; nothing changes until the facts are kept.
#pragma once

#include "base/one_of.hpp"
#include "office/state/state.hpp"

namespace kodeks::office {

struct FileCard {
    static constexpr std::string_view word = "file-card";
    Card card;
};

struct WriteClause {
    static constexpr std::string_view word = "write-clause";
    Condition condition = Condition::aims;
    std::string text;
    std::string by;
    std::string with; // who consented
    Date date;
};

struct ApproveRegulations {
    static constexpr std::string_view word = "approve-regulations";
    std::string by;
    Date date;
};

struct IssueSchedule {
    static constexpr std::string_view word = "issue-schedule";
    std::string by;
    Date date;
};

struct SendInvitations {
    static constexpr std::string_view word = "send-invitations";
    std::string by;
    Date date;
    std::string through;
};

struct ReceiveEntry {
    static constexpr std::string_view word = "receive-entry";
    Claim claim;
};

struct ClassifyEntry {
    static constexpr std::string_view word = "classify-entry";
    ApplicationId entry;
    SportClass sport_class = SportClass::none;
    Findings findings;
    std::string by;
    Date date;
};

struct DecideEntry {
    static constexpr std::string_view word = "decide-entry";
    ApplicationId entry;
    Verdict verdict = Verdict::admitted;
    std::string by;
    std::string reason;
    Date date;
};

struct DrawUpAct {
    static constexpr std::string_view word = "draw-up-act";
    Date date;
};

struct Appoint {
    static constexpr std::string_view word = "appoint";
    Official official;
    std::string by; // empty only for the organiser, who is appointed by nobody
};

struct AssignSector {
    static constexpr std::string_view word = "assign-sector";
    std::string name;
    Sector sector;
    std::string by;
};

struct Suspend {
    static constexpr std::string_view word = "suspend";
    std::string name;
    std::string by;
    std::string reason;
};

struct NameCaptain {
    static constexpr std::string_view word = "name-captain";
    std::string team;
    std::string name;
};

struct DelegateCaptain {
    static constexpr std::string_view word = "delegate-captain";
    std::string team;
    std::string deputy;
    bool written = false;
};

struct ChooseCommittee {
    static constexpr std::string_view word = "choose-committee";
    Committee committee;
    std::string by;
};

struct PlanSession {
    static constexpr std::string_view word = "plan-session";
    Session session;
};

struct DoDuty {
    static constexpr std::string_view word = "do-duty";
    std::string duty;
    std::uint32_t round = 0;
    std::string by;
    Moment at;
};

struct ImposeSanction {
    static constexpr std::string_view word = "impose-sanction";
    Measure measure = Measure::remark;
    Breach breach;
    std::string offence; // one that the regulations rule about; empty = any other
    bool deliberate = false;
    std::string by;
    Moment at;
};

struct LodgeProtest {
    static constexpr std::string_view word = "lodge-protest";
    std::string by;
    std::string team; // he speaks for
    std::string against;
    std::string decided_by;
    std::vector<std::string> parties;
    SanctionId sanction = no_sanction;
    bool to_organiser = false;
    bool written = false;
    bool playoff = false;
    bool signed_sheet = false; // after the score sheets were signed
    Moment decision_at;        // when what is protested against was decided
    Moment at;
};

// An attempt to settle it in peace.
struct Conciliate {
    static constexpr std::string_view word = "conciliate";
    ProtestId protest;
    std::string by;
    bool settled = false;
    std::string answer;
};

struct AnswerProtest {
    static constexpr std::string_view word = "answer-protest";
    ProtestId protest;
    std::string by;
    bool upheld = false;
    Effect effect = Effect::none;
    std::string answer;
};

// The appeals committee decides by majority.
struct VoteOnProtest {
    static constexpr std::string_view word = "vote-on-protest";
    ProtestId protest;
    std::vector<std::string> voters;
    std::vector<std::string> interested; // of the committee: they were replaced
    std::uint32_t in_favour = 0;
    Effect effect = Effect::none;
    std::string answer;
};

// Says that what a sanction or an upheld protest asks is being entered at the tables.
struct EnterEffect {
    static constexpr std::string_view word = "enter-effect";
    SanctionId sanction = no_sanction; // one of the two
    ProtestId protest = no_protest;
    std::string by;
};

struct Resolve {
    static constexpr std::string_view word = "resolve";
    Right act = Right::order_break;
    std::string by;
    std::string with;
    std::string subject;
    std::string reason;
    bool chief_absent = false;
    Moment at;
};

struct Command
    : OneOf<FileCard, WriteClause, ApproveRegulations, IssueSchedule, SendInvitations, ReceiveEntry,
            ClassifyEntry, DecideEntry, DrawUpAct, Appoint, AssignSector, Suspend, NameCaptain,
            DelegateCaptain, ChooseCommittee, PlanSession, DoDuty, ImposeSanction, LodgeProtest,
            Conciliate, AnswerProtest, VoteOnProtest, EnterEffect, Resolve> {
    using OneOf::OneOf;
};

} // namespace kodeks::office
