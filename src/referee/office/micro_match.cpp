#include "referee/office/micro_match.hpp"

#include "referee/desk/desk.hpp"

namespace kodeks::referee {

namespace {

using games::Side;

int halves(Score score) {
    return static_cast<int>(score); // loss 0, draw 1, win 2
}

} // namespace

Ruled<std::string> draw_opening(const rulebook::GameRules& rules, const OpeningTable& table,
                                std::int32_t day, std::size_t drawn) {
    const auto& articles = rules.duties.micro_matches.tables;
    if (day < table.valid_from || day > table.valid_until) {
        return tl::unexpected(refusal("table_not_valid", articles));
    }
    if (drawn >= table.openings.size()) {
        return tl::unexpected(refusal("no_such_opening", articles));
    }
    return table.openings[drawn];
}

Side white_of(Side first, int game) {
    return game % 2 == 0 ? first : games::opponent(first);
}

int opening_of(int game) {
    return game / 2;
}

std::optional<Refusal> check_games(const rulebook::GameRules& rules, int games) {
    const auto& micro = rules.duties.micro_matches;
    const bool fits = games >= micro.games_min && games <= micro.games_max;
    return fits ? std::nullopt : std::optional(refusal("wrong_number_of_games", micro.games));
}

std::optional<Refusal> check_break(const rulebook::GameRules& rules, Milliseconds since_last) {
    const auto& micro = rules.duties.micro_matches;
    if (micro.break_on_white_clock) {
        return std::nullopt;
    }
    if (since_last < micro.break_min) {
        return refusal("break_too_short", micro.breaks);
    }
    if (since_last > micro.break_max) {
        return refusal("break_too_long", micro.breaks);
    }
    return std::nullopt;
}

Regulations regulations_after_break(const rulebook::GameRules& rules, Regulations regulations) {
    const auto& micro = rules.duties.micro_matches;
    regulations.break_before = micro.break_on_white_clock ? micro.break_min : Milliseconds{0};
    return regulations;
}

MicroResult result_of(const rulebook::GameRules& rules, std::span<const Outcome> games) {
    MicroResult result{.articles = rules.duties.micro_matches.result};
    for (std::size_t i = 0; i < games.size(); ++i) {
        const bool began = i % 2 == 0;
        result.first_halves += halves(began ? games[i].white : games[i].black);
        result.second_halves += halves(began ? games[i].black : games[i].white);
    }
    if (result.first_halves != result.second_halves) {
        result.winner = result.first_halves > result.second_halves ? Side::white : Side::black;
    }
    return result;
}

} // namespace kodeks::referee
