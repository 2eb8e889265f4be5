// The other end of the wire: a program that asks a server, one request after the other. With https
// the server must show a certificate that this machine trusts.
#pragma once

#include "base/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks::server {

struct ServerUrl {
    std::string host;
    std::string port;
    bool encrypted = false;
};

// "http://127.0.0.1:8520", "https://kodeks.example"; what follows a slash does not count.
std::optional<ServerUrl> server_url(std::string_view text);

struct ClientAnswer {
    int status = 0;
    std::string body;
};

class Client {
public:
    Client(ServerUrl url, std::string token) : url_(std::move(url)), token_(std::move(token)) {}

    // A fault when nobody answers.
    Result<ClientAnswer> get(const std::string& target) const;
    Result<ClientAnswer> post(const std::string& target, const std::string& body) const;

    const ServerUrl& url() const { return url_; }

private:
    struct Question;
    Result<ClientAnswer> ask(const Question& question) const;

    ServerUrl url_;
    std::string token_;
};

} // namespace kodeks::server
