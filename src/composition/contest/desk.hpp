// The parts of decide(), one overload per command, and the refusals they share.
#pragma once

#include "base/result.hpp"
#include "composition/contest/contest.hpp"

namespace kodeks::contest {

using Facts = std::vector<Event>;
using Rules = rulebook::ContestRules;

Ruled<Facts> on(const State& state, const Announce& command, const Rules& rules);
Ruled<Facts> on(const State& state, const Appoint& command, const Rules& rules);
Ruled<Facts> on(const State& state, const Register& command, const Rules& rules);
Ruled<Facts> on(const State& state, const Enter& command, const Rules& rules);
Ruled<Facts> on(const State& state, const Replace& command, const Rules& rules);
Ruled<Facts> on(const State& state, const Withdraw& command, const Rules& rules);
Ruled<Facts> on(const State& state, const RecordExamination& command, const Rules& rules);
Ruled<Facts> on(const State& state, const StateDefect& command, const Rules& rules);
Ruled<Facts> on(const State& state, const GiveMark& command, const Rules& rules);
Ruled<Facts> on(const State& state, const DoDuty& command, const Rules& rules);
Ruled<Facts> on(const State& state, const PublishPreliminary& command, const Rules& rules);
Ruled<Facts> on(const State& state, const MakeAppeal& command, const Rules& rules);
Ruled<Facts> on(const State& state, const DecideAppeal& command, const Rules& rules);
Ruled<Facts> on(const State& state, const Revise& command, const Rules& rules);
Ruled<Facts> on(const State& state, const PublishFinal& command, const Rules& rules);
Ruled<Facts> on(const State& state, const GiveScore& command, const Rules& rules);

using Refused = std::optional<Refusal>;

// "contest.<key>" with the articles.
Refusal refusal(std::string_view key, rulebook::Articles articles = {},
                std::vector<MessagePart> parts = {});
tl::unexpected<Refusal> refuse(std::string_view key, rulebook::Articles articles = {},
                               std::vector<MessagePart> parts = {});

// Articles as facts carry them, of several lists.
ArticleIds ids(std::initializer_list<rulebook::Articles> lists);

rulebook::Articles articles_of(const Rules& rules, ContestForm form, rulebook::Statement statement);
rulebook::Articles articles_of(const Rules& rules, rulebook::ContestDuty duty);

// A judge may not send works to his own section, the chief judge to none, the secretary where the
// conditions forbid it.
Refused refused_person(const State& state, std::string_view name, SectionNumber section,
                       const Rules& rules);

// Whether the last day for sending has passed.
bool is_closed(const State& state, Day day);

} // namespace kodeks::contest
