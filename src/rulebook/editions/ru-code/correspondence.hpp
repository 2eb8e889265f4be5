// Games by letter by the Draughts Code of Russia.
#pragma once

#include "rulebook/correspondence_rules.hpp"
#include "rulebook/editions/cited.hpp"

namespace kodeks::rulebook::ru_code::correspondence {

// RU:5.1.4#1 to RU:5.1.4#4
inline constexpr std::string_view variants[] = {
    "russian",          "international",          "spantsireti",
    "russian-giveaway", "international-giveaway", "spantsireti-giveaway"};

inline constexpr CorrespondenceRules rules = {
    .edition = "ru-code",
    .variants = variants,
    .thinking = {.moves = 10,
                 .days = {50},
                 .charged = cited<"RU:5.3.1#1">,
                 .first = cited<"RU:5.3.2#1">,
                 .after_end = cited<"RU:5.3.2#2">,
                 .overstep = cited<"RU:5.3.5">},
    .dates = {.order = cited<"RU:5.3.1#4", "RU:5.3.1#5">,
              .corrected = cited<"RU:5.3.1#3">,
              .missing = cited<"RU:5.3.3#1">,
              .missing_again = cited<"RU:5.3.3#2">,
              .no_postmark = cited<"RU:5.3.1#3">,
              .no_arrival = cited<"RU:5.3.1#4">,
              .receipt = cited<"RU:5.3.1#6">},
    .moves = {.impossible = cited<"RU:5.2.10">,
              .only_move = cited<"RU:5.2.10">,
              .accepted = cited<"RU:5.2.13">,
              .offered_part = cited<"RU:5.2.12">,
              .forced = cited<"RU:5.2.4">,
              .final = cited<"RU:5.2.8">,
              .unclear = cited<"RU:5.2.9">,
              .notice = {3}},
    .penalty = {.days = {6}, .correction = cited<"RU:5.2.11">},
    .silence = {.repeat_after = {40},
                .repeated = cited<"RU:5.3.4#1">,
                .inquire_after = {30},
                .inquired = cited<"RU:5.3.4#2">},
    .breaks = {.most = {30},
               .allowed = cited<"RU:5.4.1">,
               .counted = cited<"RU:5.4.3#1">,
               .free = cited<"RU:5.4.2#1">,
               .unannounced = cited<"RU:5.4.2#2">,
               .granted = cited<"RU:5.4.5">},
    .claims = {.claimed = cited<"RU:5.3.6#1", "RU:5.3.6#2">,
               .decided = cited<"RU:5.3.7#1">,
               .incomplete = cited<"RU:5.3.7#2">,
               .headman = cited<"RU:5.3.6#2">,
               .protest_within = {10},
               .protested = cited<"RU:5.3.8">},
    .form = {.parts = cited<"RU:5.2.3">,
             .numbering = cited<"RU:5.2.14">,
             .comments = cited<"RU:5.2.6">,
             .erasures = cited<"RU:5.2.5">,
             .registered_only = cited<"RU:5.2.1#1">,
             .registered_repeated = cited<"RU:5.2.1#2", "RU:5.3.4#1">},
    .records = {.within = {15},
                .sent = cited<"RU:5.5.1#1">,
                .late = cited<"RU:5.5.1#1", "RU:5.5.1#1~1">,
                .missing = cited<"RU:5.5.8">,
                .withheld = cited<"RU:5.5.9">},
    .adjudication = {.analyses_within = {10},
                     .analyses = cited<"RU:5.5.2">,
                     .agreed = cited<"RU:5.5.4">,
                     .decided = cited<"RU:5.5.5">,
                     .protest_within = {10},
                     .protested = cited<"RU:5.5.6">,
                     .final = cited<"RU:5.5.7">},
    .sanctions = {.loss = cited<"RU:5.1.9#2">,
                  .clauses = cited<"RU:5.1.10">,
                  .dropped_out = cited<"RU:5.5.3">},
};

} // namespace kodeks::rulebook::ru_code::correspondence
