#include "base/text_table.hpp"
#include "cli/commands/settings.hpp"
#include "cli/json.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using server::Config;
using server::Origin;

const char* word_of(Origin origin) {
    switch (origin) {
    case Origin::usual:
        return "default";
    case Origin::file:
        return "file";
    case Origin::variable:
        return "environment";
    case Origin::option:
        break;
    }
    return "flag";
}

json::array to_json(const Config& config) {
    json::array all;
    for (const server::ConfigKey& key : server::config_keys()) {
        const server::ConfigValue& value = config.value(key.name);
        all.push_back({{"name", key.name},
                       {"value", config.shown(key.name)},
                       {"origin", word_of(value.origin)},
                       {"where", value.where}});
    }
    return all;
}

Exit run_config_show(const Arguments& arguments, const Context& context) {
    const auto config = settings_in(arguments, context);
    if (!config) {
        return context.bad_input(config.error());
    }
    if (context.facts.json) {
        print_json(context.streams.out, to_json(*config));
        return Exit::done;
    }
    TextTable table({{context.text("cli.config.show.name")},
                     {context.text("cli.config.show.value")},
                     {context.text("cli.config.show.origin")}});
    for (const server::ConfigKey& key : server::config_keys()) {
        const server::ConfigValue& value = config->value(key.name);
        const std::string origin =
            context.text(fmt::format("cli.config.show.from_{}", word_of(value.origin)));
        table.add({std::string(key.name), config->shown(key.name),
                   value.where.empty() ? origin : origin + " " + value.where});
    }
    context.streams.out << table.to_text(context.facts.width);
    return Exit::done;
}

} // namespace

Command config_show() {
    return {"config show", settings_options(), run_config_show};
}

} // namespace kodeks::cli
