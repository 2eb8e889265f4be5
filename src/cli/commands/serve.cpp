// The server: one program with an embedded log, for a hall or one machine.
#include "cli/commands/store.hpp"
#include "cli/qr.hpp"
#include "cli/table_folder.hpp"
#include "cli/version.hpp"
#include "server/server.hpp"
#include "truth/at_once.hpp"
#include "truth/game_analyst.hpp"

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

std::string url_of(const std::string& host, std::uint16_t port) {
    return host.find(':') == std::string::npos ? fmt::format("http://{}:{}/", host, port)
                                               : fmt::format("http://[{}]:{}/", host, port);
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

std::vector<std::string> urls_of(const Address& address, std::uint16_t port) {
    std::vector<std::string> urls;
    if (address.host == "0.0.0.0") {
        urls.push_back(url_of("127.0.0.1", port));
        for (const std::string& host : network_addresses()) {
            urls.push_back(url_of(host, port));
        }
    } else {
        urls.push_back(url_of(address.host, port));
    }
    return urls;
}

void tell(const server::Server& server, const std::vector<std::string>& urls,
          const std::string& code, const Context& context) {
    for (const store::Damage& damage : server.damages()) {
        context.streams.talk << damage_text(damage, context) << '\n';
    }
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

Exit serve(const server::Settings& settings, const Address& address, const Context& context) {
    auto server = server::Server::open(settings);
    if (!server) {
        return context.bad_input(server.error());
    }
    const auto port = (*server)->listen();
    if (!port) {
        return context.bad_input(port.error());
    }
    if (!settings.sample.empty()) {
        (*server)->show_sample(settings.sample);
    }
    const auto code = (*server)->chief_code();
    if (!code) {
        return context.answer_no({"server.unavailable", {}});
    }
    tell(**server, urls_of(address, *port), *code, context);
    (*server)->run();
    context.streams.out << context.text("cli.serve.stopped") << '\n';
    return Exit::done;
}

Exit run(const Arguments& arguments, const Context& context) {
    const bool open = arguments.has("--without-encryption");
    const std::string listen =
        arguments.maybe("--listen").value_or(open ? "0.0.0.0:8520" : "127.0.0.1:8520");
    const auto address = address_in(listen);
    if (!address) {
        return context.wrong_usage({"cli.serve.bad_address", {{"address", listen}}});
    }
    if (!is_local(address->host) && !open) {
        return context.wrong_usage({"cli.serve.not_local", {{"address", address->host}}});
    }
    const ServedTables tables(
        TableFolder(std::filesystem::path(context.facts.data_folder) / "tables"), context);
    const truth::GameOracle known({}, truth::at_once);
    const truth::GameOracle prover;
    const truth::GameAnalyst analyst(tables.list(), analysis_limits);
    server::Settings settings;
    settings.folder = server_folder(arguments, context);
    settings.edge.address = address->host;
    settings.edge.port = address->port;
    settings.pages = arguments.maybe("--pages").value_or("");
    settings.version = std::string(version());
    settings.sample = arguments.has("--empty") ? "" : context.text("cli.serve.sample");
    settings.known = &known;
    settings.prover = &prover;
    settings.analyst = &analyst;
    if (arguments.has("--check")) {
        context.streams.out << context.text("cli.serve.checked",
                                            {{"folder", settings.folder.string()},
                                             {"url", url_of(address->host, address->port)}})
                            << '\n';
        return Exit::done;
    }
    return serve(settings, *address, context);
}

} // namespace

Command serve() {
    return {"serve",
            {option("--data", "FOLDER"), option("--listen", "ADDRESS:PORT"),
             option("--pages", "FOLDER"), flag("--without-encryption"), flag("--empty"),
             flag("--check")},
            run};
}

} // namespace kodeks::cli
