// The id of a game in the hall: "5" for a game by itself, "1.17" for game 17 of event 1. Its stream
// is called "game " and the id.
#pragma once

#include <charconv>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks::server {

// A number from 1 on that is the whole text.
inline std::optional<std::uint64_t> number_in(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number > 0 && text.front() != '0' ? std::optional(number) : std::nullopt;
}

struct GameKey {
    std::uint64_t event = 0; // 0: of no event
    std::uint64_t number = 0;

    friend auto operator<=>(const GameKey&, const GameKey&) = default;
};

inline std::string to_text(const GameKey& key) {
    const std::string number = std::to_string(key.number);
    return key.event == 0 ? number : std::to_string(key.event) + "." + number;
}

inline std::optional<GameKey> key_in(std::string_view text) {
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos) {
        const auto number = number_in(text);
        return number ? std::optional(GameKey{0, *number}) : std::nullopt;
    }
    const auto event = number_in(text.substr(0, dot));
    const auto number = number_in(text.substr(dot + 1));
    return event && number ? std::optional(GameKey{*event, *number}) : std::nullopt;
}

} // namespace kodeks::server
