// One HTTP connection: request, answer, the next request.
#include "server/api/numbers.hpp"
#include "server/net/connection.hpp"

#include <chrono>

#include <boost/asio/ip/address.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace kodeks::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

constexpr std::uint32_t header_bytes_max = 16 * 1024;
constexpr std::uint64_t body_bytes_max = 256 * 1024;
constexpr std::uint64_t file_bytes_max =
    64 * 1024 * 1024; // of an event file, from who may send one

constexpr auto copied_headers = std::to_array<http::field>(
    {http::field::host, http::field::origin, http::field::cookie, http::field::authorization,
     http::field::if_none_match, http::field::content_type, http::field::accept_encoding});

std::string lower(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    return small;
}

template <class Stream>
class HttpConnection final : public Connection,
                             public std::enable_shared_from_this<HttpConnection<Stream>> {
public:
    HttpConnection(Edge::Inside& edge, Stream stream)
        : edge_(edge), stream_(std::move(stream)), timer_(stream_.get_executor()) {
        ++edge_.counts.connections;
        edge_.connections.insert(this);
    }

    HttpConnection(const HttpConnection&) = delete;
    HttpConnection& operator=(const HttpConnection&) = delete;

    ~HttpConnection() override {
        --edge_.counts.connections;
        edge_.connections.erase(this);
    }

    // First of all, where there is encryption.
    void shake_hands() {
        watch_time();
        stream_.async_handshake(
            asio::ssl::stream_base::server,
            [self = this->shared_from_this()](const boost::system::error_code& error) {
                error ? self->fail_handshake() : self->read();
            });
    }

    void read() {
        parser_.emplace();
        parser_->header_limit(header_bytes_max);
        parser_->body_limit(file_bytes_max);
        watch_time();
        http::async_read_header(
            stream_, buffer_, *parser_,
            [self = this->shared_from_this()](const boost::system::error_code& error, std::size_t) {
                error ? self->on_read(error) : self->read_body();
            });
    }

    void end() override {
        ending_ = true;
        if (!answering_) {
            close();
        }
    }

private:
    // How much may follow depends on who sends it and where to.
    void read_body() {
        Request request;
        const bool readable = fill(request);
        const std::uint64_t limit =
            readable && edge_.api.takes_file(request) ? file_bytes_max : body_bytes_max;
        if (parser_->content_length().value_or(0) > limit) {
            refuse(413, "server.too_large");
            return;
        }
        parser_->body_limit(limit);
        http::async_read(
            stream_, buffer_, *parser_,
            [self = this->shared_from_this()](const boost::system::error_code& error, std::size_t) {
                self->timer_.cancel();
                self->on_read(error);
            });
    }

    void fail_handshake() {
        edge_.refuse("no-encryption", address());
        close();
    }

    std::string address() {
        boost::system::error_code ignored;
        return beast::get_lowest_layer(stream_).remote_endpoint(ignored).address().to_string();
    }

    // Somebody who says nothing between two requests is only idle.
    bool has_begun() const {
        return parser_ && !answering_ && (buffer_.size() > 0 || parser_->got_some());
    }

    void watch_time() {
        timer_.expires_after(edge_.settings.request_time);
        timer_.async_wait([self = this->weak_from_this()](const boost::system::error_code& error) {
            const auto still = self.lock();
            if (!error && still) {
                still->run_out_of_time();
            }
        });
    }

    void run_out_of_time() {
        if (has_begun()) {
            edge_.refuse("too-slow", address());
        }
        close();
    }

    void close() {
        boost::system::error_code ignored;
        timer_.cancel();
        tcp::socket& socket = beast::get_lowest_layer(stream_);
        socket.shutdown(tcp::socket::shutdown_both, ignored);
        socket.close(ignored);
    }

    void on_read(const boost::system::error_code& error) {
        if (error == http::error::body_limit || error == http::error::header_limit) {
            refuse(413, "server.too_large");
        } else if (error == http::error::end_of_stream ||
                   error.category() != make_error_code(http::error::bad_target).category()) {
            error ? close() : take();
        } else {
            refuse(400, "server.bad_request");
        }
    }

    void refuse(int status, std::string_view key) {
        edge_.refuse(key, address());
        ending_ = true;
        answer(error_response(status, key));
    }

    // Everything but the body; false when it makes no sense.
    bool fill(Request& request) {
        const HttpRequest& got = parser_->get();
        request.method = std::string(got.method_string());
        for (const http::field field : copied_headers) {
            if (const auto found = got.find(field); found != got.end()) {
                request.headers[lower(to_string(field))] = std::string(found->value());
            }
        }
        request.address = address();
        request.encrypted = edge_.tls.has_value();
        believe_proxy(request);
        return read_target(std::string_view(got.target()), request);
    }

    // Whoever is not named as a proxy says nothing about others. The last address is the one that
    // the proxy itself saw.
    void believe_proxy(Request& request) {
        const auto& proxies = edge_.settings.proxies;
        if (std::ranges::find(proxies, request.address) == proxies.end()) {
            return;
        }
        const auto header = [&](std::string_view name) {
            const auto found = parser_->get().find(beast::string_view(name.data(), name.size()));
            return found == parser_->get().end() ? std::string() : std::string(found->value());
        };
        const std::string chain = header("X-Forwarded-For");
        const std::string last = chain.substr(chain.find_last_of(", ") + 1);
        boost::system::error_code error;
        const auto address = asio::ip::make_address(last, error);
        if (!error) {
            request.address = address.to_string();
        }
        request.encrypted = request.encrypted || header("X-Forwarded-Proto") == "https";
    }

    void take() {
        ++edge_.counts.requests;
        const HttpRequest& got = parser_->get();
        Request request;
        if (!fill(request)) {
            refuse(400, "server.bad_request");
            return;
        }
        if (beast::websocket::is_upgrade(got)) {
            upgrade(request);
            return;
        }
        request.body = got.body();
        ask(request);
    }

    void ask(const Request& request) {
        answering_ = true;
        if (!request.path.starts_with("/api/") && request.path != "/metrics") {
            answer(edge_.pages.answer(request));
            return;
        }
        edge_.api.handle(request, [self = this->shared_from_this()](Response response) {
            self->answer(std::move(response));
        });
    }

    void upgrade(const Request& request) {
        auto call = edge_.api.live(request);
        if (!call) {
            refuse(403, "server.no_right");
            return;
        }
        const auto after = number(request, "after");
        start_live(edge_, std::move(stream_),
                   {parser_->release(), std::move(*call),
                    after ? std::optional(static_cast<std::uint32_t>(
                                std::min<std::uint64_t>(*after, UINT32_MAX)))
                          : std::nullopt,
                    request.address});
    }

    void add_security(http::response<http::string_body>& out) const {
        if (edge_.tls) { // a year, RFC 6797
            out.set("Strict-Transport-Security", "max-age=31536000");
        }
        out.set("X-Content-Type-Options", "nosniff");
        out.set("Referrer-Policy", "no-referrer");
        out.set("Cross-Origin-Opener-Policy", "same-origin");
        out.set("Cross-Origin-Resource-Policy", "same-origin");
        out.set("Content-Security-Policy",
                "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
                "form-action 'self'; frame-ancestors 'none'");
    }

    void answer(Response response) {
        const bool head = parser_->is_done() && parser_->get().method() == http::verb::head;
        out_ = http::response<http::string_body>(static_cast<http::status>(response.status), 11);
        if (!response.type.empty()) {
            out_.set(http::field::content_type, response.type);
        }
        out_.set(http::field::cache_control, "no-store");
        add_security(out_);
        for (const auto& [name, value] : response.headers) {
            out_.set(name, value);
        }
        out_.body() = std::move(response.body);
        out_.keep_alive(!ending_ && parser_->get().keep_alive());
        if (response.status != 204 && response.status != 304) {
            out_.content_length(out_.body().size());
        }
        if (head) {
            out_.body().clear();
        }
        watch_time();
        http::async_write(
            stream_, out_,
            [self = this->shared_from_this()](const boost::system::error_code& error, std::size_t) {
                self->timer_.cancel();
                self->answering_ = false;
                if (error || self->ending_ || !self->out_.keep_alive()) {
                    self->close();
                } else {
                    self->read();
                }
            });
    }

    Edge::Inside& edge_;
    Stream stream_;
    asio::steady_timer timer_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    http::response<http::string_body> out_;
    bool answering_ = false;
    bool ending_ = false;
};

} // namespace

void start_http(Edge::Inside& edge, tcp::socket socket) {
    if (edge.tls) {
        std::make_shared<HttpConnection<TlsStream>>(edge, TlsStream(std::move(socket), *edge.tls))
            ->shake_hands();
    } else {
        std::make_shared<HttpConnection<PlainStream>>(edge, std::move(socket))->read();
    }
}

} // namespace kodeks::server
