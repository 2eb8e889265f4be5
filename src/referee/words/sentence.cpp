#include "referee/words/sentence.hpp"

#include "clock/control_text.hpp"
#include "referee/words/sentence_parts.hpp"
#include "referee/words/words.hpp"

#include <array>

#include <fmt/format.h>

namespace kodeks::referee {

namespace {

constexpr std::array<std::string_view, 6> cases = {"", "upper", "of", "to", "by", "To"};
constexpr std::array<std::string_view, 6> player_parts = {"player",    "Player",    "of_player",
                                                          "to_player", "by_player", "To_player"};
constexpr std::array<std::string_view, 6> opponent_parts = {
    "opponent", "Opponent", "of_opponent", "to_opponent", "by_opponent", "To_opponent"};

using SideNames = std::array<std::array<std::array<std::string, cases.size()>, 2>, 3>;

SideNames all_side_names() {
    SideNames names;
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        for (const Side side : {Side::white, Side::black}) {
            for (std::size_t i = 0; i < cases.size(); ++i) {
                const std::string key = fmt::format("side.{}", word(side));
                names[static_cast<std::size_t>(language)][static_cast<std::size_t>(side)][i] =
                    render(cases[i].empty() ? key : fmt::format("{}.{}", key, cases[i]), language);
            }
        }
    }
    return names;
}

// Every sentence about a move needs all of them, so they are looked up once.
const std::string& side_name(Side side, std::size_t form, Language language) {
    static const SideNames names = all_side_names();
    return names[static_cast<std::size_t>(language)][static_cast<std::size_t>(side)][form];
}

// A text without a message is shown by its name.
std::string render_or_name(const std::string& key, std::string_view name, Parts parts,
                           Language language) {
    return is_message_key(key) ? render(Message{key, std::move(parts)}, language)
                               : std::string(name);
}

void add_evidence(Parts& parts, const Evidence& evidence, const Reader& reader) {
    const auto number = [](std::optional<std::int32_t> value) {
        return value ? std::to_string(*value) : "";
    };
    parts.push_back({"count", number(evidence.count)});
    parts.push_back({"limit", number(evidence.limit)});
    parts.push_back({"time", evidence.time ? time_text(*evidence.time, reader.language) : ""});
    parts.push_back({"move", move_text(evidence.move, reader)});
    const std::string key = rule_key(evidence.rule);
    parts.push_back(
        {"rule", key.empty() ? std::string(evidence.rule) : render(key, reader.language)});
}

} // namespace

void add_sides(Parts& parts, std::optional<Side> side, Language language) {
    constexpr std::size_t others_most = 8;
    parts.reserve(parts.size() + 2 * cases.size() + others_most);
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const auto name = [&](Side one) { return side_name(one, i, language); };
        parts.push_back({std::string(player_parts[i]), side ? name(*side) : ""});
        parts.push_back({std::string(opponent_parts[i]), side ? name(games::opponent(*side)) : ""});
    }
}

std::string time_text(Milliseconds time, Language language) {
    return time.value < 0 ? "−" + clock::describe(-time, language)
                          : clock::describe(time, language);
}

Reader reader_of(const State& state, Language language) {
    const auto* const rules = rulebook::game_rules(state.settings.edition);
    return {language, state.variant, state.position,
            rules == nullptr ? std::string_view{} : rules->capture_sign};
}

std::string own_key(const std::string& key, const Reader& reader) {
    const bool draughts =
        reader.variant != nullptr && reader.variant->family == games::Family::draughts;
    std::string own = key + ".draughts";
    return draughts && is_message_key(own) ? own : key;
}

std::string rule_key(std::string_view rule) {
    for (const std::string_view prefix : {"draw.", "offence.", "what."}) {
        const std::string key = std::string(prefix) + std::string(rule);
        if (is_message_key(key)) {
            return key;
        }
    }
    return "";
}

std::string sentence(const Ruling& ruling, const Reader& reader) {
    Parts parts;
    add_sides(parts, ruling.about, reader.language);
    add_evidence(parts, ruling.evidence, reader);
    std::string key = "ruling." + std::string(ruling.decision);
    if (!ruling.about && is_message_key(key + ".nobody")) {
        key += ".nobody";
    }
    return render_or_name(own_key(key, reader), ruling.decision, parts, reader.language);
}

std::string sentence(const Refusal& refusal, const Reader& reader) {
    return render_or_name(own_key(refusal.message.key, reader), refusal.message.key,
                          refusal.message.parts, reader.language);
}

std::string sentence(const Question& question, const Reader& reader) {
    Parts parts;
    add_sides(parts, question.about, reader.language);
    const std::string key = "question." + std::string(question.name);
    if (is_message_key(key)) {
        return render(Message{key, parts}, reader.language);
    }
    const std::string rule = rule_key(question.name); // an offence, or what loses the game
    parts.push_back(
        {"rule", rule.empty() ? std::string(question.name) : render(rule, reader.language)});
    return render(Message{"question.other", parts}, reader.language);
}

std::string sentence(const Outcome& outcome, const Reader& reader) {
    const std::string draw = rule_key(outcome.reason);
    const std::string key = draw.empty() ? "outcome." + std::string(outcome.reason) : draw;
    return fmt::format("{}: {}", symbol(outcome),
                       render_or_name(key, outcome.reason, {}, reader.language));
}

std::string option_sentence(std::string_view option, const Reader& reader) {
    return render_or_name("option." + std::string(option), option, {}, reader.language);
}

std::string bracketed(const ArticleList& articles) {
    return articles.empty() ? "" : fmt::format("[{}]", fmt::join(articles, ", "));
}

std::string bracketed(std::span<const std::string_view> articles) {
    return articles.empty() ? "" : fmt::format("[{}]", fmt::join(articles, ", "));
}

} // namespace kodeks::referee
