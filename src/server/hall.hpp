// Everything the server holds: the people, games and events with their owners, and who watches
// what. It decides nothing: acts go to owners, facts and views to watchers.
#pragma once

#include "server/contests/contest_decider.hpp"
#include "server/event_desk.hpp"
#include "server/game/game_decider.hpp"
#include "server/game/told.hpp"
#include "server/game_key.hpp"
#include "server/hall_tools.hpp"
#include "server/late.hpp"
#include "server/letters/letter_hall.hpp"
#include "server/owner.hpp"
#include "server/people/people.hpp"

namespace kodeks::server {

// One game in the hall.
class Game {
public:
    Game(const GameKey& key, const HallTools& tools);
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    const GameKey& key() const { return key_; }

    const std::string& id() const { return id_; }

    Owner& owner() { return owner_; }

    const Owner& owner() const { return owner_; }

    const GameDecider& decider() const { return *decider_; }

    // As this seat sees it: spectators later, where broadcasts are delayed.
    const GameDecider& seen_from(referee::Seat seat) const;
    std::uint32_t last_for(referee::Seat seat) const;

    const GameDecider& shown() const { return seen_from(referee::Seat::spectator); }

    void start_late(); // after everything was read from the disk

    void watch(Watcher& watcher, referee::Seat seat);
    void leave(Watcher& watcher);
    bool has_watcher(referee::Seat seat) const;

    // Whether a player sits here, or at another server on the same log.
    bool is_present(referee::Seat player) const;
    void resume_if_all_are_back();

    std::size_t watchers() const { return watchers_.size(); }

    boost::json::object view(referee::Seat seat) const;
    boost::json::object summary() const;

    // What of the history is wanted: facts behind a number, as the seat may see them now.
    struct Wanted {
        referee::Seat seat;
        std::uint32_t after = 0;
        bool positions = false; // with the board and the clocks after each fact
    };

    Result<boost::json::array> history(store::Store& store, const Wanted& wanted) const;

    // Something happened; and, where broadcasts are delayed later than that, spectators see it.
    std::function<void(const Game&)> on_change;
    std::function<void(const Game&)> on_shown;

    // Whether what the way of a message costs is credited (game/lag.hpp).
    std::function<bool(const Game&)> credits_lag;

    // Of a game of an event: where it is played.
    std::optional<tournament::GameRef> table{};

private:
    void tell(std::span<const Fact> facts);
    void tell_late(std::span<const Fact> facts);
    template <class Choice>
    void tell_seats(std::span<const Fact> facts, const Choice& choice);
    Instant now_for(const GameDecider& seen) const;
    Milliseconds lag_now(games::Side side) const;
    void credit_lag();
    void tell_neighbours(referee::Seat seat, Presence presence);

    GameKey key_;
    std::string id_;
    const truth::Oracle& known_;
    Services services_;
    std::unique_ptr<Late<GameDecider>> late_; // where broadcasts are delayed
    GameDecider* decider_;                    // the owner's
    Owner owner_;
    // In the order in which they came, so that the same run tells in the same order.
    std::vector<std::pair<Watcher*, referee::Seat>> watchers_;
};

class Hall {
public:
    explicit Hall(const HallTools& tools);

    struct Restored {
        std::vector<store::Damage> damages; // such streams stay as far as they are sound
        UnixTime latest{0};                 // nothing recorded is younger
    };

    // Reads everything from the disk; start() then lets time go on.
    Result<Restored> restore();
    void start();
    void join(); // instead of start(): another server keeps time

    // The log was out of reach and is back: clocks go on from the last record, as after a restart.
    void go_on();

    // Another server has written: to this stream up to this record, or nobody knows to which.
    struct Heard {
        std::string stream;
        store::Sequence last = 0;
    };

    void follow(const std::string& stream, store::Sequence last);
    void follow(const std::vector<Heard>& streams);
    void follow_all();

    // A player of this game sat at a server that is gone: the clock stops until he is back.
    void interrupt(const std::string& id);
    // Stops the clock to the moment by the ruling for interruptions.
    void stop_clock(Game& game, std::string_view why, const std::function<void()>& done);
    // Whoever was away may have come in at another server.
    void look_for_players(const std::string& id);

    struct Created {
        Reply reply;
        Game* game = nullptr;
    };

    // `body` is the header of a script without its version (docs/game-script.md).
    void create(const std::string& body, const Asked& asked,
                const std::function<void(const Created&)>& done);

    Game* find(std::string_view id);

    const std::map<GameKey, std::unique_ptr<Game>>& games() const { return games_; }

    struct Opened {
        Reply reply;
        EventDesk* event = nullptr;
    };

    // `asked.act` creates the event, with its first stage.
    void create_event(const Asked& asked, const std::function<void(const Opened&)>& done);

    // An event file of the command line, with the games of its tables; whole or not at all.
    void import_event(const std::string& text, const Asked& asked,
                      const std::function<void(const Opened&)>& done);
    Result<std::string> export_event(EventDesk& event);

    EventDesk* find_event(std::string_view id);

    const std::map<std::uint64_t, std::unique_ptr<EventDesk>>& events() const { return events_; }

    // Tournaments by letter.
    LetterHall& letters() { return letters_; }

    // The time since the game before this one ended here; nothing when it was not played here.
    std::optional<Milliseconds> since_game_before(const GameKey& key, UnixTime now) const;

    // Contests of compositions.
    ContestHall& contests() { return contests_; }

    // The game of a table is opened on the terms of the event; the one that is there already
    // otherwise.
    void open_table(EventDesk& event, const tournament::GameRef& ref, const Asked& asked,
                    const std::function<void(const Created&)>& done);

    // Where somebody sits at this game: by a slip for the game, or by his place in the event.
    referee::Seat seat_of(const Grant& grant, const Game& game) const;

    // A term of the event that a game belongs to; empty without.
    std::string term_of(const Game& game, std::string_view name) const;

    // A new code for this grant; nothing when the disk did not take it.
    void issue(const Grant& grant, const std::string& author,
               const std::function<void(std::optional<std::string> code)>& done);

    Owner& people_owner() { return people_owner_; }

    const People& people() const { return *people_; }

    // Who else wants to know what spectators see.
    std::function<void(const Game&)> on_shown;

    void watch_list(Watcher& watcher) { list_watchers_.push_back(&watcher); }

    void leave_list(Watcher& watcher) { std::erase(list_watchers_, &watcher); }

    const HallTools& tools() const { return tools_; }

private:
    Result<void> restore_stream(const std::string& name, Restored& restored);
    Result<void> restore_records(Owner& owner, const std::string& name, Restored& restored);
    Game& add_game(const GameKey& key);
    EventDesk& add_event(std::uint64_t number);

    std::uint64_t next_event() const { return events_.empty() ? 1 : events_.rbegin()->first + 1; }

    Owner* owner_of(const std::string& stream);
    void meet(const std::string& stream);
    void take_over(const store::From& from, const std::vector<ledger::RawRecord>& records);
    EventDesk* same_event(const store::Write& imported);
    void imported(const std::vector<store::Write>& writes, EventDesk& event);
    void start_table(Game& game);
    void find_table(Game& game);
    bool credits_lag(const Game& game) const;
    void remember(const std::string& stream);
    void follow_table(const Game& game);
    void tell_list(const boost::json::object& news);

    HallTools tools_;
    People* people_; // the owner's
    Owner people_owner_;
    LetterHall letters_;
    ContestHall contests_;
    std::map<GameKey, std::unique_ptr<Game>> games_;
    std::map<std::uint64_t, std::unique_ptr<EventDesk>> events_; // by number
    std::map<std::string, Game*> created_;                       // by the command that created it
    std::map<std::string, EventDesk*> created_events_;
    std::vector<Watcher*> list_watchers_;
};

// Where somebody sits at this game by a slip for it.
referee::Seat seat_of(const Grant& grant, const std::string& game);

} // namespace kodeks::server
