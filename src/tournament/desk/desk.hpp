// The parts of decide(), one overload per command, and the refusals they share.
#pragma once

#include "tournament/acts/command.hpp"
#include "tournament/event/event.hpp"
#include "tournament/world.hpp"

#include <string_view>
#include <vector>

namespace kodeks::tournament {

using Facts = std::vector<Event>;

Ruled<Facts> on(const State& state, const Create& command, const World& world);
Ruled<Facts> on(const State& state, const AddStage& command, const World& world);
Ruled<Facts> on(const State& state, const ChooseTieBreaks& command, const World& world);
Ruled<Facts> on(const State& state, const Enter& command, const World& world);
Ruled<Facts> on(const State& state, const Replace& command, const World& world);
Ruled<Facts> on(const State& state, const CommitLots& command, const World& world);
Ruled<Facts> on(const State& state, const DrawLots& command, const World& world);
Ruled<Facts> on(const State& state, const VoidLots& command, const World& world);
Ruled<Facts> on(const State& state, const FillStage& command, const World& world);
Ruled<Facts> on(const State& state, const Pair& command, const World& world);
Ruled<Facts> on(const State& state, const PairByHand& command, const World& world);
Ruled<Facts> on(const State& state, const SetLineUp& command, const World& world);
Ruled<Facts> on(const State& state, const RecordResult& command, const World& world);
Ruled<Facts> on(const State& state, const CorrectResult& command, const World& world);
Ruled<Facts> on(const State& state, const CountTeam& command, const World& world);
Ruled<Facts> on(const State& state, const DeclareWrongBoard& command, const World& world);
Ruled<Facts> on(const State& state, const Withdraw& command, const World& world);
Ruled<Facts> on(const State& state, const AnnounceAbsence& command, const World& world);
Ruled<Facts> on(const State& state, const DecideLevel& command, const World& world);
Ruled<Facts> on(const State& state, const CorrectPerson& command, const World& world);
Ruled<Facts> on(const State& state, const CommitRoundSeed& command, const World& world);
Ruled<Facts> on(const State& state, const RevealRoundSeed& command, const World& world);
Ruled<Facts> on(const State& state, const DrawOpening& command, const World& world);
Ruled<Facts> on(const State& state, const Return& command, const World& world);
Ruled<Facts> on(const State& state, const TakeBack& command, const World& world);
Ruled<Facts> on(const State& state, const ForbidPairs& command, const World& world);

tl::unexpected<Refusal> refuse(std::string_view key, std::vector<MessagePart> parts = {},
                               rulebook::Articles articles = {});

// Which of stage, round, table and game there is not, and how many there are.
Refusal refused_place(const State& state, const GameRef& ref);

// The stage, or the refusal that there is none.
Ruled<const Stage*> stage_for(const State& state, StageNumber number);
// The stage and that the entry is in it and has not left.
Ruled<const Stage*> stage_with(const State& state, StageNumber number, EntryId entry,
                               const World& world);

} // namespace kodeks::tournament
