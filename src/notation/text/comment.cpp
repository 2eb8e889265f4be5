#include "notation/text/comment.hpp"

#include "notation/text/excerpt.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

namespace kodeks::notation::text {

namespace {

constexpr std::string_view draw_offer = "(=)"; // FIDE:C.12

// Up to seven digits: no clock shows more, and nothing overflows.
std::optional<std::int64_t> number_from(std::string_view digits) {
    if (digits.empty() || digits.size() > 7 || !std::ranges::all_of(digits, is_digit)) {
        return std::nullopt;
    }
    std::int64_t value = 0;
    for (const char c : digits) {
        value = value * 10 + (c - '0');
    }
    return value;
}

std::optional<std::int64_t> thousandths_from(std::string_view digits) {
    if (digits.empty() || digits.size() > 3) {
        return std::nullopt;
    }
    std::string padded(digits);
    padded.resize(3, '0');
    return number_from(padded);
}

// Takes over a known command; false leaves it to be kept as written.
bool understand(std::string_view command, Notes& notes) {
    const auto blank = command.find(' ');
    const std::string_view name = command.substr(0, blank);
    std::optional<Milliseconds>* const place = name == "clk"   ? &notes.clock
                                               : name == "emt" ? &notes.elapsed
                                                               : nullptr;
    if (place == nullptr || place->has_value() || blank == std::string_view::npos) {
        return false;
    }
    *place = duration_from(trimmed(command.substr(blank)));
    return place->has_value();
}

std::string commands_text(const Notes& notes) {
    std::string text;
    if (notes.clock) {
        text += fmt::format("[%clk {}]", duration_text(*notes.clock));
    }
    if (notes.elapsed) {
        text += fmt::format("[%emt {}]", duration_text(*notes.elapsed));
    }
    for (const std::string& command : notes.commands) {
        text += fmt::format("[%{}]", command);
    }
    return text;
}

void append_word(std::string& text, std::string_view word) {
    text += text.empty() || word.empty() ? "" : " ";
    text += word;
}

} // namespace

std::optional<Milliseconds> duration_from(std::string_view text) {
    const auto point = text.find('.');
    std::int64_t milliseconds = 0;
    if (point != std::string_view::npos) {
        const auto thousandths = thousandths_from(text.substr(point + 1));
        if (!thousandths) {
            return std::nullopt;
        }
        milliseconds = *thousandths;
        text = text.substr(0, point);
    }
    std::int64_t whole_seconds = 0;
    for (int parts = 0; parts < 3; ++parts) {
        const auto colon = text.find(':');
        const auto number = number_from(text.substr(0, colon));
        if (!number) {
            return std::nullopt;
        }
        whole_seconds = whole_seconds * 60 + *number;
        if (colon == std::string_view::npos) {
            return seconds(whole_seconds) + Milliseconds{milliseconds};
        }
        text.remove_prefix(colon + 1);
    }
    return std::nullopt;
}

std::string duration_text(Milliseconds duration) {
    const std::int64_t whole = duration.value / 1000;
    const std::int64_t rest = duration.value % 1000;
    std::string text = fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    if (rest != 0) {
        text += fmt::format(".{:03}", rest);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

void add_comment(Notes& notes, std::string_view comment) {
    if (comment == draw_offer) {
        notes.draw_offered = true;
        return;
    }
    std::string words;
    bool had_commands = false;
    for (;;) {
        const auto open = comment.find("[%");
        const auto close =
            open == std::string_view::npos ? open : comment.find_first_of("[]", open + 2);
        if (close == std::string_view::npos || comment[close] == '[') {
            break;
        }
        const std::string_view command = trimmed(comment.substr(open + 2, close - open - 2));
        append_word(words, trimmed(comment.substr(0, open)));
        comment.remove_prefix(close + 1);
        had_commands = true;
        if (!understand(command, notes)) {
            notes.commands.emplace_back(command);
        }
    }
    append_word(words, had_commands ? trimmed(comment) : comment);
    if (!words.empty() || !had_commands) {
        notes.after.push_back(std::move(words));
    }
}

std::string enclosed(std::string_view comment) {
    if (comment.find('}') == std::string_view::npos) {
        return fmt::format("{{{}}}", comment);
    }
    if (comment.find('\n') == std::string_view::npos) {
        return fmt::format(";{}\n", comment);
    }
    return in_braces(comment);
}

std::string in_braces(std::string_view comment) {
    std::string text(comment);
    std::ranges::replace(text, '}', ')');
    return fmt::format("{{{}}}", text);
}

std::string comments_after(const Notes& notes) {
    std::string commands = commands_text(notes);
    std::string text;
    if (notes.draw_offered) {
        text = enclosed(draw_offer);
    }
    if (!commands.empty()) {
        append_word(text, enclosed(commands));
    }
    for (const std::string& comment : notes.after) {
        append_word(text, enclosed(comment));
    }
    return text;
}

} // namespace kodeks::notation::text
