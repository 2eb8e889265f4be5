#include "cli/event/names.hpp"

#include "base/edit_distance.hpp"
#include "base/fold.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <sstream>
#include <utility>

namespace kodeks::cli {

namespace {

constexpr std::size_t suggestions_max = 3;

using tournament::Entry;
using tournament::EntryId;

std::optional<std::uint32_t> number_in(const std::string& text) {
    std::uint32_t number = 0;
    const auto* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc{} && read.ptr == end ? std::optional(number) : std::nullopt;
}

EntryId by_number(const tournament::State& state, tournament::StageNumber number,
                  std::uint32_t wanted) {
    const tournament::Stage* stage = tournament::find_stage(state, number);
    if (stage != nullptr && !stage->lots.numbers.empty()) {
        const auto& numbers = stage->lots.numbers;
        return wanted >= 1 && wanted <= numbers.size() ? numbers[wanted - 1] : tournament::no_entry;
    }
    return tournament::find_entry(state, EntryId{wanted}) == nullptr ? tournament::no_entry
                                                                     : EntryId{wanted};
}

// Every word typed begins a word of the name.
bool fits(const std::string& name, const std::string& typed) {
    std::istringstream wanted(fold_case(typed));
    const std::string folded = " " + fold_case(name);
    std::string word;
    while (wanted >> word) {
        if (folded.find(" " + word) == std::string::npos) {
            return false;
        }
    }
    return true;
}

// Names like the text, or else names with a word like it: most people type the surname alone.
std::vector<std::string> like(const std::string& text, const std::vector<std::string>& names) {
    std::vector<std::string> found = nearest(text, names, suggestions_max);
    if (!found.empty()) {
        return found;
    }
    for (const std::string& name : names) {
        std::istringstream in(name);
        const std::vector<std::string> words(std::istream_iterator<std::string>(in), {});
        if (found.size() < suggestions_max && !nearest(text, words, 1).empty()) {
            found.push_back(name);
        }
    }
    return found;
}

// What helps somebody who typed a name like nobody's.
std::string whom(const std::vector<std::string>& entered) {
    constexpr std::size_t most = 12;
    return entered.empty()          ? "cli.event.names_none"
           : entered.size() <= most ? "cli.event.names_are"
                                    : "cli.event.names_many";
}

} // namespace

NameSearch find_name(const tournament::State& state, tournament::StageNumber stage,
                     const std::string& text) {
    NameSearch search;
    std::vector<std::string> names;
    if (const auto number = number_in(text)) {
        search.entry = by_number(state, stage, *number);
        for (const Entry& entry : state.entries) {
            search.entered.push_back(entry.person.name);
        }
        return search;
    }
    const std::string folded = fold_case(text);
    for (const Entry& entry : state.entries) {
        const auto& [name, latin] = std::tie(entry.person.name, entry.person.latin);
        if (fold_case(name) == folded || (!latin.empty() && fold_case(latin) == folded)) {
            search.entry = entry.id;
            return search;
        }
        if (fits(name, text) || (!latin.empty() && fits(latin, text))) {
            search.entry = entry.id;
            search.suggestions.push_back(name);
        }
        names.push_back(name);
    }
    search.ambiguous = search.suggestions.size() > 1;
    if (search.ambiguous) {
        search.entry = tournament::no_entry;
    }
    if (search.suggestions.empty()) {
        search.suggestions = like(text, names);
    }
    search.entered = std::move(names);
    return search;
}

Exit unknown_name(const Context& context, const std::string& text, const NameSearch& search) {
    const auto key = search.ambiguous ? "cli.event.name_ambiguous" : "cli.event.name_unknown";
    const Exit exit = context.answer_no(Message{key, {{"name", text}}});
    context.suggest(search.suggestions);
    if (search.suggestions.empty()) {
        context.streams.talk << context.text(whom(search.entered),
                                             {{"names", joined(search.entered, ", ")},
                                              {"n", std::to_string(search.entered.size())}})
                             << '\n';
    }
    return exit;
}

} // namespace kodeks::cli
