// Encryption by certificate files, and proxies that are believed only when named: the real program
// against the openssl client of the system's library.
#include "server/real.hpp"
#include "store_kit/kit.hpp"

#include <array>
#include <cstdlib>
#include <fstream>
#include <memory>

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/socket.h>
#include <unistd.h>

namespace kodeks::server {

namespace {

// A key and a certificate of its own, for the local machine.
void make_certificate(const std::string& key_file, const std::string& certificate_file) {
    EVP_PKEY* const key = EVP_EC_gen("P-256");
    X509* const certificate = X509_new();
    X509_set_version(certificate, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate), -60);
    X509_gmtime_adj(X509_getm_notAfter(certificate), 3600);
    X509_set_pubkey(certificate, key);
    X509_NAME* const name = X509_get_subject_name(certificate);
    const std::array<unsigned char, 10> host{"localhost"};
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, host.data(), -1, -1, 0);
    X509_set_issuer_name(certificate, name);
    X509_sign(certificate, key, EVP_sha256());
    std::FILE* const keys = std::fopen(key_file.c_str(), "w");
    PEM_write_PrivateKey(keys, key, nullptr, nullptr, 0, nullptr, nullptr);
    std::fclose(keys);
    std::FILE* const certificates = std::fopen(certificate_file.c_str(), "w");
    PEM_write_X509(certificates, certificate);
    std::fclose(certificates);
    X509_free(certificate);
    EVP_PKEY_free(key);
}

// A client that speaks TLS of this version at least and most; what it got for its bytes.
std::string ask_encrypted(std::uint16_t port, int version, const std::string& bytes) {
    SSL_CTX* const context = SSL_CTX_new(TLS_client_method());
    SSL_CTX_set_security_level(context, 0); // old versions are to be refused by the server
    SSL_CTX_set_min_proto_version(context, version);
    SSL_CTX_set_max_proto_version(context, version);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    std::string got;
    if (connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
        SSL* const ssl = SSL_new(context);
        SSL_set_fd(ssl, socket);
        if (SSL_connect(ssl) == 1) {
            SSL_write(ssl, bytes.data(), static_cast<int>(bytes.size()));
            std::array<char, 4096> chunk{};
            for (int n = 0; (n = SSL_read(ssl, chunk.data(), chunk.size())) > 0;) {
                got.append(chunk.data(), static_cast<std::size_t>(n));
                if (got.starts_with("HTTP/1.1 101") && got.find("hello") != std::string::npos) {
                    break;
                }
            }
        }
        SSL_free(ssl);
    }
    close(socket);
    SSL_CTX_free(context);
    return got;
}

class TlsTest : public testing::Test {
protected:
    TlsTest() { make_certificate(folder.file("key.pem"), folder.file("cert.pem")); }

    // What the program says when it does not start.
    std::string complaint(const std::string& options) const {
        const std::string line = "$KODEKS_PROGRAM --lang en serve --data " + folder.file("data") +
                                 " --listen 127.0.0.1:0 " + options + " 2>&1";
        std::FILE* const pipe = popen(line.c_str(), "r"); // NOLINT
        std::array<char, 4096> buffer{};
        const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe);
        pclose(pipe);
        return {buffer.data(), count};
    }

    const store::TempFolder folder;
};

TEST_F(TlsTest, EverythingIsEncryptedWithACertificate) {
    RealServer server(folder.file("data"),
                      {"--certificate", folder.file("cert.pem"), "--key", folder.file("key.pem")});
    const std::string ask =
        "GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    for (const int version : {TLS1_2_VERSION, TLS1_3_VERSION}) {
        const std::string got = ask_encrypted(server.port(), version, ask);
        EXPECT_TRUE(got.starts_with("HTTP/1.1 200")) << got;
        EXPECT_NE(got.find("Strict-Transport-Security: max-age=31536000"), std::string::npos);
    }
    EXPECT_EQ(ask_encrypted(server.port(), TLS1_1_VERSION, ask), "");
    const std::string session = R"({"code":")" + server.code() + R"("})";
    const std::string entered = ask_encrypted(
        server.port(), TLS1_3_VERSION,
        "POST /api/session HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: " +
            std::to_string(session.size()) + "\r\n\r\n" + session);
    EXPECT_NE(entered.find("; Secure"), std::string::npos) << entered;
    const std::string live =
        ask_encrypted(server.port(), TLS1_3_VERSION,
                      "GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                      "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                      "Sec-WebSocket-Version: 13\r\n\r\n");
    EXPECT_TRUE(live.starts_with("HTTP/1.1 101")) << live;
    EXPECT_NE(live.find("\"hello\""), std::string::npos);
    HttpClient plain(server.port()); // who does not encrypt is not understood
    EXPECT_FALSE(plain.call("GET", "/api/health").has_value());
    EXPECT_EQ(server.terminate(), 0);
}

TEST_F(TlsTest, WhatCannotBeUsedIsNamed) {
    EXPECT_EQ(complaint("--certificate " + folder.file("cert.pem")),
              "kodeks: a certificate needs its key and a key its certificate\n");
    const std::string missing =
        complaint("--certificate " + folder.file("none.pem") + " --key " + folder.file("key.pem"));
    EXPECT_NE(missing.find(folder.file("none.pem")), std::string::npos) << missing;
    const std::string swapped =
        complaint("--certificate " + folder.file("cert.pem") + " --key " + folder.file("cert.pem"));
    EXPECT_NE(swapped.find(folder.file("cert.pem")), std::string::npos) << swapped;
    EXPECT_NE(swapped.find("cannot be used"), std::string::npos) << swapped;
}

// Tries of codes are counted by the client's address; who is not a named proxy cannot pretend.
TEST(Proxy, IsBelievedOnlyWhenNamed) {
    for (const bool named : {false, true}) {
        const store::TempFolder folder;
        const RealServer server(folder.path().string(),
                                named ? std::vector<std::string>{"--behind-proxy", "127.0.0.1"}
                                      : std::vector<std::string>{});
        Socket socket(server.port());
        int last = 0;
        for (int i = 0; i < 25; ++i) {
            const std::string body = R"({"code":"0000-0000-0000"})";
            socket.send(
                "POST /api/session HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.9, 10.0.0." +
                std::to_string(i) + "\r\nX-Forwarded-Proto: https\r\nContent-Length: " +
                std::to_string(body.size()) + "\r\n\r\n" + body);
            std::size_t length = 0;
            for (auto line = socket.line(); line && !line->empty(); line = socket.line()) {
                last = line->starts_with("HTTP/1.1 ") ? std::stoi(line->substr(9)) : last;
                length =
                    line->starts_with("Content-Length: ") ? std::stoul(line->substr(16)) : length;
            }
            socket.bytes(length);
        }
        EXPECT_EQ(last, named ? 403 : 429);
    }
}

} // namespace

} // namespace kodeks::server
