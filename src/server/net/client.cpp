#include "server/net/client.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <openssl/ssl.h>

namespace kodeks::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using HttpQuestion = http::request<http::string_body>;

constexpr std::uint64_t answer_bytes_max = 128U << 20U; // a large event with its games

template <class Stream>
ClientAnswer exchange(Stream& stream, const HttpQuestion& request,
                      boost::system::error_code& error) {
    http::write(stream, request, error);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(answer_bytes_max);
    if (!error) {
        http::read(stream, buffer, parser, error);
    }
    return error ? ClientAnswer{}
                 : ClientAnswer{static_cast<int>(parser.get().result_int()), parser.get().body()};
}

ClientAnswer exchange_encrypted(asio::ip::tcp::socket socket, const ServerUrl& url,
                                const HttpQuestion& request, boost::system::error_code& error) {
    asio::ssl::context context(asio::ssl::context::tls_client);
    SSL_CTX_set_min_proto_version(context.native_handle(), TLS1_2_VERSION);
    context.set_default_verify_paths(error);
    beast::ssl_stream<asio::ip::tcp::socket> stream(std::move(socket), context);
    stream.set_verify_mode(asio::ssl::verify_peer);
    stream.set_verify_callback(asio::ssl::host_name_verification(url.host));
    SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
             const_cast<char*>(url.host.c_str())); // NOLINT: the library copies it
    if (!error) {
        stream.handshake(asio::ssl::stream_base::client, error);
    }
    return error ? ClientAnswer{} : exchange(stream, request, error);
}

} // namespace

struct Client::Question {
    http::verb method;
    const std::string& target;
    const std::string& body;
};

std::optional<ServerUrl> server_url(std::string_view text) {
    constexpr std::string_view plain = "http://";
    constexpr std::string_view safe = "https://";
    ServerUrl url;
    url.encrypted = text.starts_with(safe);
    if (!url.encrypted && !text.starts_with(plain)) {
        return std::nullopt;
    }
    text.remove_prefix((url.encrypted ? safe : plain).size());
    text = text.substr(0, text.find('/'));
    const std::size_t bracket = text.find(']');
    const std::size_t colon = text.find(':', bracket == text.npos ? 0 : bracket);
    url.port = colon == text.npos ? (url.encrypted ? "443" : "80") : text.substr(colon + 1);
    url.host = text.substr(0, colon);
    if (url.host.starts_with('[') && url.host.ends_with(']')) {
        url.host = url.host.substr(1, url.host.size() - 2);
    }
    const bool digits = url.port.find_first_not_of("0123456789") == std::string::npos;
    return url.host.empty() || url.port.empty() || !digits ? std::nullopt : std::optional(url);
}

Result<ClientAnswer> Client::get(const std::string& target) const {
    return ask({http::verb::get, target, ""});
}

Result<ClientAnswer> Client::post(const std::string& target, const std::string& body) const {
    return ask({http::verb::post, target, body});
}

Result<ClientAnswer> Client::ask(const Question& question) const {
    HttpQuestion request(question.method, question.target, 11);
    request.set(http::field::host, url_.host + ":" + url_.port);
    request.set(http::field::user_agent, "kodeks");
    if (!token_.empty()) {
        request.set(http::field::authorization, "Bearer " + token_);
    }
    request.body() = question.body;
    request.prepare_payload();
    asio::io_context context;
    asio::ip::tcp::resolver resolver(context);
    asio::ip::tcp::socket socket(context);
    boost::system::error_code error;
    const auto found = resolver.resolve(url_.host, url_.port, error);
    if (!error) {
        asio::connect(socket, found, error);
    }
    ClientAnswer answer;
    if (!error) {
        answer = url_.encrypted ? exchange_encrypted(std::move(socket), url_, request, error)
                                : exchange(socket, request, error);
    }
    if (error) {
        return tl::unexpected(Fault{{"server.no_answer", {{"reason", error.message()}}},
                                    url_.host + ":" + url_.port,
                                    {},
                                    ""});
    }
    return answer;
}

} // namespace kodeks::server
