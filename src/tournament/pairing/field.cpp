#include "tournament/pairing/field.hpp"

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

namespace kodeks::tournament::pairing {

namespace {

using ByNumber = std::unordered_map<Number, const Player*>;

Message at(std::string_view key, Number number, std::size_t round) {
    return {std::string(key),
            {{"player", fmt::to_string(number.value)}, {"round", fmt::to_string(round)}}};
}

bool is_paired(Happened happened) {
    return happened == Happened::played || happened == Happened::plus ||
           happened == Happened::minus;
}

std::optional<Message> defect_of(const Player& player, std::size_t index, const ByNumber& all) {
    const PastRound& past = player.history[index];
    if (!is_paired(past.happened)) {
        if (past.opponent != nobody) {
            return at("pairing.defect.opponent", player.number, index + 1);
        }
        return std::nullopt;
    }
    const auto other = all.find(past.opponent);
    if (other == all.end() || past.opponent == player.number) {
        return at("pairing.defect.opponent", player.number, index + 1);
    }
    const PastRound& mirrored = other->second->history[index];
    if (mirrored.opponent != player.number || !is_paired(mirrored.happened)) {
        return at("pairing.defect.opponent", player.number, index + 1);
    }
    const bool played = past.happened == Happened::played;
    if (played != (mirrored.happened == Happened::played) ||
        (played && (past.colour == Colour::none || mirrored.colour != opposite(past.colour)))) {
        return at("pairing.defect.colour", player.number, index + 1);
    }
    return std::nullopt;
}

} // namespace

std::optional<Message> defect_of(const Field& field) {
    ByNumber all;
    for (const Player& player : field.players) {
        if (player.number == nobody || !all.emplace(player.number, &player).second) {
            return at("pairing.defect.number", player.number, field.round);
        }
        if (field.round == 0 || player.history.size() != field.round - 1) {
            return at("pairing.defect.history", player.number, field.round);
        }
    }
    for (const Player& player : field.players) {
        for (std::size_t index = 0; index < player.history.size(); ++index) {
            if (std::optional<Message> defect = defect_of(player, index, all)) {
                return defect;
            }
        }
    }
    return std::nullopt;
}

bool is_accelerated(const Field& field) {
    return std::ranges::any_of(
        field.players, [](const Player& player) { return player.virtual_points != Points{}; });
}

const Player* find_player(const Field& field, Number number) {
    const auto found = std::ranges::find(field.players, number, &Player::number);
    return found == field.players.end() ? nullptr : &*found;
}

} // namespace kodeks::tournament::pairing
