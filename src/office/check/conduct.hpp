// What should be said to whoever imposes a sanction or reads the record of one.
#pragma once

#include "office/check/remark.hpp"

namespace kodeks::office {

// Deliberate breaches ask for the harshest measures; the organiser is told at once; the report
// lacks something that it has to say.
Remarks remarks_on_sanction(const Sanction& sanction, const World& world);

} // namespace kodeks::office
