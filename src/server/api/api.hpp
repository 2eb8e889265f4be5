// Everything a client can do over HTTP, as a table of routes. A route says which action of the
// table of rights it needs (people/role.hpp); whoever has no right to it does not get through.
// docs/openapi.json describes the same routes; a test compares them.
#pragma once

#include "oracle/analysis.hpp"
#include "server/api/http.hpp"
#include "server/hall.hpp"
#include "server/log.hpp"

#include <functional>
#include <span>

namespace kodeks::server {

class CompositionWorker;

// Who asks.
struct Who {
    Grant grant{};         // a spectator's when nobody is known
    std::string session{}; // the hash of the token; empty without a session

    std::string author(const std::string& seat) const {
        return grant.name.empty() ? seat : seat + " " + grant.name;
    }
};

struct Call {
    const Request& request;
    Who who;
    std::map<std::string, std::string> path; // what stood for {game}
};

class Api;

using Handler = void (*)(Api&, const Call&, const Respond&);

struct Route {
    const char* method;
    const char* path;
    Action action;
    Handler handler;
    bool live = false; // a WebSocket; the handler answers plain requests
};

std::span<const Route> routes();

struct ApiSettings {
    std::string version{};
    std::function<std::string()> metrics{};
    std::function<std::optional<Fault>()> failure{}; // why no acts are accepted
    const Log* log = nullptr;
    // Studies a position and answers later; false when too many wait already. Empty: nobody does.
    std::function<bool(const games::Position&, std::function<void(const truth::Analysis&)>)>
        analyse{};
    // Does long work elsewhere and then what follows it here; false when too much waits already.
    // Empty: the work is done at once.
    std::function<bool(std::function<void()> work, std::function<void()> done)> aside{};
    decltype(aside)
        passwords{}; // the same for passwords, so that nobody at the door waits for papers
    CompositionWorker* compositions = nullptr; // nullptr: nobody solves them
};

class Api {
public:
    Api(Hall& hall, ApiSettings settings) : hall_(hall), settings_(std::move(settings)) {}

    void handle(const Request& request, const Respond& answer);

    // Who sends this, by cookie or by "Authorization: Bearer".
    Who who(const Request& request) const;

    // The live route that a request to upgrade names, if whoever sends it may have it.
    struct LiveCall {
        const Route* route = nullptr;
        Who who;
        std::map<std::string, std::string> path;
    };

    std::optional<LiveCall> live(const Request& request) const;

    // Whether a whole event file may follow, instead of a short text.
    bool takes_file(const Request& request) const;

    // Whether somebody at this address may try another code now.
    bool may_try_code(const std::string& address);

    Hall& hall() { return hall_; }

    const Hall& hall() const { return hall_; }

    const ApiSettings& settings() const { return settings_; }

    // For whoever runs the server; never a code, a token or what somebody wrote.
    void note(std::string_view what, const boost::json::object& about) const {
        if (settings_.log != nullptr) {
            settings_.log->note(what, about);
        }
    }

private:
    // Tries of codes by address, since a moment.
    struct Tries {
        UnixTime since{0};
        int count = 0;
    };

    Respond noting(const Request& request, const Respond& answer) const;

    Hall& hall_;
    ApiSettings settings_;
    std::map<std::string, Tries> tries_;
};

// The handlers, by what they are about.
void get_health(Api& api, const Call& call, const Respond& respond);
void get_openapi(Api& api, const Call& call, const Respond& respond);
void get_metrics(Api& api, const Call& call, const Respond& respond);
void live_only(Api& api, const Call& call, const Respond& respond);

void open_session(Api& api, const Call& call, const Respond& respond);
void show_session(Api& api, const Call& call, const Respond& respond);
void end_session(Api& api, const Call& call, const Respond& respond);
void list_sessions(Api& api, const Call& call, const Respond& respond);
void end_other_session(Api& api, const Call& call, const Respond& respond);
void issue_code(Api& api, const Call& call, const Respond& respond);
void set_password(Api& api, const Call& call, const Respond& respond);
void list_accounts(Api& api, const Call& call, const Respond& respond);
void close_account(Api& api, const Call& call, const Respond& respond);

void list_rulebooks(Api& api, const Call& call, const Respond& respond);
void list_articles(Api& api, const Call& call, const Respond& respond);
void search_articles(Api& api, const Call& call, const Respond& respond);
void show_article(Api& api, const Call& call, const Respond& respond);
void list_variants(Api& api, const Call& call, const Respond& respond);

void analyse_position(Api& api, const Call& call, const Respond& respond);
void read_games(Api& api, const Call& call, const Respond& respond);
void verify_draw(Api& api, const Call& call, const Respond& respond);
void set_dial(Api& api, const Call& call, const Respond& respond);

void list_genres(Api& api, const Call& call, const Respond& respond);
void begin_study(Api& api, const Call& call, const Respond& respond);
void show_study(Api& api, const Call& call, const Respond& respond);
void stop_study(Api& api, const Call& call, const Respond& respond);
void ask_collection(Api& api, const Call& call, const Respond& respond);

void list_games(Api& api, const Call& call, const Respond& respond);
void create_game(Api& api, const Call& call, const Respond& respond);
void show_game(Api& api, const Call& call, const Respond& respond);
void list_facts(Api& api, const Call& call, const Respond& respond);
void show_game_text(Api& api, const Call& call, const Respond& respond);
void show_all_texts(Api& api, const Call& call, const Respond& respond);
void show_round_texts(Api& api, const Call& call, const Respond& respond);
void take_act(Api& api, const Call& call, const Respond& respond);

void list_events(Api& api, const Call& call, const Respond& respond);
void create_event(Api& api, const Call& call, const Respond& respond);
// The event of the path; nothing after it has been said that there is none.
EventDesk* event_in(Api& api, const Call& call, const Respond& respond);

void read_entries(Api& api, const Call& call, const Respond& respond);
void check_event(Api& api, const Call& call, const Respond& respond);
void import_event(Api& api, const Call& call, const Respond& respond);
void show_event(Api& api, const Call& call, const Respond& respond);
void list_event_facts(Api& api, const Call& call, const Respond& respond);
void export_event(Api& api, const Call& call, const Respond& respond);
void show_stage(Api& api, const Call& call, const Respond& respond);
void show_round(Api& api, const Call& call, const Respond& respond);
void explain_round(Api& api, const Call& call, const Respond& respond);
void show_standings(Api& api, const Call& call, const Respond& respond);
void explain_place(Api& api, const Call& call, const Respond& respond);
void show_crosstable(Api& api, const Call& call, const Respond& respond);
void show_schedule(Api& api, const Call& call, const Respond& respond);
void show_draw(Api& api, const Call& call, const Respond& respond);
void list_papers(Api& api, const Call& call, const Respond& respond);
void show_paper(Api& api, const Call& call, const Respond& respond);
void show_office(Api& api, const Call& call, const Respond& respond);
void show_own_protests(Api& api, const Call& call, const Respond& respond);
void take_office_act(Api& api, const Call& call, const Respond& respond);
void take_event_act(Api& api, const Call& call, const Respond& respond);
void show_undo(Api& api, const Call& call, const Respond& respond);
void take_undo(Api& api, const Call& call, const Respond& respond);
void open_tables(Api& api, const Call& call, const Respond& respond);
void issue_event_codes(Api& api, const Call& call, const Respond& respond);

// Officials of the event read everything; whoever only watches may see it later.
inline Reading reading_of(const Who& who) {
    const bool watches = who.grant.role == Role::spectator || who.grant.role == Role::press;
    return may(who.grant.role, Action::read_journal) ? Reading::whole
           : watches                                 ? Reading::late
                                                     : Reading::wall;
}

// The same for an event: `body` is an act of its desk (event/event_act.hpp) with its own id.
void carry_event_act(Api& api, EventDesk& event, const Who& who, const std::string& body,
                     const std::function<void(boost::json::object)>& done);

// An act of somebody at a game, as it came in: its own id, what is done, what was seen last.
void carry_act(Api& api, Game& game, const Who& who, const std::string& body,
               const std::function<void(boost::json::object)>& done);

} // namespace kodeks::server
