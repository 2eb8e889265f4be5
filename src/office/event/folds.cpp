#include "base/check.hpp"
#include "office/event/event.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

Application& entry_of(State& state, ApplicationId id) {
    KODEKS_ASSERT(find_application(state, id) != nullptr);
    return state.applications[id.value - 1];
}

Official& official_of(State& state, const std::string& name) {
    const auto found = std::ranges::find(state.officials, name, &Official::name);
    KODEKS_ASSERT(found != state.officials.end());
    return *found;
}

void fold(State& state, const CardFiled& event) {
    state.card = event.card;
    state.official = event.official;
}

void fold(State& state, const ClauseWritten& event) {
    state.regulations.clauses[event.condition] = event.clause;
}

void fold(State& state, const RegulationsApproved& event) {
    state.regulations.approved = event.signature;
}

void fold(State& state, const ScheduleIssued& event) {
    state.regulations.schedule = event.signature;
}

void fold(State& state, const InvitationsSent& event) {
    state.regulations.invitation = event.signature;
    state.regulations.invited_through = event.through;
}

void fold(State& state, const EntryReceived& event) {
    KODEKS_ASSERT(event.id.value == state.applications.size() + 1);
    Application& entry = state.applications.emplace_back();
    entry.id = event.id;
    entry.claim = event.claim;
}

void fold(State& state, const EntryClassified& event) {
    Application& entry = entry_of(state, event.id);
    entry.sport_class = event.sport_class;
    entry.findings = event.findings;
    entry.classified = event.signature;
}

void fold(State& state, const EntryDecided& event) {
    Application& entry = entry_of(state, event.id);
    entry.verdict = event.verdict;
    entry.exception = event.exception;
    entry.decided = event.signature;
    entry.reason = event.reason;
}

void fold(State& state, const ActDrawnUp& event) {
    state.act = event.act;
}

void fold(State& state, const Appointed& event) {
    state.officials.push_back(event.official);
}

void fold(State& state, const SectorAssigned& event) {
    official_of(state, event.name).sector = event.sector;
}

void fold(State& state, const Suspended& event) {
    official_of(state, event.name).suspended = true;
}

void fold(State& state, const CaptainNamed& event) {
    const auto found = std::ranges::find(state.captains, event.captain.team, &Captain::team);
    if (found == state.captains.end()) {
        state.captains.push_back(event.captain);
    } else {
        *found = event.captain;
    }
}

void fold(State& state, const CommitteeChosen& event) {
    state.committee = event.committee;
}

void fold(State& state, const SessionPlanned& event) {
    const auto same = [&](const Session& one) {
        return one.round == event.session.round && one.resumption == event.session.resumption;
    };
    std::erase_if(state.sessions, same);
    state.sessions.push_back(event.session);
}

void fold(State& state, const DutyWasDone& event) {
    state.done.push_back(event.done);
}

void fold(State& state, const SanctionImposed& event) {
    KODEKS_ASSERT(event.sanction.id.value == state.sanctions.size() + 1);
    state.sanctions.push_back(event.sanction);
}

void fold(State& state, const ProtestLodged& event) {
    KODEKS_ASSERT(event.protest.id.value == state.protests.size() + 1);
    state.protests.push_back(event.protest);
}

// A protest that was upheld takes the sanction away that it was about.
void fold(State& state, const ProtestMoved& event) {
    KODEKS_ASSERT(find_protest(state, event.id) != nullptr);
    Protest& protest = state.protests[event.id.value - 1];
    protest.step = event.step;
    protest.upheld = event.upheld;
    protest.effect = event.effect;
    protest.answer = event.answer;
    protest.answered_by = event.by;
    protest.vote = event.vote;
    protest.final = event.final;
    protest.entered = false;
    protest.articles = event.articles;
    if (find_sanction(state, protest.sanction) != nullptr) {
        state.sanctions[protest.sanction.value - 1].lifted = event.upheld;
    }
}

void fold(State& state, const EffectEntered& event) {
    if (find_sanction(state, event.sanction) != nullptr) {
        state.sanctions[event.sanction.value - 1].entered = true;
    }
    if (find_protest(state, event.protest) != nullptr) {
        state.protests[event.protest.value - 1].entered = true;
    }
}

void fold(State& state, const Resolved& event) {
    state.resolutions.push_back(event.resolution);
}

} // namespace

void apply(State& state, const Event& event) {
    event.visit([&](const auto& fact) { fold(state, fact); });
}

} // namespace kodeks::office
