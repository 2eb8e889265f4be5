// Where a server listens, as people write it and as browsers do.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kodeks::cli {

constexpr std::uint16_t usual_port = 8520;

struct Address {
    std::string host;
    std::uint16_t port = usual_port;
    bool encrypted = false;
};

// "127.0.0.1:8520", "[::1]:8520", "localhost:8520", ":8520", "8520".
std::optional<Address> address_in(const std::string& text);

bool is_number_address(const std::string& host); // no name that somebody would have to look up
bool is_local(const std::string& host);

// How a browser writes it.
std::string url_of(const Address& address);

// The same of each address by which this machine is reached.
std::vector<std::string> urls_of(const Address& address);

} // namespace kodeks::cli
