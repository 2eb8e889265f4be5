// What is missing or odd about an event, as the book sees it: sentences with their articles and how
// strongly the book says it. Nothing is refused here; whoever asks decides what to do.
#pragma once

#include "base/message.hpp"
#include "office/world.hpp"

#include <vector>

namespace kodeks::office {

using rulebook::Weight;

struct Remark {
    Message message;
    ArticleIds articles;
    Weight weight = Weight::must;
    friend bool operator==(const Remark&, const Remark&) = default;
};

using Remarks = std::vector<Remark>;

Remarks remarks_on_card(const State& state, const World& world);
// Missing and forbidden conditions, deadlines, and what holds where nothing is written.
Remarks remarks_on_regulations(const State& state, const World& world);
Remarks remarks_on_panel(const State& state, const World& world);
Remarks remarks_on_entries(const State& state, const World& world);

} // namespace kodeks::office
