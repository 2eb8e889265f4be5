// The server: one program with an embedded log, for a hall or one machine.
#include "cli/commands/composition.hpp"
#include "cli/commands/serve_address.hpp"
#include "cli/commands/settings.hpp"
#include "cli/commands/store.hpp"
#include "cli/qr.hpp"
#include "cli/table_folder.hpp"
#include "cli/version.hpp"
#include "server/letters/zone.hpp"
#include "server/server.hpp"
#include "store/postgres/postgres_store.hpp"
#include "truth/at_once.hpp"
#include "truth/game_analyst.hpp"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

constexpr std::int64_t ms_per_second = 1000;

// Somebody waits for the answer: about a second of work.
constexpr truth::OracleLimits analysis_limits = {.chess = {.budget = {.nodes = 500'000}},
                                                 .draughts = {30'000}};
constexpr std::uint64_t table_cache_bytes = std::uint64_t{64} << 20;

// The endgame tables that lie in the folder, for the tool that studies positions.
class ServedTables {
public:
    ServedTables(const TableFolder& folder, const Context& context) {
        for (const truth::tables::Engine& engine : truth::tables::all_engines()) {
            auto file = MappedFile::open(folder.file_of(engine));
            if (!file) {
                continue;
            }
            auto table = truth::tables::Table::open(engine, file->bytes(), table_cache_bytes);
            if (!table) { // it is said, and play does not depend on it
                Fault fault = table.error();
                fault.source = folder.file_of(engine).string();
                context.streams.talk << describe(fault, context.facts.language) << '\n';
                continue;
            }
            list_.push_back(table->get());
            tables_.push_back(std::move(*table));
            files_.push_back(std::move(file));
        }
    }

    std::span<truth::tables::Table* const> list() const { return list_; }

private:
    std::vector<std::unique_ptr<MappedFile>> files_;
    std::vector<std::unique_ptr<truth::tables::Table>> tables_;
    std::vector<truth::tables::Table*> list_;
};

void tell_damages(const server::Server& server, const Context& context) {
    for (const store::Damage& damage : server.damages()) {
        context.streams.talk << damage_text(damage, context) << '\n';
    }
}

// Nobody can be let in: there is no code for the chief arbiter.
Exit without_code(const server::Server& server, const Context& context) {
    tell_damages(server, context);
    const bool people = std::ranges::any_of(
        server.damages(), [](const store::Damage& damage) { return damage.stream == "people"; });
    return context.answer_no({people ? "cli.serve.people_damaged" : "server.unavailable", {}});
}

void tell(const server::Server& server, const std::vector<std::string>& urls,
          const std::string& code, const Context& context) {
    tell_damages(server, context);
    std::ostream& out = context.streams.out;
    for (const std::string& url : urls) {
        out << context.text("cli.serve.address", {{"url", url}}) << '\n';
    }
    // Slips lead to where their arbiter is: a phone knows no 127.0.0.1 but its own.
    const std::string& desk = urls.size() > 1 ? urls[1] : urls.front();
    out << context.text("cli.serve.arbiter", {{"url", desk + "#code=" + code}}) << '\n';
    if (urls.size() > 1) {
        out << context.text("cli.serve.phones", {{"url", urls[1]}}) << '\n' << qr_text(urls[1]);
    } else {
        out << context.text("cli.serve.local_only") << '\n';
    }
    out << context.text("cli.serve.stop") << std::endl;
}

Exit serve(const server::Settings& settings, Address address, const Context& context) {
    auto server = server::Server::open(settings);
    if (!server) {
        return context.bad_input(server.error());
    }
    const auto port = (*server)->listen();
    if (!port) {
        return context.bad_input(port.error());
    }
    address.port = *port;
    if (!settings.sample.empty()) {
        (*server)->show_sample(settings.sample);
    }
    const auto code = (*server)->chief_code();
    if (!code) {
        return without_code(**server, context);
    }
    tell(**server, urls_of(address), *code, context);
    (*server)->run();
    context.streams.out << context.text("cli.serve.stopped") << '\n';
    return Exit::done;
}

// What is wrong with a setting, told with the place where it was set.
struct Objection {
    std::string_view setting;
    Message message;
};

std::optional<Objection> objection_to_listening(const server::Config& config,
                                                const std::optional<Address>& address) {
    const bool certificate = !config.text("tls.certificate").empty();
    if (!address) {
        return Objection{"listen", {"cli.serve.bad_address", {{"address", config.text("listen")}}}};
    }
    if (certificate == config.text("tls.key").empty()) {
        return Objection{certificate ? "tls.certificate" : "tls.key",
                         {"cli.serve.half_certificate", {}}};
    }
    if (!is_local(address->host) && !certificate && !config.is("without_encryption")) {
        return Objection{"listen", {"cli.serve.not_local", {{"address", address->host}}}};
    }
    for (const std::string& proxy : config.list("behind_proxy")) {
        if (!is_number_address(proxy)) {
            return Objection{"behind_proxy", {"cli.serve.bad_proxy", {{"address", proxy}}}};
        }
    }
    return std::nullopt;
}

// What each setting means by itself is right; whether it means anything here is another matter.
std::optional<Objection> objection(const server::Config& config,
                                   const std::optional<Address>& address) {
    if (auto wrong = objection_to_listening(config, address)) {
        return wrong;
    }
    if (!server::log_format_from(config.text("log.format"))) {
        return Objection{"log.format",
                         {"cli.serve.bad_log", {{"format", config.text("log.format")}}}};
    }
    if (!server::is_zone(config.text("zone"))) {
        return Objection{"zone", {"cli.serve.bad_zone", {{"zone", config.text("zone")}}}};
    }
    if (!config.text("database").empty() && !store::postgres::is_address(config.text("database"))) {
        return Objection{"database", {"cli.serve.bad_database", {}}};
    }
    if (config.text("database").empty() && config.text("data").empty()) {
        return Objection{"data", {"cli.serve.no_folder", {}}};
    }
    std::error_code ignored;
    for (const std::string_view name : {"tls.certificate", "tls.key", "pages"}) {
        const std::string& file = config.text(name);
        if (!file.empty() && !std::filesystem::exists(file, ignored)) {
            return Objection{name,
                             {"cli.serve.no_file", {{"name", std::string(name)}, {"file", file}}}};
        }
    }
    return std::nullopt;
}

Exit object(const Objection& wrong, const server::Config& config, const Context& context) {
    const server::ConfigValue& value = config.value(wrong.setting);
    const bool elsewhere =
        value.origin == server::Origin::file || value.origin == server::Origin::variable;
    return elsewhere ? context.bad_input({wrong.message, value.where, {}, ""})
                     : context.wrong_usage(wrong.message);
}

server::Settings settings_of(const server::Config& config, const Address& address,
                             const Context& context) {
    server::Settings settings;
    settings.folder = config.text("data");
    settings.database = config.text("database");
    settings.edge.address = address.host;
    settings.edge.port = address.port;
    settings.edge.certificate = config.text("tls.certificate");
    settings.edge.key = config.text("tls.key");
    settings.edge.proxies = config.list("behind_proxy");
    settings.pages = config.text("pages");
    settings.broadcast = config.text("broadcast.folder");
    settings.delay =
        Milliseconds{static_cast<std::int64_t>(config.number("broadcast.delay_s")) * ms_per_second};
    settings.lag_credit = config.is("lag.credit");
    settings.zone = config.text("zone").empty() ? server::own_zone() : config.text("zone");
    settings.version = std::string(version());
    settings.sample = config.is("sample") ? context.text("cli.serve.sample") : "";
    settings.log = *server::log_format_from(config.text("log.format"));
    settings.log_out = &context.streams.talk;
    return settings;
}

Exit run_serve(const Arguments& arguments, const Context& context) {
    const auto config = settings_in(arguments, context);
    if (!config) {
        return context.bad_input(config.error());
    }
    auto address = address_in(config->text("listen"));
    if (const auto wrong = objection(*config, address)) {
        return object(*wrong, *config, context);
    }
    address->encrypted = !config->text("tls.certificate").empty();
    server::Settings settings = settings_of(*config, *address, context);
    const TableFolder folder(std::filesystem::path(context.facts.data_folder) / "tables");
    const ServedTables tables(folder, context);
    SolverTables for_compositions(folder);
    const truth::GameOracle known({}, truth::at_once);
    const truth::GameOracle prover;
    const truth::GameAnalyst analyst(tables.list(), analysis_limits);
    settings.known = &known;
    settings.prover = &prover;
    settings.analyst = &analyst;
    settings.tables = [&for_compositions](const games::Variant& variant) {
        return for_compositions.of(variant);
    };
    if (arguments.has("--check")) {
        const std::string place =
            settings.database.empty() ? settings.folder.string() : config->shown("database");
        context.streams.out << context.text("cli.serve.checked",
                                            {{"folder", place}, {"url", url_of(*address)}})
                            << '\n';
        return Exit::done;
    }
    return serve(settings, *address, context);
}

} // namespace

Command serve() {
    std::vector<Argument> arguments = settings_options();
    arguments.push_back(flag("--check"));
    return {"serve", std::move(arguments), run_serve};
}

} // namespace kodeks::cli
