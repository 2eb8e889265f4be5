// The server: one program with an embedded log, for a hall or one machine.
#include "cli/commands/composition.hpp"
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
#include <array>
#include <charconv>
#include <ostream>

#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>

namespace kodeks::cli {

namespace {

constexpr std::uint16_t usual_port = 8520;
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

struct Address {
    std::string host;
    std::uint16_t port = usual_port;
    bool encrypted = false;
};

// "127.0.0.1:8520", "[::1]:8520", ":8520", "8520".
std::optional<Address> address_in(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    Address address{colon == std::string::npos ? "" : text.substr(0, colon)};
    const std::string port = colon == std::string::npos ? text : text.substr(colon + 1);
    const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), address.port);
    if (error != std::errc() || end != port.data() + port.size()) {
        return std::nullopt;
    }
    if (address.host.starts_with('[') && address.host.ends_with(']')) {
        address.host = address.host.substr(1, address.host.size() - 2);
    }
    if (address.host.empty()) {
        address.host = "127.0.0.1";
    }
    return address;
}

bool is_local(const std::string& host) {
    return host.starts_with("127.") || host == "::1";
}

// How a browser writes it.
std::string url_of(const Address& address) {
    const bool six = address.host.find(':') != std::string::npos;
    return fmt::format("{}://{}{}{}:{}/", address.encrypted ? "https" : "http", six ? "[" : "",
                       address.host, six ? "]" : "", address.port);
}

// The addresses of this machine in its networks, for a server that listens to all of them.
std::vector<std::string> network_addresses() {
    std::vector<std::string> found;
    ifaddrs* list = nullptr;
    if (getifaddrs(&list) != 0) {
        return found;
    }
    for (const ifaddrs* one = list; one != nullptr; one = one->ifa_next) {
        const bool wanted = one->ifa_addr != nullptr && one->ifa_addr->sa_family == AF_INET &&
                            (one->ifa_flags & IFF_LOOPBACK) == 0 && (one->ifa_flags & IFF_UP) != 0;
        std::array<char, NI_MAXHOST> name{};
        if (wanted && getnameinfo(one->ifa_addr, sizeof(sockaddr_in), name.data(), name.size(),
                                  nullptr, 0, NI_NUMERICHOST) == 0) {
            found.emplace_back(name.data());
        }
    }
    freeifaddrs(list);
    return found;
}

std::vector<std::string> urls_of(const Address& address) {
    if (address.host != "0.0.0.0") {
        return {url_of(address)};
    }
    Address one = address;
    one.host = "127.0.0.1";
    std::vector<std::string> urls{url_of(one)};
    for (const std::string& host : network_addresses()) {
        one.host = host;
        urls.push_back(url_of(one));
    }
    return urls;
}

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
    out << context.text("cli.serve.arbiter", {{"url", urls.front() + "#code=" + code}}) << '\n';
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

// What is wrong with settings that are each right by themselves.
std::optional<Message> objection(const server::Config& config,
                                 const std::optional<Address>& address) {
    const bool certificate = !config.text("tls.certificate").empty();
    if (!address) {
        return Message{"cli.serve.bad_address", {{"address", config.text("listen")}}};
    }
    if (certificate == config.text("tls.key").empty()) {
        return Message{"cli.serve.half_certificate", {}};
    }
    if (!is_local(address->host) && !certificate && !config.is("without_encryption")) {
        return Message{"cli.serve.not_local", {{"address", address->host}}};
    }
    if (!server::log_format_from(config.text("log.format"))) {
        return Message{"cli.serve.bad_log", {{"format", config.text("log.format")}}};
    }
    if (!server::is_zone(config.text("zone"))) {
        return Message{"cli.serve.bad_zone", {{"zone", config.text("zone")}}};
    }
    if (!config.text("database").empty() && !store::postgres::is_address(config.text("database"))) {
        return Message{"cli.serve.bad_database", {}};
    }
    return std::nullopt;
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
        return context.wrong_usage(*wrong);
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
