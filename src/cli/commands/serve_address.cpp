#include "cli/commands/serve_address.hpp"

#include <array>
#include <charconv>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>

namespace kodeks::cli {

namespace {

bool is_everywhere(const std::string& host) {
    return host == "0.0.0.0" || host == "::";
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

} // namespace

bool is_number_address(const std::string& host) {
    std::array<unsigned char, sizeof(in6_addr)> bytes{};
    return inet_pton(AF_INET, host.c_str(), bytes.data()) == 1 ||
           inet_pton(AF_INET6, host.c_str(), bytes.data()) == 1;
}

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
    if (address.host.empty() || address.host == "localhost") {
        address.host = "127.0.0.1";
    }
    return is_number_address(address.host) ? std::optional(address) : std::nullopt;
}

bool is_local(const std::string& host) {
    return host.starts_with("127.") || host == "::1";
}

std::string url_of(const Address& address) {
    const bool six = address.host.find(':') != std::string::npos;
    return fmt::format("{}://{}{}{}:{}/", address.encrypted ? "https" : "http", six ? "[" : "",
                       address.host, six ? "]" : "", address.port);
}

std::vector<std::string> urls_of(const Address& address) {
    if (!is_everywhere(address.host)) {
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

} // namespace kodeks::cli
