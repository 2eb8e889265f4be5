// One live connection, without sockets: a game, an event or the lists of both, told as it happens.
// The first message says where things stand; with the last number the client saw, exactly the rest
// follows.
#pragma once

#include "server/api/api.hpp"

namespace kodeks::server {

// What the edge gives a connection.
class Line {
public:
    virtual ~Line() = default;
    virtual void send(const Text& text) = 0;
    virtual void close(int code, std::string_view reason) = 0; // codes of RFC 6455
};

class Live final : public Watcher {
public:
    Live(Api& api, Line& line, const Api::LiveCall& call);
    Live(const Live&) = delete;
    Live& operator=(const Live&) = delete;
    ~Live() override;

    // `after`: the last number the client saw; nothing when it has seen none.
    void begin(std::optional<std::uint32_t> after);
    void receive(const std::string& text);

    // How long the last ping took; the server's own measurement.
    void measured(Milliseconds round_trip) {
        before_ = last_ping_;
        last_ping_ = round_trip;
    }

    // One slow answer alone gains nothing.
    Milliseconds lag() const override { return std::min(before_, last_ping_); }

    void told(const Text& text) override;

private:
    bool is_in(); // closes the line otherwise
    void hear_of(std::uint32_t last);
    void note_refusal(const boost::json::object& answer) const;
    void send(const boost::json::object& object);
    void hello_game(std::optional<std::uint32_t> after);
    void hello_event(std::optional<std::uint32_t> after);
    void hello_list();

    Api& api_;
    Line& line_;
    Who who_;
    Game* game_ = nullptr;
    EventDesk* event_ = nullptr; // neither: the lists
    std::string wanted_;         // the id
    Milliseconds before_{0};
    Milliseconds last_ping_{0};
    // Answers may come when the connection is gone.
    std::shared_ptr<Live*> alive_;
};

} // namespace kodeks::server
