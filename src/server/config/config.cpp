#include "server/config/config.hpp"

#include "base/check.hpp"
#include "ledger/reader.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace kodeks::server {

namespace {

constexpr std::uint64_t day_s = 86'400;

constexpr auto keys = std::to_array<ConfigKey>({
    {"listen", "--listen", "KODEKS_LISTEN", ConfigKind::text, "ADDRESS:PORT"},
    {"data", "--data", "KODEKS_SERVER_DATA", ConfigKind::text, "FOLDER"},
    {"database", "--database", "KODEKS_DATABASE", ConfigKind::text, "URL"},
    {"pages", "--pages", "KODEKS_PAGES", ConfigKind::text, "FOLDER"},
    {"sample", "", "KODEKS_SAMPLE", ConfigKind::yes_no, "", "yes"},
    {"without_encryption", "--without-encryption", "KODEKS_WITHOUT_ENCRYPTION", ConfigKind::yes_no,
     "", "no"},
    {"behind_proxy", "--behind-proxy", "KODEKS_BEHIND_PROXY", ConfigKind::list, "ADDRESS"},
    {"tls.certificate", "--certificate", "KODEKS_TLS_CERTIFICATE", ConfigKind::text, "FILE"},
    {"tls.key", "--key", "KODEKS_TLS_KEY", ConfigKind::text, "FILE"},
    {"broadcast.folder", "--broadcast", "KODEKS_BROADCAST_FOLDER", ConfigKind::text, "FOLDER"},
    {"broadcast.delay_s", "--broadcast-delay", "KODEKS_BROADCAST_DELAY", ConfigKind::number,
     "SECONDS", "0", day_s},
    {"zone", "", "KODEKS_ZONE", ConfigKind::text, "ZONE"},
    {"lag.credit", "", "KODEKS_LAG_CREDIT", ConfigKind::yes_no, "", "yes"},
    {"log.format", "--log", "KODEKS_LOG", ConfigKind::text, "FORMAT", "none"},
});

Fault fault(const char* key, std::string_view name, const ConfigValue& value) {
    return {
        Message{key, {{"name", std::string(name)}, {"value", value.text}}}, value.where, {}, ""};
}

bool is_number(const std::string& text, std::uint64_t most) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number <= most;
}

// "true" and "false" are what TOML says.
void make_yes_or_no(std::string& text) {
    if (text == "true" || text == "1") {
        text = "yes";
    } else if (text == "false" || text == "0") {
        text = "no";
    }
}

} // namespace

std::span<const ConfigKey> config_keys() {
    return keys;
}

Message unknown_setting(std::string_view name) {
    std::vector<std::string> all;
    for (const ConfigKey& key : keys) {
        all.emplace_back(key.name);
    }
    return {"config.unknown",
            {{"name", std::string(name)}, {"choices", ledger::suggestion(name, all)}}};
}

Config::Config() {
    for (const ConfigKey& key : keys) {
        values_[std::string(key.name)] = {std::string(key.usual), Origin::usual, ""};
    }
}

Result<void> Config::set(std::string_view name, ConfigValue value) {
    const auto* const key = std::ranges::find(keys, name, &ConfigKey::name);
    if (key == keys.end()) {
        return tl::unexpected(Fault{unknown_setting(name), value.where, {}, ""});
    }
    if (key->kind == ConfigKind::yes_no) {
        make_yes_or_no(value.text);
        if (value.text != "yes" && value.text != "no") {
            return tl::unexpected(fault("config.no_yes_no", name, value));
        }
    }
    if (key->kind == ConfigKind::number && !is_number(value.text, key->most)) {
        Fault wrong = fault("config.no_number", name, value);
        wrong.message.parts.push_back({"most", std::to_string(key->most)});
        return tl::unexpected(wrong);
    }
    if (value.text.find_first_of(std::string_view("\0\n\r", 3)) != std::string::npos) {
        return tl::unexpected(fault("config.no_line", name, {"", value.origin, value.where}));
    }
    values_.find(name)->second = std::move(value);
    return {};
}

std::uint64_t Config::number(std::string_view name) const {
    std::uint64_t number = 0;
    const std::string& digits = text(name);
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

std::vector<std::string> Config::list(std::string_view name) const {
    std::vector<std::string> items;
    std::string item;
    for (const char c : text(name) + ",") {
        if (c == ',') {
            if (!item.empty()) {
                items.push_back(std::move(item));
            }
            item.clear();
        } else if (c != ' ') {
            item += c;
        }
    }
    return items;
}

// "postgresql://user:secret@host/..." and "...?password=secret".
std::string Config::shown(std::string_view name) const {
    std::string text = this->text(name);
    const auto* const key = std::ranges::find(keys, name, &ConfigKey::name);
    if (key != keys.end() && key->kind == ConfigKind::yes_no) {
        return text == "yes" ? "true" : "false"; // as the file says it
    }
    if (name != "database") {
        return text;
    }
    const std::size_t scheme = text.find("://");
    const std::size_t start = scheme == std::string::npos ? 0 : scheme + 3;
    const std::size_t at = text.find('@', start);
    const std::size_t colon = text.find(':', start);
    if (at != std::string::npos && colon < at) {
        text.replace(colon + 1, at - colon - 1, "...");
    }
    if (const std::size_t word = text.find("password="); word != std::string::npos) {
        const std::size_t begin = word + std::string_view("password=").size();
        const std::size_t end = std::min(text.find_first_of("& ", begin), text.size());
        text.replace(begin, end - begin, "...");
    }
    return text;
}

} // namespace kodeks::server
