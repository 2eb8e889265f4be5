#include "referee/script/vocabulary.hpp"

#include "referee/record/act_fields.hpp"
#include "rulebook/edition.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace kodeks::referee::script {

namespace {

std::vector<std::string> sorted(std::vector<std::string> words) {
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    return words;
}

// The archive that only learns the names of fields.
class Names {
public:
    template <class T>
    void must(std::string_view name, T&) {
        add(std::string(name));
    }

    template <class T>
    void may(std::string_view name, T&) {
        add(fmt::format("[{}]", name));
    }

    const std::string& text() const { return text_; }

private:
    void add(const std::string& name) { text_ += text_.empty() ? name : " " + name; }

    std::string text_;
};

template <class T>
std::string keys_of() {
    Names names;
    T value{};
    fields(names, value);
    return names.text();
}

std::optional<UnknownWord> unless_known(std::string_view key, const std::string& word,
                                        std::vector<std::string> known) {
    if (std::ranges::find(known, word) != known.end()) {
        return std::nullopt;
    }
    return UnknownWord{key, word, std::move(known)};
}

} // namespace

std::vector<std::string> offence_words() {
    std::vector<std::string> words;
    for (const rulebook::GameRules* rules : rulebook::all_game_rules()) {
        for (const rulebook::Offence& offence : rules->offences) {
            words.emplace_back(offence.name);
        }
    }
    return sorted(std::move(words));
}

std::vector<std::string> request_words() {
    std::vector<std::string> words;
    for (const rulebook::GameRules* rules : rulebook::all_game_rules()) {
        for (const rulebook::Requestable& row : rules->requests) {
            words.emplace_back(row.name);
        }
    }
    return sorted(std::move(words));
}

std::vector<std::string> rule_words() {
    std::vector<std::string> words;
    for (const rulebook::Edition* edition : rulebook::editions()) {
        for (const rulebook::DrawRuleList& list : edition->draws) {
            for (const rulebook::DrawRule& rule : list.rules) {
                words.emplace_back(rule.name);
            }
        }
    }
    return sorted(std::move(words));
}

std::vector<ActKeys> act_keys() {
    std::vector<ActKeys> keys;
    Action::each_type([&]<class A>() { keys.push_back({A::declared.word, keys_of<A>()}); });
    return keys;
}

std::string header_keys() {
    return keys_of<Regulations>();
}

std::string need_keys() {
    return keys_of<Needs>();
}

std::optional<UnknownWord> unknown_word(const Action& action) {
    if (const auto* const report = action.get_if<Report>()) {
        return unless_known("offence", report->offence, offence_words());
    }
    if (const auto* const request = action.get_if<Request>()) {
        return unless_known("what", request->what, request_words());
    }
    const auto* const claim = action.get_if<Claim>();
    return claim != nullptr && !claim->rule.empty()
               ? unless_known("rule", claim->rule, rule_words())
               : std::nullopt;
}

} // namespace kodeks::referee::script
