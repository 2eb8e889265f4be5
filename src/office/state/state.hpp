// The office of an event as it stands: its card, regulations, entries, officials, duties done,
// sanctions, protests. The state is what the facts say (event/event.hpp) and nothing else. Ids
// count from 1 in the order of recording and never change.
#pragma once

#include "office/state/application.hpp"
#include "office/state/dispute.hpp"
#include "office/state/official.hpp"

#include <optional>
#include <string_view>

namespace kodeks::office {

struct DutyDone {
    std::string duty;
    std::uint32_t round = 0; // of a duty before each round
    std::string by;
    Moment at;
    bool late = false;
    ArticleIds articles;
    friend bool operator==(const DutyDone&, const DutyDone&) = default;
};

struct Session {
    std::uint32_t round = 0;
    bool resumption = false; // of adjourned games
    Moment start;
    Moment announced;
    friend bool operator==(const Session&, const Session&) = default;
};

struct State {
    std::optional<Card> card;
    bool official = false; // by the book of the day the card was filed
    Regulations regulations;
    std::vector<Application> applications;
    std::optional<CredentialsAct> act;
    std::vector<Official> officials;
    std::vector<Captain> captains;
    std::optional<Committee> committee;
    std::vector<Session> sessions;
    std::vector<DutyDone> done;
    std::vector<Sanction> sanctions;
    std::vector<Protest> protests;
    std::vector<Resolution> resolutions;
    friend bool operator==(const State&, const State&) = default;
};

const Official* find_official(const State& state, std::string_view name); // by the whole name
const Application* find_application(const State& state, ApplicationId id);
const Protest* find_protest(const State& state, ProtestId id);
const Sanction* find_sanction(const State& state, SanctionId id);
const Captain* find_captain(const State& state, std::string_view team);
const Session* find_session(const State& state, std::uint32_t round);

} // namespace kodeks::office
