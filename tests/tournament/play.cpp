#include "tournament/play.hpp"

#include "tournament/desk/plan.hpp"
#include "tournament/record/record.hpp"
#include "tournament/tables/standings.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::tournament::test {

Play::Play(std::string_view edition, Character character) {
    EventSettings settings;
    settings.name = "Test";
    settings.edition = edition;
    settings.year = 2026;
    settings.character = character;
    settings.scale = rulebook::find_tournament_rules(edition)->scale;
    go(Create{settings});
}

World Play::world_of(const Command& command) const {
    const auto* const create = command.get_if<Create>();
    return world_for(create != nullptr ? create->settings.edition : state.settings.edition);
}

State replayed(const std::vector<Event>& events) {
    State state;
    for (const Event& event : events) {
        apply(state, event);
    }
    return state;
}

void Play::go(const Command& command) {
    const Decision decision = decide(state, command, world_of(command));
    if (!decision.accepted()) {
        ADD_FAILURE() << "refused: " << render(decision.refusal()->message, Language::en);
        return;
    }
    for (const Event& event : decision.events()) {
        const auto defect = defect_of(state, event);
        EXPECT_FALSE(defect) << (defect ? render(*defect, Language::en) : "");
        apply(state, event);
        events.push_back(event);
    }
}

std::string Play::refusal(const Command& command) const {
    const Decision decision = decide(state, command, world_of(command));
    if (decision.accepted()) {
        return "accepted";
    }
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        EXPECT_FALSE(render((*decision.refusal()).message, language).empty());
    }
    std::string text = (*decision.refusal()).message.key.substr(std::string("tournament.").size());
    for (const std::string_view article : (*decision.refusal()).articles) {
        text += " " + std::string(article);
    }
    return text;
}

void Play::stage(const StageSettings& settings) {
    go(AddStage{settings});
}

void Play::enter(std::initializer_list<std::string_view> names, StageNumber number) {
    for (const std::string_view name : names) {
        Enter command;
        command.person.name = name;
        command.stage = number;
        go(command);
    }
}

void Play::team(std::string_view name, std::initializer_list<std::string_view> players,
                std::uint32_t reserves) {
    Enter command;
    command.person.name = name;
    command.is_team = true;
    go(command);
    const EntryId team = state.entries.back().id;
    std::uint32_t board = 0;
    for (const std::string_view player : players) {
        Enter member;
        member.person.name = player;
        member.team = team;
        ++board;
        member.board = board + reserves <= players.size() ? board : 0;
        go(member);
    }
}

void Play::numbers(StageNumber number) {
    const Event drawn = LotsDrawn{number, "test", "", state.stages[number - 1].members};
    apply(state, drawn);
    events.push_back(drawn);
}

void Play::pair(StageNumber number) {
    Pair command;
    command.stage = number;
    go(command);
}

void Play::round(std::string_view text, StageNumber number) {
    const Stage& stage = state.stages[number - 1];
    RoundPaired paired{number, static_cast<RoundNumber>(stage.rounds.size()) + 1, 0, {}, {}};
    std::istringstream in{std::string(text)};
    std::string word;
    GameId last = state.last_game;
    while (in >> word) {
        const auto dash = word.find('-');
        const auto at = [&](const std::string& digits) {
            return stage.members[std::stoul(digits) - 1];
        };
        Pairing pairing{.first = at(word.substr(0, dash))};
        if (dash != std::string::npos) {
            pairing.second = at(word.substr(dash + 1));
            pairing.games = open_games(stage);
            pairing.first_game = GameId{last.value + 1};
            last.value += static_cast<std::uint32_t>(pairing.games.size());
        }
        paired.pairings.push_back(pairing);
    }
    const auto defect = defect_of(state, paired);
    EXPECT_FALSE(defect) << (defect ? render(*defect, Language::en) : "");
    apply(state, paired);
    events.emplace_back(paired);
}

void Play::result(std::uint32_t table, std::string_view text, std::uint32_t game,
                  StageNumber number) {
    const auto round = static_cast<RoundNumber>(state.stages[number - 1].rounds.size());
    go(RecordResult{{number, round, table, game}, outcome(text), ""});
}

void Play::results(std::initializer_list<std::string_view> texts, StageNumber number) {
    std::uint32_t table = 0;
    for (const std::string_view text : texts) {
        result(++table, text, 1, number);
    }
}

Outcome Play::outcome(std::string_view text) const {
    const auto read =
        read_outcome(text, *world_for(state.settings.edition).rules, state.settings.scale);
    EXPECT_TRUE(read) << text;
    return read.value_or(Outcome{});
}

EntryId Play::id(std::string_view name) const {
    for (const Entry& entry : state.entries) {
        if (entry.person.name == name) {
            return entry.id;
        }
    }
    ADD_FAILURE() << "nobody is called " << name;
    return no_entry;
}

std::string Play::table(StageNumber number) const {
    std::string text;
    for (const StandingLine& line : standings(state, state.stages[number - 1]).lines) {
        text += (text.empty() ? "" : " | ") + place_text(line) + " " + name_of(state, line.entry) +
                " " + to_text(line.points);
    }
    return text;
}

std::string Play::pairs(RoundNumber round, StageNumber number) const {
    std::string text;
    for (const Pairing& pairing : state.stages[number - 1].rounds[round - 1].pairings) {
        text += (text.empty() ? "" : ", ") + name_of(state, pairing.first);
        text += pairing.second == no_entry ? " free" : "-" + name_of(state, pairing.second);
    }
    return text;
}

Play four_in_swiss(std::string_view edition, std::string_view swiss) {
    Play play(edition);
    StageSettings settings;
    settings.name = "S";
    settings.system = System::swiss;
    settings.swiss = swiss;
    settings.rounds = 3;
    play.stage(settings);
    play.enter({"Ann", "Bob", "Cid", "Dan"});
    play.numbers();
    return play;
}

} // namespace kodeks::tournament::test
