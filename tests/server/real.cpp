#include "server/real.hpp"

#include "support/process_time.hpp"

#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <regex>

#include <arpa/inet.h>
#include <boost/json/parse.hpp>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kodeks::server {

Socket::Socket(std::uint16_t port) : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{20, 0};
    setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    const int on = 1;
    setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        ::close(descriptor_);
        descriptor_ = -1;
    }
}

Socket::~Socket() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

bool Socket::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool Socket::fill() {
    std::array<char, 4096> chunk{};
    const ssize_t got = recv(descriptor_, chunk.data(), chunk.size(), 0);
    if (got <= 0) {
        return false;
    }
    buffer_.append(chunk.data(), static_cast<std::size_t>(got));
    return true;
}

std::optional<std::string> Socket::line() {
    std::size_t end = 0;
    while ((end = buffer_.find("\r\n")) == std::string::npos) {
        if (!fill()) {
            return std::nullopt;
        }
    }
    std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end + 2);
    return line;
}

std::optional<std::string> Socket::bytes(std::size_t count) {
    while (buffer_.size() < count) {
        if (!fill()) {
            return std::nullopt;
        }
    }
    std::string bytes = buffer_.substr(0, count);
    buffer_.erase(0, count);
    return bytes;
}

bool Socket::at_end() {
    while (fill()) {
    }
    return true;
}

std::optional<RealAnswer> HttpClient::call(const std::string& method, const std::string& path,
                                           const std::string& body, const std::string& token) {
    std::string request = method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    if (!token.empty()) {
        request += "Authorization: Bearer " + token + "\r\n";
    }
    request += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
    if (!socket_.send(request)) {
        return std::nullopt;
    }
    RealAnswer answer;
    std::size_t length = 0;
    for (auto line = socket_.line();; line = socket_.line()) {
        if (!line) {
            return std::nullopt;
        }
        if (line->empty()) {
            break;
        }
        if (line->starts_with("HTTP/1.1 ")) {
            answer.status = std::stoi(line->substr(9));
        } else if (line->starts_with("Content-Length: ")) {
            length = std::stoul(line->substr(16));
        }
        answer.head += *line + "\n";
    }
    const auto text = socket_.bytes(length);
    if (!text) {
        return std::nullopt;
    }
    boost::system::error_code ignored;
    answer.body = boost::json::parse(*text, ignored);
    answer.text = *text;
    return answer;
}

WsClient::WsClient(std::uint16_t port, const std::string& path, const std::string& token)
    : socket_(port) {
    socket_.send("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n" +
                 "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                 "Sec-WebSocket-Version: 13\r\nAuthorization: Bearer " + token + "\r\n\r\n");
    for (auto line = socket_.line(); line && !line->empty(); line = socket_.line()) {
        if (line->starts_with("HTTP/1.1 ")) {
            status_ = std::stoi(line->substr(9));
        }
    }
}

void WsClient::send(std::string_view text, int opcode, bool masked) {
    std::string frame(1, static_cast<char>(0x80 | opcode));
    const char flag = masked ? '\x80' : '\0';
    if (text.size() < 126) {
        frame += static_cast<char>(flag | static_cast<char>(text.size()));
    } else {
        frame += static_cast<char>(flag | 126);
        frame += static_cast<char>(text.size() >> 8);
        frame += static_cast<char>(text.size() & 0xFF);
    }
    const std::string mask = masked ? std::string("\x11\x22\x33\x44") : std::string(4, '\0');
    frame += masked ? mask : "";
    for (std::size_t i = 0; i < text.size(); ++i) {
        frame += static_cast<char>(text[i] ^ mask[i % 4]);
    }
    socket_.send(frame);
}

std::optional<std::string> WsClient::next() {
    for (;;) {
        const auto head = socket_.bytes(2);
        if (!head) {
            return std::nullopt;
        }
        const int opcode = (*head)[0] & 0x0F;
        std::size_t length = static_cast<unsigned char>((*head)[1]) & 0x7FU;
        const std::size_t more = length == 126 ? 2 : length == 127 ? 8 : 0;
        const auto longer = socket_.bytes(more);
        if (!longer) {
            return std::nullopt;
        }
        if (more > 0) {
            length = 0;
            for (const char byte : *longer) {
                length = length << 8 | static_cast<unsigned char>(byte);
            }
        }
        const auto text = socket_.bytes(length);
        if (!text || opcode == 1) {
            return text;
        }
        if (opcode == 8) {
            const auto code = static_cast<unsigned char>((*text)[0]) << 8 |
                              static_cast<unsigned char>((*text)[1]);
            return "close " + std::to_string(code);
        }
        if (opcode == 9) { // a ping is answered
            send(*text, 10);
        }
    }
}

RealServer::RealServer(const std::string& where, const std::vector<std::string>& more) {
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    std::vector<std::string> words = {std::getenv("KODEKS_PROGRAM"),
                                      "--lang",
                                      "en",
                                      "serve",
                                      where.starts_with("postgresql:") ? "--database" : "--data",
                                      where,
                                      "--listen",
                                      "127.0.0.1:0",
                                      "--empty"};
    words.insert(words.end(), more.begin(), more.end());
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    pid_ = fork();
    if (pid_ == 0) {
        dup2(ends[1], STDOUT_FILENO);
        std::signal(SIGXFSZ, SIG_IGN); // a full disk is an error, not a signal
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    ::close(ends[1]);
    out_ = ends[0];
    static const std::regex address("https?://127\\.0\\.0\\.1:(\\d+)/#code=(\\S+)");
    std::string said;
    std::smatch match;
    char c = 0;
    while (!std::regex_search(said, match, address) || said.back() != '\n') {
        if (::read(out_, &c, 1) != 1) {
            ADD_FAILURE() << "the server did not start: " << said;
            return;
        }
        said += c;
    }
    port_ = static_cast<std::uint16_t>(std::stoi(match[1]));
    code_ = match[2];
}

RealServer::~RealServer() {
    kill();
    ::close(out_);
}

void RealServer::kill() {
    if (pid_ > 0) {
        ::kill(pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
        pid_ = 0;
    }
}

void RealServer::let_files_grow_to(std::uint64_t bytes) const {
    const rlimit limit{bytes, bytes};
    EXPECT_EQ(prlimit(pid_, RLIMIT_FSIZE, &limit, nullptr), 0);
}

double RealServer::processor_s() const {
    return test::processor_s(pid_);
}

int RealServer::terminate() {
    int status = 0;
    ::kill(pid_, SIGTERM);
    waitpid(pid_, &status, 0);
    pid_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string enter_by(HttpClient& client, const std::string& code) {
    const auto got = client.call("POST", "/api/session", R"({"code":")" + code + R"("})");
    EXPECT_TRUE(got && got->status == 201);
    return std::string(got->body.at("token").as_string());
}

} // namespace kodeks::server
