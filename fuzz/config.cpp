// Any bytes as a settings file: it is taken as a whole or not at all, a fault has its place, and
// what was taken can be shown without the password of a database.
#include "server/config/config.hpp"

#include "base/check.hpp"

using namespace kodeks;
using namespace kodeks::server;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Config untouched;
    Config config;
    const auto read = config.read({text, "kodeks.toml"});
    for (const ConfigKey& key : config_keys()) {
        const ConfigValue& value = config.value(key.name);
        KODEKS_ASSERT(read || value.text == untouched.text(key.name));
        KODEKS_ASSERT((value.origin == Origin::file) == !value.where.empty());
        static_cast<void>(config.shown(key.name));
        static_cast<void>(config.list(key.name));
        static_cast<void>(config.number(key.name));
    }
    if (!read) {
        KODEKS_ASSERT(!describe(read.error(), Language::uk).empty());
    }
    return 0;
}
