#include "cli/commands/settings.hpp"

#include "cli/input.hpp"

#include <cstdlib>

namespace kodeks::cli {

namespace {

using server::Config;
using server::ConfigKey;
using server::ConfigKind;
using server::Origin;

Argument option_of(const ConfigKey& key) {
    std::string name(key.option);
    std::string value(key.stands_for);
    switch (key.kind) {
    case ConfigKind::number:
        return number_option(std::move(name), std::move(value));
    case ConfigKind::yes_no:
        return flag(std::move(name));
    case ConfigKind::list:
        return repeated_option(std::move(name), std::move(value));
    case ConfigKind::text:
        break;
    }
    return option(std::move(name), std::move(value));
}

std::optional<std::string> variable(std::string_view name) {
    const char* const value =
        std::getenv(std::string(name).c_str()); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

std::optional<std::string> given(const ConfigKey& key, const Arguments& arguments) {
    if (key.option.empty() || !arguments.has(key.option)) {
        return std::nullopt;
    }
    if (key.kind == ConfigKind::yes_no) {
        return "yes";
    }
    return joined(arguments.all(key.option), ", ");
}

Result<void> read_file(Config& config, const Arguments& arguments, const Context& context) {
    const auto name =
        arguments.has("--config") ? arguments.maybe("--config") : variable("KODEKS_CONFIG");
    if (!name) {
        return {};
    }
    const auto input = read_text(*name, context.streams);
    return input ? config.read({input->text, input->name}) : tl::unexpected(input.error());
}

Result<void> read_variables(Config& config) {
    for (const ConfigKey& key : server::config_keys()) {
        if (const auto value = variable(key.variable)) {
            auto set = config.set(key.name, {*value, Origin::variable, std::string(key.variable)});
            if (!set) {
                return set;
            }
        }
    }
    return {};
}

} // namespace

std::vector<Argument> settings_options() {
    std::vector<Argument> options{option("--config", "FILE")};
    for (const ConfigKey& key : server::config_keys()) {
        if (!key.option.empty()) {
            options.push_back(option_of(key));
        }
    }
    options.push_back(flag("--empty"));
    return options;
}

Result<Config> settings_in(const Arguments& arguments, const Context& context) {
    Config config;
    auto done = config.set("data", {context.facts.data_folder + "/server", Origin::usual, ""});
    done = done ? read_file(config, arguments, context) : done;
    done = done ? read_variables(config) : done;
    for (const ConfigKey& key : server::config_keys()) {
        if (const auto value = given(key, arguments); done && value) {
            done = config.set(key.name, {*value, Origin::option, std::string(key.option)});
        }
    }
    if (done && arguments.has("--empty")) {
        done = config.set("sample", {"no", Origin::option, "--empty"});
    }
    if (done && config.text("listen").empty()) {
        const bool open =
            config.is("without_encryption") || !config.text("tls.certificate").empty();
        done = config.set("listen", {open ? "0.0.0.0:8520" : "127.0.0.1:8520", Origin::usual, ""});
    }
    return done ? Result<Config>(std::move(config)) : tl::unexpected(done.error());
}

} // namespace kodeks::cli
