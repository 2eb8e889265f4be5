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

// KODEKS_DATA, otherwise "kodeks" in the user's data folder (XDG base directories).
std::string data_folder_of(const Surroundings& surroundings) {
    if (const std::string own = variable(surroundings, "KODEKS_DATA"); !own.empty()) {
        return own;
    }
    if (const std::string data = variable(surroundings, "XDG_DATA_HOME"); !data.empty()) {
        return data + "/kodeks";
    }
    const std::string home = variable(surroundings, "HOME");
    return home.empty() ? "kodeks-data" : home + "/.local/share/kodeks";
}

} // namespace

Surroundings look_around() {
    Surroundings surroundings;
    for (const char* name : {"KODEKS_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM",
                             "KODEKS_DATA", "XDG_DATA_HOME", "HOME"}) {
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
    facts.data_folder = data_folder_of(surroundings);
    return facts;
}

} // namespace kodeks::cli
