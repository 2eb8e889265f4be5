// Facts of a competition as sentences in the reader's language (data/lang/contest.tsv).
#pragma once

#include "base/message.hpp"
#include "composition/contest/event.hpp"

#include <string>

namespace kodeks::contest {

std::string sentence(const Event& event, Language language);

const ArticleIds& articles_in(const Event& event);

// "Lock 3 men", "Win": the task of a diagram.
std::string task_text(const Diagram& diagram, Language language);

// Under whose name a work is published: joint authors, "after A", "correction".
std::string byline(const State& state, const Work& work, Language language);

} // namespace kodeks::contest
