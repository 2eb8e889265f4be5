// The settings of a server: each has a name in the file, a variable of the environment and an
// option of the command line, and knows where its value comes from. The file is TOML; what is wrong
// in it is told with its place.
#pragma once

#include "base/result.hpp"
#include "ledger/source.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::server {

enum class ConfigKind : std::uint8_t { text, number, yes_no, list };

struct ConfigKey {
    std::string_view name;     // "tls.key": `key` in the table [tls]
    std::string_view option;   // empty: none
    std::string_view variable; // of the environment
    ConfigKind kind = ConfigKind::text;
    std::string_view stands_for{}; // its value, in the help: "FOLDER"
    std::string_view usual{};
    std::uint64_t most = 0; // of a number
};

std::span<const ConfigKey> config_keys();

// That there is no such setting, and which ones may have been meant.
Message unknown_setting(std::string_view name);

// In the order of their strength.
enum class Origin : std::uint8_t { usual, file, variable, option };

struct ConfigValue {
    std::string text; // of a list: its items with ", " between them
    Origin origin = Origin::usual;
    std::string where{}; // "kodeks.toml:3:1", "KODEKS_LISTEN", "--listen"
};

class Config {
public:
    Config(); // everything as usual

    // The text of a file; nothing of it is taken when anything is wrong with it.
    Result<void> read(const ledger::Source& file);

    // One value as text; a fault when it is none of its kind.
    Result<void> set(std::string_view name, ConfigValue value);

    const ConfigValue& value(std::string_view name) const { return values_.find(name)->second; }

    const std::string& text(std::string_view name) const { return value(name).text; }

    std::uint64_t number(std::string_view name) const;

    bool is(std::string_view name) const { return text(name) == "yes"; }

    std::vector<std::string> list(std::string_view name) const;

    // As it is written in a file, and without the password of a database's address.
    std::string shown(std::string_view name) const;

private:
    std::map<std::string, ConfigValue, std::less<>> values_;
};

} // namespace kodeks::server
