#include "cli/globals.hpp"

#include <algorithm>
#include <array>

namespace kodeks::cli {

namespace {

constexpr std::string_view lang_option = "--lang";

struct Switch {
    std::string_view name;
    bool Globals::* on;
};

constexpr std::array<Switch, 4> switches = {{{"--help", &Globals::help},
                                             {"-h", &Globals::help},
                                             {"--version", &Globals::version},
                                             {"--json", &Globals::json}}};

void set_language(Globals& globals, const std::string& name) {
    globals.language = language_from(name);
    if (!globals.language) {
        globals.fault = Message{"cli.unknown_language", {{"name", name}}};
    }
}

bool take_switch(Globals& globals, std::string_view word) {
    const auto found = std::ranges::find(switches, word, &Switch::name);
    if (found == switches.end()) {
        return false;
    }
    globals.*(found->on) = true;
    return true;
}

} // namespace

Globals take_globals(std::vector<std::string>& words) {
    Globals globals;
    std::vector<std::string> rest;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--") {
            rest.insert(rest.end(), words.begin() + static_cast<std::ptrdiff_t>(i), words.end());
            break;
        }
        if (take_switch(globals, word)) {
            continue;
        }
        if (word == lang_option && i + 1 == words.size()) {
            globals.fault = Message{"cli.needs_value", {{"option", word}}};
        } else if (word == lang_option) {
            set_language(globals, words[++i]);
        } else if (word.starts_with("--lang=")) {
            set_language(globals, word.substr(lang_option.size() + 1));
        } else {
            rest.push_back(word);
        }
    }
    words = std::move(rest);
    return globals;
}

std::vector<std::string> global_names() {
    return {"--help", "--version", "--json", std::string(lang_option)};
}

} // namespace kodeks::cli
