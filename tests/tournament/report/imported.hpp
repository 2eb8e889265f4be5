// Reports as events, for tests.
#pragma once

#include "tournament/record/record.hpp"
#include "tournament/report/from_report.hpp"
#include "tournament/report/report.hpp"
#include "tournament/tournament.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::test {

// The state after the commands; a refusal is a failure of the test.
inline State imported(const trf::Document& document) {
    State state;
    const auto commands = commands_from(document, {"fide2023", 2026});
    EXPECT_TRUE(commands) << (commands ? "" : describe(commands.error(), Language::en));
    if (!commands) {
        return state;
    }
    for (const Command& command : *commands) {
        const Decision decision = decide(state, command, world_for("fide2023"));
        if (!decision.accepted()) {
            ADD_FAILURE() << render(decision.refusal()->message, Language::en);
            return state;
        }
        for (const Event& event : decision.events()) {
            EXPECT_FALSE(defect_of(state, event));
            apply(state, event);
        }
    }
    return state;
}

// Places are worked out anew when a report is written.
inline trf::Document without_places(trf::Document document) {
    for (trf::PlayerRecord& player : document.players) {
        player.place.reset();
    }
    return document;
}

inline std::string changed(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

} // namespace kodeks::tournament::test
