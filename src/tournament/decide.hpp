// The parts of handle(), one overload per command, and the refusals they share.
#pragma once

#include "tournament/command.hpp"

#include <string_view>

namespace kodeks::tournament {

Decision decide(const State& state, const Create& command);
Decision decide(const State& state, const AddStage& command);
Decision decide(const State& state, const ChooseTieBreaks& command);
Decision decide(const State& state, const Enter& command);
Decision decide(const State& state, const Replace& command);
Decision decide(const State& state, const CommitLots& command);
Decision decide(const State& state, const DrawLots& command);
Decision decide(const State& state, const VoidLots& command);
Decision decide(const State& state, const FillStage& command);
Decision decide(const State& state, const Pair& command);
Decision decide(const State& state, const SetLineUp& command);
Decision decide(const State& state, const RecordResult& command);
Decision decide(const State& state, const CorrectResult& command);
Decision decide(const State& state, const CountTeam& command);
Decision decide(const State& state, const DeclareWrongBoard& command);
Decision decide(const State& state, const Withdraw& command);
Decision decide(const State& state, const AnnounceAbsence& command);
Decision decide(const State& state, const DecideLevel& command);

tl::unexpected<Refusal> refuse(std::string_view key, std::vector<MessagePart> parts = {},
                               rulebook::Articles articles = {});

// The stage, or the refusal that there is none.
Ruled<const Stage*> stage_for(const State& state, StageNumber number);
// The stage and that the entry is in it and has not left.
Ruled<const Stage*> stage_with(const State& state, StageNumber number, EntryId entry);

} // namespace kodeks::tournament
