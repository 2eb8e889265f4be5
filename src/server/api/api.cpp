#include "server/api/api.hpp"

#include "base/utf8.hpp"
#include "server/contests/contest_routes.hpp"
#include "server/letters/tourney_routes.hpp"
#include "server/writing/letter_routes.hpp"

#include <array>

#include <arpa/inet.h>
#include <fmt/format.h>

namespace kodeks::server {

namespace {

// A code has 60 bits: nobody guesses one at this speed, and nobody else is kept out by it. The same
// holds for passwords, of which the usual ones are not taken (people/password.hpp).
constexpr int tries_max = 20; // at one address, within:
constexpr std::int64_t tries_time_ms = 60'000;
constexpr std::size_t addresses_max = 10'000; // remembered at once
constexpr std::size_t path_shown = 200;       // of a path, in the log

constexpr auto all_routes = std::to_array<Route>({
    {"GET", "/api/health", Action::read_rulebook, get_health},
    {"GET", "/api/openapi.json", Action::read_rulebook, get_openapi},
    {"GET", "/metrics", Action::read_metrics, get_metrics},

    {"POST", "/api/session", Action::watch_games, open_session},
    {"GET", "/api/session", Action::watch_games, show_session},
    {"DELETE", "/api/session", Action::watch_games, end_session},
    {"GET", "/api/sessions", Action::end_sessions, list_sessions},
    {"DELETE", "/api/sessions/{session}", Action::end_sessions, end_other_session},
    {"POST", "/api/codes", Action::issue_codes, issue_code},
    {"POST", "/api/session/password", Action::keep_password, set_password},
    {"GET", "/api/accounts", Action::keep_accounts, list_accounts},
    {"DELETE", "/api/accounts/{account}", Action::keep_accounts, close_account},

    {"GET", "/api/rulebooks", Action::read_rulebook, list_rulebooks},
    {"GET", "/api/rulebooks/{rulebook}/articles", Action::read_rulebook, list_articles},
    {"GET", "/api/articles", Action::read_rulebook, search_articles},
    {"GET", "/api/articles/{article}", Action::read_rulebook, show_article},
    {"GET", "/api/variants", Action::read_rulebook, list_variants},

    {"POST", "/api/tools/analysis", Action::read_rulebook, analyse_position},
    {"POST", "/api/tools/games", Action::read_rulebook, read_games},
    {"POST", "/api/tools/draw", Action::read_rulebook, verify_draw},
    {"GET", "/api/tools/dial", Action::read_rulebook, set_dial},
    {"GET", "/api/tools/composition", Action::read_rulebook, list_genres},
    {"POST", "/api/tools/composition", Action::read_rulebook, begin_study},
    {"GET", "/api/tools/composition/{job}", Action::read_rulebook, show_study},
    {"DELETE", "/api/tools/composition/{job}", Action::read_rulebook, stop_study},
    {"POST", "/api/tools/collection", Action::read_rulebook, ask_collection},
    {"GET", "/api/tools/letter", Action::read_rulebook, list_letter_games},
    {"POST", "/api/tools/letter", Action::read_rulebook, write_move_letter},
    {"POST", "/api/tools/letter/read", Action::read_rulebook, read_move_letter},

    {"GET", "/api/games", Action::watch_games, list_games},
    {"POST", "/api/games", Action::create_games, create_game},
    {"GET", "/api/games/{game}", Action::watch_games, show_game},
    {"GET", "/api/games/{game}/facts", Action::watch_games, list_facts},
    {"GET", "/api/games/{game}/text", Action::watch_games, show_game_text},
    {"GET", "/api/broadcast/{format}", Action::watch_games, show_all_texts},
    {"POST", "/api/games/{game}/acts", Action::watch_games, take_act},
    {"GET", "/api/games/{game}/live", Action::watch_games, live_only, true},
    {"GET", "/api/live", Action::watch_games, live_only, true},

    {"GET", "/api/events", Action::watch_games, list_events},
    {"POST", "/api/events", Action::create_events, create_event},
    {"POST", "/api/events/check", Action::create_events, check_event},
    {"POST", "/api/events/import", Action::create_events, import_event},
    {"GET", "/api/events/{event}", Action::watch_games, show_event},
    {"GET", "/api/events/{event}/facts", Action::watch_games, list_event_facts},
    {"GET", "/api/events/{event}/file", Action::read_journal, export_event},
    {"GET", "/api/events/{event}/stages/{stage}", Action::watch_games, show_stage},
    {"GET", "/api/events/{event}/stages/{stage}/rounds/{round}", Action::watch_games, show_round},
    {"GET", "/api/events/{event}/stages/{stage}/rounds/{round}/explanation", Action::watch_games,
     explain_round},
    {"GET", "/api/events/{event}/stages/{stage}/rounds/{round}/broadcast/{format}",
     Action::watch_games, show_round_texts},
    {"GET", "/api/events/{event}/stages/{stage}/standings", Action::watch_games, show_standings},
    {"GET", "/api/events/{event}/stages/{stage}/standings/{entry}", Action::watch_games,
     explain_place},
    {"GET", "/api/events/{event}/stages/{stage}/crosstable", Action::watch_games, show_crosstable},
    {"GET", "/api/events/{event}/stages/{stage}/schedule", Action::watch_games, show_schedule},
    {"GET", "/api/events/{event}/stages/{stage}/draw", Action::watch_games, show_draw},
    {"GET", "/api/events/{event}/papers", Action::watch_games, list_papers},
    {"GET", "/api/events/{event}/papers/{paper}", Action::watch_games, show_paper},
    {"GET", "/api/events/{event}/office", Action::read_journal, show_office},
    {"GET", "/api/events/{event}/office/protests", Action::lodge_protests, show_own_protests},
    {"POST", "/api/events/{event}/office/acts", Action::watch_games, take_office_act},
    {"POST", "/api/events/{event}/acts", Action::record_results, take_event_act},
    {"POST", "/api/events/{event}/entries/read", Action::keep_entries, read_entries},
    {"GET", "/api/events/{event}/undo", Action::rule_on_events, show_undo},
    {"POST", "/api/events/{event}/undo", Action::rule_on_events, take_undo},
    {"POST", "/api/events/{event}/games", Action::create_games, open_tables},
    {"POST", "/api/events/{event}/codes", Action::issue_codes, issue_event_codes},
    {"GET", "/api/events/{event}/live", Action::watch_games, live_only, true},

    {"GET", "/api/correspondence", Action::watch_games, list_tourneys},
    {"POST", "/api/correspondence", Action::run_letters, create_tourney},
    {"POST", "/api/correspondence/import", Action::run_letters, import_tourney},
    {"GET", "/api/correspondence/{tourney}", Action::watch_games, show_tourney},
    {"GET", "/api/correspondence/{tourney}/file", Action::watch_games, export_tourney},
    {"GET", "/api/correspondence/{tourney}/rulings", Action::watch_games, list_rulings},
    {"GET", "/api/correspondence/{tourney}/papers", Action::watch_games, list_letter_papers},
    {"GET", "/api/correspondence/{tourney}/papers/{paper}", Action::watch_games, show_letter_paper},
    {"GET", "/api/correspondence/{tourney}/games/{game}", Action::watch_games, show_letter_game},
    {"POST", "/api/correspondence/{tourney}/games/{game}/letter", Action::watch_games,
     write_game_letter},
    {"POST", "/api/correspondence/{tourney}/games/{game}/letter/read", Action::watch_games,
     read_game_letter},
    {"POST", "/api/correspondence/{tourney}/acts", Action::watch_games, take_letter_act},
    {"POST", "/api/correspondence/{tourney}/codes", Action::issue_codes, issue_letter_codes},

    {"GET", "/api/contests", Action::watch_games, list_contests},
    {"POST", "/api/contests", Action::run_contests, create_contest},
    {"POST", "/api/contests/import", Action::run_contests, import_contest},
    {"GET", "/api/contests/{contest}", Action::watch_games, show_contest},
    {"GET", "/api/contests/{contest}/file", Action::watch_games, export_contest},
    {"GET", "/api/contests/{contest}/facts", Action::watch_games, list_contest_facts},
    {"GET", "/api/contests/{contest}/papers", Action::watch_games, list_contest_papers},
    {"GET", "/api/contests/{contest}/papers/{paper}", Action::watch_games, show_contest_paper},
    {"POST", "/api/contests/{contest}/acts", Action::watch_games, take_contest_act},
    {"POST", "/api/contests/{contest}/codes", Action::issue_codes, issue_contest_codes},
    {"POST", "/api/contests/{contest}/works/{work}/examination", Action::watch_games,
     begin_examination},
    {"GET", "/api/contests/{contest}/works/{work}/examination/{job}", Action::watch_games,
     show_examination},
    {"DELETE", "/api/contests/{contest}/works/{work}/examination/{job}", Action::watch_games,
     stop_examination},
});

// Whether the path is one of the pattern's; what stands for names in braces is put aside.
bool fits(std::string_view pattern, std::string_view path,
          std::map<std::string, std::string>& found) {
    while (!pattern.empty() && !path.empty()) {
        const std::string_view want = pattern.substr(0, pattern.find('/', 1));
        const std::string_view got = path.substr(0, path.find('/', 1));
        if (want.starts_with("/{") && got.size() > 1) {
            found[std::string(want.substr(2, want.size() - 3))] = got.substr(1);
        } else if (want != got) {
            return false;
        }
        pattern.remove_prefix(want.size());
        path.remove_prefix(got.size());
    }
    return pattern.empty() && path.empty();
}

struct Found {
    const Route* route = nullptr;
    std::map<std::string, std::string> path;
    std::string allowed{}; // methods of this address, when it has no such one
};

// Whoever asks for the head alone asks a question; the edge leaves the body out.
std::string_view meant(const Request& request) {
    return request.method == "HEAD" ? std::string_view("GET") : request.method;
}

Found find_route(const Request& request) {
    Found found;
    for (const Route& route : all_routes) {
        std::map<std::string, std::string> path;
        if (!fits(route.path, request.path, path)) {
            continue;
        }
        if (route.method == meant(request)) {
            return {&route, std::move(path)};
        }
        found.allowed += (found.allowed.empty() ? "" : ", ") + std::string(route.method);
    }
    return found;
}

// A browser says from which page a request comes; only our own pages change anything. Programs say
// nothing and carry a token of their own.
bool is_own_origin(const Request& request) {
    const std::string origin = request.header("origin");
    if (origin.empty()) {
        return true;
    }
    const std::size_t start = origin.find("://");
    return start != std::string::npos && origin.substr(start + 3) == request.header("host");
}

Response no_route(const std::string& allowed) {
    if (allowed.empty()) {
        return error_response(404, "server.no_such_path");
    }
    Response response = error_response(405, "server.no_such_method");
    response.headers.emplace_back("Allow", allowed);
    return response;
}

// Whoever has one address of the sixth version has 2^64 of them: they are tried as one.
std::string network_of(const std::string& address) {
    constexpr std::size_t network_bytes = 8;
    std::array<unsigned char, sizeof(in6_addr)> bytes{};
    constexpr std::string_view old = "::ffff:"; // an address of the fourth version
    if (address.starts_with(old) || inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) {
        return address;
    }
    std::string network;
    for (std::size_t i = 0; i < network_bytes; ++i) {
        network += fmt::format("{:02x}", bytes[i]);
    }
    return network;
}

} // namespace

std::span<const Route> routes() {
    return all_routes;
}

Who Api::who(const Request& request) const {
    constexpr std::string_view bearer = "Bearer ";
    const std::string authorization = request.header("authorization");
    const std::string token = authorization.starts_with(bearer)
                                  ? authorization.substr(bearer.size())
                                  : cookie(request, "kodeks_session");
    if (token.empty()) {
        return {};
    }
    const std::string hash = hash_of(token);
    const UnixTime now = hall_.tools().services.watch.now();
    const Session* session = hall_.people().session(hash, now);
    if (session == nullptr && hall_.tools().services.neighbours != nullptr) {
        // He may have come in at another server a moment ago, faster than its word reached us.
        hall_.follow(hall_.people_owner().stream(), hall_.people_owner().last() + 1);
        session = hall_.people().session(hash, now);
    }
    return session == nullptr ? Who{} : Who{session->grant, hash};
}

// What was refused is noted with who, what and from where.
void Api::handle(const Request& request, const Respond& answer) {
    const Respond respond = settings_.log == nullptr ? answer : noting(request, answer);
    Found found = find_route(request);
    if (found.route == nullptr) {
        respond(no_route(found.allowed));
        return;
    }
    if (meant(request) != "GET" && !is_own_origin(request)) {
        respond(error_response(403, "server.foreign_origin"));
        return;
    }
    if (first_invalid_byte(request.body)) { // what is no text must never get into a record
        respond(error_response(400, "server.bad_request"));
        return;
    }
    const Call call{request, who(request), std::move(found.path)};
    if (!may(call.who.grant.role, found.route->action)) {
        respond(error_response(call.who.session.empty() ? 401 : 403, "server.no_right"));
        return;
    }
    found.route->handler(*this, call, respond);
}

Respond Api::noting(const Request& request, const Respond& answer) const {
    return [this, answer, method = request.method, path = request.path.substr(0, path_shown),
            address = request.address](Response response) {
        if (response.status >= 400) {
            note("refused", {{"method", method},
                             {"path", path},
                             {"status", response.status},
                             {"address", address}});
        }
        answer(std::move(response));
    };
}

bool Api::takes_file(const Request& request) const {
    const Found found = find_route(request);
    return found.route != nullptr &&
           (found.route->handler == import_event || found.route->handler == import_tourney ||
            found.route->handler == import_contest) &&
           may(who(request).grant.role, found.route->action);
}

bool Api::may_try_code(const std::string& address) {
    const UnixTime now = hall_.tools().services.watch.now();
    if (tries_.size() > addresses_max) {
        tries_.clear();
    }
    Tries& tries = tries_[network_of(address)];
    if (now.value - tries.since.value > tries_time_ms) {
        tries = {now, 0};
    }
    return ++tries.count <= tries_max;
}

std::optional<Api::LiveCall> Api::live(const Request& request) const {
    Found found = find_route(request);
    if (found.route == nullptr || !found.route->live || !is_own_origin(request)) {
        return std::nullopt;
    }
    LiveCall call{found.route, who(request), std::move(found.path)};
    if (!may(call.who.grant.role, found.route->action)) {
        return std::nullopt;
    }
    return call;
}

} // namespace kodeks::server
