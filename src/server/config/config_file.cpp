// The only file that includes toml++: it is dear to compile.
// Debian's library of it throws exceptions; compiled in here it does not.
#undef TOML_HEADER_ONLY
#undef TOML_SHARED_LIB
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
// Its assertions call "[ =" impossible; without them that is an error of the file with its place.
#define TOML_ASSERT(condition) static_assert(true)

#include "base/utf8.hpp"
#include "server/config/config.hpp"

#include <fmt/format.h>
#include <toml++/toml.h>

namespace kodeks::server {

namespace {

constexpr std::size_t file_bytes_max = 1024 * 1024;

// A value of the file with its place.
struct Found {
    std::string name;
    ConfigValue value;
    Place place;
};

Place place_of(const toml::source_region& region) {
    return {region.begin.line, region.begin.column};
}

class FileReader {
public:
    explicit FileReader(const ledger::Source& file) : file_(file) {}

    Result<std::vector<Found>> read() {
        if (file_.text.size() > file_bytes_max || first_invalid_byte(file_.text)) {
            return tl::unexpected(fault({}, {"config.no_toml", {{"reason", "UTF-8, 1 MB"}}}));
        }
        const toml::parse_result parsed = toml::parse(file_.text);
        if (!parsed) {
            const toml::parse_error& error = parsed.error();
            return tl::unexpected(
                fault(place_of(error.source()),
                      {"config.no_toml", {{"reason", std::string(error.description())}}}));
        }
        if (const auto wrong = table("", parsed.table())) {
            return tl::unexpected(*wrong);
        }
        return std::move(found_);
    }

private:
    Fault fault(Place place, Message message) const {
        return {std::move(message), std::string(file_.name), place, ""};
    }

    std::optional<Fault> table(const std::string& prefix, const toml::table& inside) {
        for (const auto& [key, node] : inside) {
            const std::string name = prefix + std::string(key.str());
            const toml::table* const deeper = node.as_table();
            const auto wrong = deeper != nullptr && prefix.empty() ? table(name + ".", *deeper)
                                                                   : value(name, key, node);
            if (wrong) {
                return wrong;
            }
        }
        return std::nullopt;
    }

    std::optional<Fault> value(const std::string& name, const toml::key& key,
                               const toml::node& node) {
        const auto keys = config_keys();
        const auto known = std::ranges::find(keys, name, &ConfigKey::name);
        const Place place = place_of(key.source());
        if (known == keys.end()) {
            return fault(place, {"config.unknown", {{"name", name}, {"value", ""}}});
        }
        const auto text = known->kind == ConfigKind::list ? list(node) : scalar(*known, node);
        if (!text) {
            return fault(place_of(node.source()), {"config.wrong_kind", {{"name", name}}});
        }
        const std::string where = fmt::format("{}:{}:{}", file_.name, place.line, place.column);
        found_.push_back({name, {*text, Origin::file, where}, place});
        return std::nullopt;
    }

    static std::optional<std::string> scalar(const ConfigKey& key, const toml::node& node) {
        if (key.kind == ConfigKind::text) {
            return node.value_exact<std::string>();
        }
        if (key.kind == ConfigKind::yes_no) {
            const auto is = node.value_exact<bool>();
            return is ? std::optional<std::string>(*is ? "yes" : "no") : std::nullopt;
        }
        const auto number = node.value_exact<std::int64_t>();
        return number ? std::optional(std::to_string(*number)) : std::nullopt;
    }

    static std::optional<std::string> list(const toml::node& node) {
        const toml::array* const items = node.as_array();
        if (items == nullptr) {
            return node.value_exact<std::string>();
        }
        std::string joined;
        for (const toml::node& item : *items) {
            const auto text = item.value_exact<std::string>();
            if (!text || text->find(',') != std::string::npos) {
                return std::nullopt;
            }
            joined += (joined.empty() ? "" : ", ") + *text;
        }
        return joined;
    }

    const ledger::Source& file_;
    std::vector<Found> found_;
};

} // namespace

Result<void> Config::read(const ledger::Source& file) {
    const auto found = FileReader(file).read();
    if (!found) {
        return tl::unexpected(found.error());
    }
    Config changed = *this;
    for (const Found& one : *found) {
        if (auto set = changed.set(one.name, one.value); !set) {
            set.error().source = std::string(file.name);
            set.error().place = one.place;
            return set;
        }
    }
    *this = std::move(changed);
    return {};
}

} // namespace kodeks::server
