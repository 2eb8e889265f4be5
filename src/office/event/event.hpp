// What happened in the office, as facts: the list of these is the stream "office" of an event.
// They carry the articles they stand on; folding looks at no rule data.
#pragma once

#include "base/one_of.hpp"
#include "office/state/state.hpp"

namespace kodeks::office {

struct CardFiled {
    static constexpr std::string_view word = "card-filed";
    Card card;
    bool official = false;
    ArticleIds articles;
    friend bool operator==(const CardFiled&, const CardFiled&) = default;
};

struct ClauseWritten {
    static constexpr std::string_view word = "clause-written";
    Condition condition = Condition::aims;
    Clause clause;
    std::string with;
    ArticleIds articles;
    friend bool operator==(const ClauseWritten&, const ClauseWritten&) = default;
};

struct RegulationsApproved {
    static constexpr std::string_view word = "regulations-approved";
    Signature signature;
    bool late = false;
    ArticleIds articles;
    friend bool operator==(const RegulationsApproved&, const RegulationsApproved&) = default;
};

struct ScheduleIssued {
    static constexpr std::string_view word = "schedule-issued";
    Signature signature;
    ArticleIds articles;
    friend bool operator==(const ScheduleIssued&, const ScheduleIssued&) = default;
};

struct InvitationsSent {
    static constexpr std::string_view word = "invitations-sent";
    Signature signature;
    std::string through;
    bool late = false;
    ArticleIds articles;
    friend bool operator==(const InvitationsSent&, const InvitationsSent&) = default;
};

struct EntryReceived {
    static constexpr std::string_view word = "entry-received";
    ApplicationId id;
    Claim claim;
    friend bool operator==(const EntryReceived&, const EntryReceived&) = default;
};

struct EntryClassified {
    static constexpr std::string_view word = "entry-classified";
    ApplicationId id;
    SportClass sport_class = SportClass::none;
    Findings findings;
    Signature signature;
    ArticleIds articles;
    friend bool operator==(const EntryClassified&, const EntryClassified&) = default;
};

struct EntryDecided {
    static constexpr std::string_view word = "entry-decided";
    ApplicationId id;
    Verdict verdict = Verdict::admitted;
    bool exception = false;
    Signature signature;
    std::string reason;
    ArticleIds articles;
    friend bool operator==(const EntryDecided&, const EntryDecided&) = default;
};

struct ActDrawnUp {
    static constexpr std::string_view word = "act-drawn-up";
    CredentialsAct act;
    ArticleIds articles;
    friend bool operator==(const ActDrawnUp&, const ActDrawnUp&) = default;
};

struct Appointed {
    static constexpr std::string_view word = "appointed";
    Official official;
    std::string by;
    ArticleIds articles;
    friend bool operator==(const Appointed&, const Appointed&) = default;
};

struct SectorAssigned {
    static constexpr std::string_view word = "sector-assigned";
    std::string name;
    Sector sector;
    std::string by;
    ArticleIds articles;
    friend bool operator==(const SectorAssigned&, const SectorAssigned&) = default;
};

struct Suspended {
    static constexpr std::string_view word = "suspended";
    std::string name;
    std::string by;
    std::string reason;
    ArticleIds articles;
    friend bool operator==(const Suspended&, const Suspended&) = default;
};

struct CaptainNamed {
    static constexpr std::string_view word = "captain-named";
    Captain captain;
    ArticleIds articles;
    friend bool operator==(const CaptainNamed&, const CaptainNamed&) = default;
};

struct CommitteeChosen {
    static constexpr std::string_view word = "committee-chosen";
    Committee committee;
    std::string by;
    ArticleIds articles;
    friend bool operator==(const CommitteeChosen&, const CommitteeChosen&) = default;
};

struct SessionPlanned {
    static constexpr std::string_view word = "session-planned";
    Session session;
    ArticleIds articles;
    friend bool operator==(const SessionPlanned&, const SessionPlanned&) = default;
};

struct DutyWasDone {
    static constexpr std::string_view word = "duty-was-done";
    DutyDone done;
    friend bool operator==(const DutyWasDone&, const DutyWasDone&) = default;
};

struct SanctionImposed {
    static constexpr std::string_view word = "sanction-imposed";
    Sanction sanction;
    friend bool operator==(const SanctionImposed&, const SanctionImposed&) = default;
};

struct ProtestLodged {
    static constexpr std::string_view word = "protest-lodged";
    Protest protest;
    friend bool operator==(const ProtestLodged&, const ProtestLodged&) = default;
};

// Conciliation, an answer of the chief arbiter, a vote of the committee.
struct ProtestMoved {
    static constexpr std::string_view word = "protest-moved";
    ProtestId id;
    Step step = Step::decided;
    bool upheld = false;
    Effect effect = Effect::none;
    std::string answer;
    std::string by;
    Vote vote;
    bool final = false;
    ArticleIds articles;
    friend bool operator==(const ProtestMoved&, const ProtestMoved&) = default;
};

// What a sanction or an upheld protest asked was entered at the tables, by the same command.
struct EffectEntered {
    static constexpr std::string_view word = "effect-entered";
    SanctionId sanction = no_sanction; // one of the two
    ProtestId protest = no_protest;
    Effect effect = Effect::none;
    std::string by;
    ArticleIds articles;
    friend bool operator==(const EffectEntered&, const EffectEntered&) = default;
};

struct Resolved {
    static constexpr std::string_view word = "resolved";
    Resolution resolution;
    friend bool operator==(const Resolved&, const Resolved&) = default;
};

struct Event
    : OneOf<CardFiled, ClauseWritten, RegulationsApproved, ScheduleIssued, InvitationsSent,
            EntryReceived, EntryClassified, EntryDecided, ActDrawnUp, Appointed, SectorAssigned,
            Suspended, CaptainNamed, CommitteeChosen, SessionPlanned, DutyWasDone, SanctionImposed,
            ProtestLodged, ProtestMoved, EffectEntered, Resolved> {
    using OneOf::OneOf;
};

// Takes a fact in; looks at no rule data. The fact must fit (record/record.hpp, defect_of).
void apply(State& state, const Event& event);

} // namespace kodeks::office
