// A small tournament by letter: acts as JSON in, the whole answer as text out.
#pragma once

#include "correspondence/tourney/due.hpp"
#include "correspondence/tourney/record.hpp"
#include "correspondence/tourney/tourney.hpp"
#include "truth/game_oracle.hpp"

#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::correspondence::tourney {

class Field : public testing::Test {
protected:
    Field() : oracle_({}, {.draughts = {2'000}}) {}

    // Ann, Bob and Cid: game 1 is Bob - Cid, game 2 Ann - Bob, game 3 Cid - Ann.
    void three(const std::string& headman = "Ann") {
        create(R"("headman":")" + headman + "\"");
        for (const char* name : {"Ann", "Bob", "Cid"}) {
            go(fmt::format(R"("by":"organiser","do":"enter","name":"{}")", name));
        }
        go(R"("by":"organiser","do":"start")");
    }

    std::string create(const std::string& more) {
        return go(R"("by":"organiser","do":"create","settings":{"name":"Cup","code":"K-1",)"
                  R"("rulebook":"ru-code","variant":"russian","first":"2002-10-01",)"
                  R"("last":"2004-10-01","allowance":{"moves":10,"days":50},"organiser":"Club",)"
                  R"("arbiter":"Orlov","scale":{},"tie-breaks":["sonneborn-berger"],)" +
                  more + "}");
    }

    // What is decided, a line each: "decision about count/limit [articles]"; or "refused: ...".
    std::string go(const std::string& act, const std::string& on = "2002-09-15") {
        const std::string text = "{\"on\":\"" + on + "\"," + act + "}";
        const auto json = ledger::read_json(text, 0, text.size());
        const auto command = json ? read_command(*json) : tl::unexpected(json.error());
        if (!command) {
            ADD_FAILURE() << text << "\n" << render(command.error().message, Language::en);
            return "unread";
        }
        const auto world = find_world("ru-code", "russian", oracle_);
        const State before = state_;
        std::vector<Event> events;
        const Decision decision = carry_out(state_, *command, *world, oracle_, events);
        if (decision.refusal() != nullptr) {
            EXPECT_EQ(state_, before) << "a refusal changed something";
            return "refused: " + decision.refusal()->message.key + " " +
                   fmt::format("{}", decision.refusal()->articles);
        }
        keep(events);
        return told(events);
    }

    // Bob beats Cid, Ann and Bob draw, Cid loses to Ann.
    void all_played() {
        three();
        go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-01");
        go(R"("by":"Cid","do":"letter","game":1,"received":"2002-10-05","resigns":true)",
           "2002-10-06");
        go(R"("by":"Ann","do":"letter","game":2,"moves":["c3-d4"],"offers-draw":true)",
           "2002-10-01");
        go(R"("by":"Bob","do":"letter","game":2,"received":"2002-10-05","accepts-draw":true)",
           "2002-10-06");
        go(R"("by":"Cid","do":"letter","game":3,"resigns":true)", "2002-10-01");
    }

    // "office player what game until left", a line each.
    std::string due_on(const std::string& day) const {
        std::string text;
        const Day today = *read_day(day);
        for (const Duty& duty : due(
                 state_, [&](std::optional<PlayerId>) { return today; },
                 *rulebook::correspondence_rules("ru-code"))) {
            text += std::string(ledger::word(duty.office)) + " ";
            text += duty.player ? player_at(state_, *duty.player).person.name + " " : "";
            text += duty.what;
            text += duty.game ? " " + std::to_string(duty.game->value) : "";
            text += duty.until ? " " + write_day(*duty.until) : "";
            text += duty.left ? " " + std::to_string(duty.left->value) : "";
            text += "\n";
        }
        return text;
    }

    // The ledger must say the same as the state that was decided on.
    void keep(const std::vector<Event>& events) {
        add(ledger_, events, {{0}, "test"});
        EXPECT_EQ(ledger_.state, state_);
        text_ += lines_of(before_, events, {{0}, "test"});
        add(before_, events, {{0}, "test"});
    }

    std::string told(const std::vector<Event>& events) const {
        std::string text;
        for (const Event& event : events) {
            if (const auto* const ruled = event.get_if<Ruled>()) {
                text += line(*ruled->ruling);
            }
            const auto* const in_game = event.get_if<InGame>();
            if (in_game != nullptr && in_game->fact->is<RulingGiven>()) {
                const auto& ruling = *in_game->fact->get<RulingGiven>().ruling;
                text += fmt::format("game {}: {} {}\n", in_game->game.value, ruling.decision,
                                    fmt::format("{}", ruling.articles));
            }
        }
        return text;
    }

    std::string line(const Ruling& ruling) const {
        std::string text = ruling.decision;
        text += ruling.about ? " " + player_at(state_, *ruling.about).person.name : "";
        text += ruling.count ? fmt::format(" {}", *ruling.count) : "";
        text += ruling.limit ? fmt::format("/{}", *ruling.limit) : "";
        text += ruling.day ? " " + write_day(*ruling.day) : "";
        return text + fmt::format(" {}\n", ruling.articles);
    }

    truth::GameOracle oracle_;
    State state_;
    Ledger ledger_;
    Ledger before_;
    std::string text_;
};

} // namespace kodeks::correspondence::tourney
