// One WebSocket: messages in, one at a time; messages out, in order, as fast as the other side
// takes them and no further than a bound.
#include "server/live/live.hpp"
#include "server/net/connection.hpp"

#include <chrono>
#include <deque>

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace kodeks::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using SteadyTime = std::chrono::steady_clock::time_point;

constexpr std::size_t message_bytes_max = 8192;
constexpr std::size_t waiting_bytes_max = 4 * 1024 * 1024;     // for somebody who does not read
constexpr auto ping_every = std::chrono::milliseconds(2500);   // it measures the lag of players
constexpr auto ping_watchers_every = std::chrono::seconds(10); // they are many; is anybody there?
constexpr auto silence_max = std::chrono::seconds(30);
constexpr auto goodbye_time = std::chrono::seconds(2);
constexpr int messages_max = 100; // within:
constexpr auto messages_time = std::chrono::seconds(20);
constexpr int policy_violated = 1008;
constexpr int going_away = 1001;

template <class Stream>
class LiveConnection final : public Connection,
                             public Line,
                             public std::enable_shared_from_this<LiveConnection<Stream>> {
public:
    LiveConnection(Edge::Inside& edge, Stream stream, Upgrade upgrade)
        : edge_(edge),
          upgrade_(std::move(upgrade)),
          stream_(std::move(stream)),
          timer_(stream_.get_executor()) {
        ++edge_.counts.connections;
        ++edge_.counts.live;
        edge_.connections.insert(this);
    }

    LiveConnection(const LiveConnection&) = delete;
    LiveConnection& operator=(const LiveConnection&) = delete;

    ~LiveConnection() override {
        --edge_.counts.connections;
        --edge_.counts.live;
        edge_.connections.erase(this);
    }

    void start() {
        stream_.read_message_max(message_bytes_max);
        stream_.auto_fragment(false);
        stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
            heard_ = now();
            if (kind == websocket::frame_type::pong && live_) {
                const auto passed = heard_ - pinged_;
                live_->measured(
                    {std::chrono::duration_cast<std::chrono::milliseconds>(passed).count()});
            }
        });
        stream_.async_accept(upgrade_.request, [self = this->shared_from_this()](
                                                   const boost::system::error_code& error) {
            if (!error) {
                self->accepted();
            }
        });
    }

    void send(const Text& text) override {
        if (closing_) {
            return;
        }
        waiting_bytes_ += text->size();
        waiting_.push_back(text);
        if (waiting_bytes_ > waiting_bytes_max) {
            edge_.refuse("does-not-read", upgrade_.address);
            asio::post(stream_.get_executor(), [self = this->shared_from_this()] { self->drop(); });
        } else if (!writing_) {
            only_watches() ? write_soon() : write();
        }
    }

    void close(int code, std::string_view reason) override {
        reason_ = {static_cast<websocket::close_code>(code), reason};
        closing_ = true;
        if (!writing_) {
            say_goodbye();
        }
    }

    void end() override { close(going_away, "the server stops"); }

private:
    static SteadyTime now() { return std::chrono::steady_clock::now(); }

    void accepted() {
        heard_ = now();
        counted_since_ = heard_;
        live_ = std::make_unique<Live>(edge_.api, *this, upgrade_.call);
        live_->begin(upgrade_.after);
        ping_later();
        read();
    }

    void read() {
        stream_.async_read(buffer_, [self = this->shared_from_this()](
                                        const boost::system::error_code& error, std::size_t) {
            if (error) {
                self->note_breach(error);
                self->over();
            } else {
                self->on_message();
            }
        });
    }

    // What is no WebSocket any more; whoever is cut off or says goodbye breaks nothing.
    void note_breach(const boost::system::error_code& error) {
        const auto ours = make_error_code(websocket::error::bad_opcode);
        if (error.category() == ours.category() && error != websocket::error::closed) {
            edge_.refuse(error.message(), upgrade_.address);
        }
    }

    bool too_many() {
        if (now() - counted_since_ > messages_time) {
            counted_since_ = now();
            counted_ = 0;
        }
        return ++counted_ > messages_max;
    }

    void on_message() {
        heard_ = now();
        ++edge_.counts.messages_in;
        const std::string text = beast::buffers_to_string(buffer_.data());
        buffer_.consume(buffer_.size());
        if (too_many() || !stream_.got_text()) {
            edge_.refuse("too-many-messages-or-no-text", upgrade_.address);
            close(policy_violated, "too many messages, or not text");
        } else if (live_ && !closing_) {
            live_->receive(text);
        }
        read();
    }

    bool only_watches() const { return upgrade_.call.who.session.empty(); }

    // Those who watch are many: whoever plays is told before them, and read from between them.
    void write_soon() {
        writing_ = true;
        asio::post(stream_.get_executor(), [self = this->shared_from_this()] { self->write(); });
    }

    void write() {
        writing_ = true;
        stream_.text(true);
        stream_.async_write(
            asio::buffer(*waiting_.front()),
            [self = this->shared_from_this()](const boost::system::error_code& error, std::size_t) {
                self->written(error);
            });
    }

    void written(const boost::system::error_code& error) {
        writing_ = false;
        if (error) {
            over();
            return;
        }
        ++edge_.counts.messages_out;
        waiting_bytes_ -= waiting_.front()->size();
        waiting_.pop_front();
        if (!waiting_.empty()) {
            write();
        } else if (closing_) {
            say_goodbye();
        }
    }

    void say_goodbye() {
        if (said_goodbye_) {
            return;
        }
        said_goodbye_ = true;
        timer_.expires_after(goodbye_time); // whoever does not answer is left
        timer_.async_wait([self = this->weak_from_this()](const boost::system::error_code& error) {
            const auto still = self.lock();
            if (!error && still) {
                still->drop();
            }
        });
        stream_.async_close(reason_, [self = this->shared_from_this()](
                                         const boost::system::error_code&) { self->over(); });
    }

    void ping_later() {
        timer_.expires_after(only_watches() ? ping_watchers_every : ping_every);
        timer_.async_wait([self = this->weak_from_this()](const boost::system::error_code& error) {
            const auto still = self.lock();
            if (!error && still) {
                still->ping();
            }
        });
    }

    void ping() {
        if (now() - heard_ > silence_max) {
            drop();
            return;
        }
        if (!pinging_ && !closing_) {
            pinging_ = true;
            pinged_ = now();
            stream_.async_ping({},
                               [self = this->shared_from_this()](const boost::system::error_code&) {
                                   self->pinging_ = false;
                               });
        }
        ping_later();
    }

    // Without a word, as to somebody who does not listen.
    void drop() {
        boost::system::error_code ignored;
        beast::get_lowest_layer(stream_).close(ignored);
        over();
    }

    void over() {
        timer_.cancel();
        closing_ = true;
        live_.reset();
    }

    Edge::Inside& edge_;
    Upgrade upgrade_;
    websocket::stream<Stream, false> stream_;
    asio::steady_timer timer_;
    beast::flat_buffer buffer_;
    std::unique_ptr<Live> live_;
    std::deque<Text> waiting_;
    std::size_t waiting_bytes_ = 0;
    websocket::close_reason reason_;
    bool writing_ = false;
    bool pinging_ = false;
    bool closing_ = false;
    bool said_goodbye_ = false;
    SteadyTime heard_{};
    SteadyTime pinged_{};
    SteadyTime counted_since_{};
    int counted_ = 0;
};

} // namespace

void start_live(Edge::Inside& edge, PlainStream stream, Upgrade upgrade) {
    std::make_shared<LiveConnection<PlainStream>>(edge, std::move(stream), std::move(upgrade))
        ->start();
}

void start_live(Edge::Inside& edge, TlsStream stream, Upgrade upgrade) {
    std::make_shared<LiveConnection<TlsStream>>(edge, std::move(stream), std::move(upgrade))
        ->start();
}

} // namespace kodeks::server
