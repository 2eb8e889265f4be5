#include "server/tools/study.hpp"

#include "rulebook/game_rules.hpp"

#include <algorithm>
#include <array>

namespace kodeks::server {

namespace {

// What the books call it.
constexpr std::array<std::string_view, 2> breaches = {"analysing", "notes_or_advice"};

bool is_played(const Game& game) {
    using referee::Phase;
    const referee::State& state = game.decider().state();
    constexpr std::array phases = {Phase::waiting, Phase::playing, Phase::stopped, Phase::sealing,
                                   Phase::resuming};
    return state.opened() && std::ranges::find(phases, state.phase) != phases.end();
}

bool sits_at(const Hall& hall, const Grant& grant, const Game& game) {
    using referee::Seat;
    const Seat seat = hall.seat_of(grant, game);
    return seat == Seat::white || seat == Seat::black || seat == Seat::white_assistant ||
           seat == Seat::black_assistant;
}

std::vector<std::string_view> articles_of(const Game& game) {
    const auto* const rules = rulebook::game_rules(game.decider().state().settings.edition);
    std::vector<std::string_view> articles;
    for (const rulebook::Offence& offence :
         rules == nullptr ? std::span<const rulebook::Offence>() : rules->offences) {
        if (std::ranges::find(breaches, offence.name) != breaches.end()) {
            articles.assign(offence.articles.begin(), offence.articles.end());
        }
    }
    return articles;
}

} // namespace

std::optional<Refusal> study_refusal(const Hall& hall, const Who& who,
                                     const games::Position& position) {
    const bool known = !who.session.empty(); // came in with a code
    for (const auto& [key, game] : hall.games()) {
        if (!is_played(*game)) {
            continue;
        }
        const auto& on_board = game->decider().state().position;
        const char* const why = sits_at(hall, who.grant, *game)     ? "server.study.own_game"
                                : on_board && *on_board == position ? "server.study.on_board"
                                : !known && game->table.has_value() ? "server.study.who"
                                                                    : nullptr;
        if (why != nullptr) {
            return Refusal{{why, {{"game", game->id()}}}, articles_of(*game)};
        }
    }
    return std::nullopt;
}

} // namespace kodeks::server
