#include "correspondence/tourney/words.hpp"

namespace kodeks::correspondence::tourney {

namespace {

std::string number_text(const std::optional<std::int32_t>& number) {
    return number ? std::to_string(*number) : "";
}

std::string name_of(const State& state, const std::optional<PlayerId>& player) {
    return player ? player_at(state, *player).person.name : "";
}

} // namespace

std::string told(const State& state, const Ruling& ruling, Language language) {
    const std::string key = "byletter.ruling." + ruling.decision;
    if (!is_message_key(key)) {
        return ruling.decision;
    }
    return render({key,
                   {{"name", name_of(state, ruling.about)},
                    {"count", number_text(ruling.count)},
                    {"limit", number_text(ruling.limit)},
                    {"day", ruling.day ? write_day(*ruling.day) : ""},
                    {"game", ruling.game ? std::to_string(ruling.game->value) : ""}}},
                  language);
}

Message told(const State& state, const Duty& duty) {
    return {"byletter.due." + duty.what,
            {{"name", name_of(state, duty.player)},
             {"case", duty.matter ? std::to_string(duty.matter->value) : ""},
             {"game", duty.game ? std::to_string(duty.game->value) : ""}}};
}

Message title_of(const State& state, GameId game) {
    const Game& found = *find_game(state, game);
    return {"byletter.game",
            {{"game", std::to_string(game.value)},
             {"white", name_of(state, found.of(Side::white))},
             {"black", name_of(state, found.of(Side::black))}}};
}

} // namespace kodeks::correspondence::tourney
