// The parts of decide(), one overload per command, and the refusals they share.
#pragma once

#include "base/result.hpp"
#include "office/acts/command.hpp"
#include "office/event/event.hpp"
#include "office/world.hpp"

#include <string_view>
#include <vector>

namespace kodeks::office {

using Facts = std::vector<Event>;
using rulebook::Articles;

Ruled<Facts> on(const State& state, const FileCard& command, const World& world);
Ruled<Facts> on(const State& state, const WriteClause& command, const World& world);
Ruled<Facts> on(const State& state, const ApproveRegulations& command, const World& world);
Ruled<Facts> on(const State& state, const IssueSchedule& command, const World& world);
Ruled<Facts> on(const State& state, const SendInvitations& command, const World& world);
Ruled<Facts> on(const State& state, const ReceiveEntry& command, const World& world);
Ruled<Facts> on(const State& state, const ClassifyEntry& command, const World& world);
Ruled<Facts> on(const State& state, const DecideEntry& command, const World& world);
Ruled<Facts> on(const State& state, const DrawUpAct& command, const World& world);
Ruled<Facts> on(const State& state, const Appoint& command, const World& world);
Ruled<Facts> on(const State& state, const AssignSector& command, const World& world);
Ruled<Facts> on(const State& state, const Suspend& command, const World& world);
Ruled<Facts> on(const State& state, const NameCaptain& command, const World& world);
Ruled<Facts> on(const State& state, const DelegateCaptain& command, const World& world);
Ruled<Facts> on(const State& state, const ChooseCommittee& command, const World& world);
Ruled<Facts> on(const State& state, const PlanSession& command, const World& world);
Ruled<Facts> on(const State& state, const DoDuty& command, const World& world);
Ruled<Facts> on(const State& state, const ImposeSanction& command, const World& world);
Ruled<Facts> on(const State& state, const LodgeProtest& command, const World& world);
Ruled<Facts> on(const State& state, const Conciliate& command, const World& world);
Ruled<Facts> on(const State& state, const AnswerProtest& command, const World& world);
Ruled<Facts> on(const State& state, const VoteOnProtest& command, const World& world);
Ruled<Facts> on(const State& state, const EnterEffect& command, const World& world);
Ruled<Facts> on(const State& state, const Resolve& command, const World& world);

tl::unexpected<Refusal> refuse(std::string_view key, std::vector<MessagePart> parts = {},
                               Articles articles = {});

// By the articles of a fact. A refusal outlives the state: its articles are those of the catalogue.
tl::unexpected<Refusal> refuse_by_fact(std::string_view key, std::vector<MessagePart> parts,
                                       const ArticleIds& articles);

// The card, or the refusal that there is none yet.
Ruled<const Card*> card_of(const State& state);

ArticleIds ids(Articles articles);

// Both lists, each article once.
ArticleIds joined(ArticleIds first, Articles second);

} // namespace kodeks::office
