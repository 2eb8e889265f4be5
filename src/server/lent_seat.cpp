#include "server/lent_seat.hpp"

#include "referee/words/words.hpp"
#include "server/event/table_game.hpp"

namespace kodeks::server {

namespace {

namespace json = boost::json;
using referee::Seat;

bool says(const json::object& act, const char* key, const json::value& value) {
    const json::value* const found = act.if_contains(key);
    return found != nullptr && *found == value;
}

std::optional<games::Side> side_in(const json::object& act, const char* key) {
    const json::value* const found = act.if_contains(key);
    return found != nullptr && found->is_string()
               ? ledger::from_word<games::Side>(std::string_view(found->as_string()))
               : std::nullopt;
}

// The side on which his team plays at this table.
std::optional<games::Side> side_of_team(const Hall& hall, const Grant& captain, const Game& game) {
    const auto event = hall.events().find(game.key().event);
    if (event == hall.events().end() || !game.table || event->second->id() != captain.event) {
        return std::nullopt;
    }
    const tournament::State& state = event->second->decider().state();
    const auto players = players_at(state, *game.table);
    for (const games::Side side : {games::Side::white, games::Side::black}) {
        const tournament::Entry* const entry =
            find_entry(state, players[static_cast<std::size_t>(side)]);
        if (entry != nullptr && entry->team.value == captain.entry && captain.entry != 0) {
            return side;
        }
    }
    return std::nullopt;
}

bool is_before_committee(const Game& game, games::Side side) {
    const auto& course = game.decider().state().appeals[static_cast<std::size_t>(side)];
    return course.open == rulebook::Authority::appeals_committee;
}

} // namespace

std::optional<Seat> lent_seat(const Hall& hall, const Grant& grant, const Game& game,
                              const json::object& act) {
    if (grant.role == Role::captain && says(act, "do", "appeal") && says(act, "by-captain", true)) {
        const auto side = side_of_team(hall, grant, game);
        return side ? std::optional(*side == games::Side::white ? Seat::white : Seat::black)
                    : std::nullopt;
    }
    if (grant.role == Role::appeals && says(act, "do", "answer-appeal")) {
        const auto side = side_in(act, "side");
        return side && is_before_committee(game, *side) ? std::optional(Seat::chief_arbiter)
                                                        : std::nullopt;
    }
    return std::nullopt;
}

} // namespace kodeks::server
