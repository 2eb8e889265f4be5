// Somebody at a live game over a bad network: messages are late, connections are cut, acts are sent
// again and twice. It keeps what it saw and what it was told, so that both can be compared with the
// log.
#pragma once

#include "server/live/live.hpp"
#include "server/simulation/virtual_world.hpp"

namespace kodeks::server::simulation {

// How bad; in the middle of a game this may change.
struct Weather {
    std::int64_t delay_ms_max = 50;
    std::uint64_t cut_one_in = 60;       // messages
    std::uint64_t duplicate_one_in = 20; // acts
};

class Bot final : public Line {
public:
    struct Place {
        std::string game;
        std::string token;
        std::string name; // before the ids of its acts
    };

    // Where the server is; nothing while the machine is off.
    using Door = std::function<Api*()>;

    Bot(VirtualTime& time, VirtualDice& dice, Place place, Door door);

    void set(const Weather& weather);

    void come();    // connects, and comes back whenever it is cut off
    void cut();     // the connection is lost, with everything on its way
    void live_on(); // does something, now and then, for ever

    void send(const Text& text) override;
    void close(int code, std::string_view reason) override;

    // Acknowledged acts with their numbers, and facts by number as this seat saw them.
    const std::map<std::string, std::pair<std::int64_t, std::int64_t>>& acknowledged() const {
        return acknowledged_;
    }

    const std::map<std::int64_t, std::string>& facts() const { return facts_; }

    const std::string& seat() const { return seat_; }

    const Place& place() const { return place_; }

    // What it found wrong itself; empty when nothing.
    const std::string& complaint() const { return complaint_; }

private:
    void connect();
    void got(const boost::json::object& message);
    void take_facts(const boost::json::object& message);
    void take_answer(const boost::json::object& message);
    void act();
    void transmit();
    void answer_pings();
    std::string choose();
    std::string choose_move();
    Milliseconds delay();

    VirtualTime& time_;
    VirtualDice& dice_;
    Place place_;
    Door door_;
    Weather weather_;
    std::unique_ptr<Live> live_;
    std::uint64_t connection_ = 0; // messages of an older one never arrive
    std::int64_t last_in_ms_ = 0;  // messages of one connection keep their order
    std::int64_t last_out_ms_ = 0;
    std::optional<std::int64_t> last_; // number seen
    boost::json::object view_;
    std::string seat_;
    std::uint64_t acts_ = 0;
    std::string pending_id_; // the act that waits for its answer, and its text
    std::string pending_;
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> acknowledged_;
    std::map<std::int64_t, std::string> facts_;
    std::string complaint_;
};

} // namespace kodeks::server::simulation
