#include "cli/surroundings.hpp"

#include <array>
#include <cstdlib>

#include <sys/ioctl.h>
#include <unistd.h>

namespace kodeks::cli {

namespace {

constexpr std::array<const char*, 4> language_variables = {"KODEKS_LANG", "LC_ALL", "LC_MESSAGES",
                                                           "LANG"};
// Narrower than this a terminal is hardly there; tables stay as they are.
constexpr std::size_t least_columns = 20;

std::string variable(const Surroundings& surroundings, const std::string& name) {
    const auto found = surroundings.variables.find(name);
    return found == surroundings.variables.end() ? "" : found->second;
}

Language language_of(const Surroundings& surroundings) {
    for (const char* name : language_variables) {
        const std::string value = variable(surroundings, name);
        if (!value.empty()) {
            return language_from(value).value_or(Language::en);
        }
    }
    return Language::en;
}

} // namespace

Surroundings look_around() {
    Surroundings surroundings;
    for (const char* name : {"KODEKS_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM"}) {
        if (const char* value = std::getenv(name)) {
            surroundings.variables[name] = value;
        }
    }
    surroundings.terminal = isatty(STDOUT_FILENO) == 1;
    winsize size{};
    if (surroundings.terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) {
        surroundings.columns = size.ws_col;
    }
    return surroundings;
}

Facts facts_from(const Surroundings& surroundings) {
    Facts facts;
    facts.language = language_of(surroundings);
    const bool wanted = variable(surroundings, "NO_COLOR").empty();
    facts.colour = surroundings.terminal && wanted && variable(surroundings, "TERM") != "dumb";
    if (surroundings.terminal && surroundings.columns.value_or(0) >= least_columns) {
        facts.width = surroundings.columns;
    }
    return facts;
}

} // namespace kodeks::cli
