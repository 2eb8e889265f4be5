// The real program and real sockets: starts `kodeks serve` as a process of its own, speaks HTTP and
// WebSocket to it byte by byte, and kills it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>
#include <sys/types.h>

namespace kodeks::server {

// A TCP connection to the local machine; everything gives up when the other side is gone.
class Socket {
public:
    explicit Socket(std::uint16_t port);
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    ~Socket();

    bool send(std::string_view bytes);
    std::optional<std::string> line(); // up to a line feed, without CR LF
    std::optional<std::string> bytes(std::size_t count);
    bool at_end(); // the other side has closed; waits for it

private:
    bool fill();

    int descriptor_ = -1;
    std::string buffer_;
};

struct RealAnswer {
    int status = 0;
    std::string head;
    boost::json::value body;
    std::string text; // the body as it came
};

class HttpClient {
public:
    explicit HttpClient(std::uint16_t port) : socket_(port) {}

    // Nothing when the connection broke before the whole answer was there.
    std::optional<RealAnswer> call(const std::string& method, const std::string& path,
                                   const std::string& body = "", const std::string& token = "");

    Socket& socket() { return socket_; }

private:
    Socket socket_;
};

class WsClient {
public:
    WsClient(std::uint16_t port, const std::string& path, const std::string& token);

    int status() const { return status_; } // of the handshake

    void send(std::string_view text, int opcode = 1, bool masked = true);
    // The next text; the code of a close frame as "close 1008"; nothing when cut off.
    std::optional<std::string> next();

    Socket& socket() { return socket_; }

private:
    Socket socket_;
    int status_ = 0;
};

class RealServer {
public:
    // On a data folder or on a database; waits until it serves.
    explicit RealServer(const std::string& where, const std::vector<std::string>& more = {});
    RealServer(const RealServer&) = delete;
    RealServer& operator=(const RealServer&) = delete;
    ~RealServer(); // kills it if it still runs

    void kill();     // -9
    int terminate(); // asks it to stop; its exit code

    // A disk with so little room: no file of the program gets larger.
    void let_files_grow_to(std::uint64_t bytes) const;

    double processor_s() const; // that it has used so far

    std::uint16_t port() const { return port_; }

    const std::string& code() const { return code_; } // of the chief arbiter

private:
    pid_t pid_ = 0;
    int out_ = -1;
    std::uint16_t port_ = 0;
    std::string code_;
};

// The token of a session opened with this code.
std::string enter_by(HttpClient& client, const std::string& code);

} // namespace kodeks::server
