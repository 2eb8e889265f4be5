// What somebody did and what followed, as sentences.
#include "games/position.hpp"
#include "notation/hand_write.hpp"
#include "notation/spoken/words.hpp"
#include "referee/words/sentence_parts.hpp"
#include "referee/words/words.hpp"

#include <fmt/format.h>

namespace kodeks::referee {

namespace {

// A move that only the two hands made wrong (FIDE:7.5.4).
bool only_two_hands(const MoveMade& made, const Reader& reader) {
    return !made.legal && made.how == rulebook::HandFault::none && reader.position &&
           games::is_legal(*reader.position, made.move);
}

// "event.counted" is said in as many ways as there are counters: "event.counted.illegal".
template <class One>
std::string suffix_of(const One& one, const Reader& reader) {
    if constexpr (std::is_same_v<One, MoveMade>) {
        return one.legal ? "" : only_two_hands(one, reader) ? ".two-hands" : ".illegal";
    } else if constexpr (requires { one.phase; }) {
        return fmt::format(".{}", word(one.phase));
    } else if constexpr (requires { one.change; }) {
        return fmt::format(".{}", word(one.change));
    } else if constexpr (requires { one.counter; }) {
        return fmt::format(".{}", word(one.counter));
    } else if constexpr (requires { one.mark; }) {
        return fmt::format(".{}.{}", word(one.mark), one.value ? "yes" : "no");
    } else if constexpr (std::is_same_v<One, Claim>) {
        return fmt::format(".{}", word(one.kind));
    } else if constexpr (requires { one.seen_by; }) {
        return one.seen_by ? ".seen" : "";
    } else if constexpr (requires { one.grounds; }) {
        return one.grounds.empty() ? "" : ".grounds";
    } else {
        return "";
    }
}

template <class One>
std::string say(std::string_view room, std::string_view name, const One& one,
                const Reader& reader) {
    const std::string key =
        own_key(fmt::format("{}.{}{}", room, name, suffix_of(one, reader)), reader);
    return is_message_key(key) ? render(Message{key, parts_of(one, reader)}, reader.language)
                               : std::string(name);
}

} // namespace

void add_part(Parts& parts, std::string_view name, std::string value) {
    parts.push_back({std::string(name), std::move(value)});
}

std::string signed_text(std::optional<Milliseconds> time, Language language) {
    const char* const sign = time && time->value > 0 ? "+" : "";
    return time ? sign + time_text(*time, language) : "";
}

std::string square_text(games::Square square, const Reader& reader) {
    return notation::spoken::square_name(*reader.variant, square);
}

std::string move_text(const std::optional<games::Move>& move, const Reader& reader) {
    if (!move) {
        return "";
    }
    std::string text =
        notation::write_hand(*reader.variant, reader.position, *move, reader.language);
    for (std::size_t at = text.find('x'); !reader.capture_sign.empty() && at != std::string::npos;
         at = text.find('x', at + 1)) {
        text.replace(at, 1, reader.capture_sign);
    }
    return text;
}

std::string what_text(std::string_view word, const Reader& reader) {
    const std::string key = fmt::format("what.{}", word);
    return is_message_key(key) ? render(key, reader.language) : std::string(word);
}

std::string actor_text(Actor actor, const Reader& reader) {
    return render(own_key(fmt::format("actor.{}", word(actor)), reader), reader.language);
}

std::string sentence(const Command& command, const Reader& reader) {
    const std::string who = actor_text(command.by, reader);
    const std::string what = command.action.visit(
        [&](const auto& one) { return say("action", word(command.action), one, reader); });
    return fmt::format("{}: {}", who, what);
}

std::string sentence(const Event& event, const Reader& reader) {
    if (const auto* given = event.get_if<RulingGiven>()) {
        return sentence(*given->ruling, reader);
    }
    if (const auto* ended = event.get_if<Ended>()) {
        return sentence(*ended->outcome, reader);
    }
    if (const auto* asked = event.get_if<Asked>()) {
        return sentence(*asked->question, reader);
    }
    return event.visit([&](const auto& one) { return say("event", word(event), one, reader); });
}

} // namespace kodeks::referee
