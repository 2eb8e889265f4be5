// The parts of the sentences about commands and events, by the names of their members: a new
// command or event with a `side`, a `move`, a `square` ... needs no code here.
#pragma once

#include "referee/words/sentence.hpp"
#include "referee/words/words.hpp"

#include <vector>

namespace kodeks::referee {

using Parts = std::vector<MessagePart>;

// The player and the opponent in all cases; empty when it is about nobody.
void add_sides(Parts& parts, std::optional<Side> side, Language language);
void add_part(Parts& parts, std::string_view name, std::string value);
std::string time_text(Milliseconds time, Language language);
// With its sign; nothing for no time.
std::string signed_text(std::optional<Milliseconds> time, Language language);
std::string square_text(games::Square square, const Reader& reader);
std::string move_text(const std::optional<games::Move>& move, const Reader& reader);
std::string actor_text(Actor actor, const Reader& reader);
// What is asked, found or claimed, as a phrase: what.<word>; the word itself without a message.
std::string what_text(std::string_view word, const Reader& reader);

template <class One>
std::optional<Side> side_in(const One& one) {
    if constexpr (requires { one.side; }) {
        return one.side;
    } else if constexpr (requires { one.about; }) {
        return one.about;
    } else if constexpr (requires { one.against; }) {
        return one.against;
    } else if constexpr (requires { one.running; }) {
        return one.running;
    } else if constexpr (requires { one.winner; }) {
        return one.winner;
    } else {
        return std::nullopt;
    }
}

template <class One>
Parts parts_of(const One& one, const Reader& reader) {
    Parts parts;
    add_sides(parts, side_in(one), reader.language);
    if constexpr (requires { one.to; }) {
        add_part(parts, "square", square_text(one.to, reader));
    }
    if constexpr (requires { one.text; }) {
        add_part(parts, "what", one.text);
    } else if constexpr (requires { one.act; }) {
        add_part(parts, "what", what_text(word(one.act), reader));
    } else if constexpr (requires { one.ground; }) {
        add_part(parts, "what", what_text(word(one.ground), reader));
    } else if constexpr (requires { one.kind; }) {
        add_part(parts, "what", what_text(word(one.kind), reader));
    } else if constexpr (requires { word(one.what); }) {
        add_part(parts, "what", what_text(word(one.what), reader));
    } else if constexpr (requires { one.what; }) {
        add_part(parts, "what", what_text(one.what, reader));
    }
    if constexpr (requires { one.square; }) {
        add_part(parts, "square", square_text(one.square, reader));
    }
    if constexpr (requires { one.move; }) {
        add_part(parts, "move", move_text(one.move, reader));
    }
    if constexpr (requires { one.written; }) {
        add_part(parts, "move", move_text(one.written, reader));
    }
    if constexpr (requires { one.amount; }) {
        add_part(parts, "time", signed_text(one.amount, reader.language));
    }
    if constexpr (requires { one.option; }) {
        add_part(parts, "n", std::to_string(one.option));
    }
    if constexpr (requires { one.ply; }) {
        add_part(parts, "n", std::to_string(one.ply + 1));
    }
    if constexpr (requires { one.grounds; }) {
        add_part(parts, "what", one.grounds);
    }
    if constexpr (requires { one.seen_by; }) {
        add_part(parts, "seer", one.seen_by ? actor_text(*one.seen_by, reader) : "");
    }
    if constexpr (requires { one.offence; }) {
        const std::string key = rule_key(one.offence);
        add_part(parts, "rule",
                 key.empty() ? std::string(one.offence) : render(key, reader.language));
    }
    return parts;
}

} // namespace kodeks::referee
