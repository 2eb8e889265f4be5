#include "server/hall.hpp"

#include "server/game/game_json.hpp"
#include "server/records.hpp"

#include <algorithm>
#include <utility>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace {

constexpr std::string_view game_stream = "game ";
constexpr std::string_view event_stream = "event ";
constexpr std::string_view office_stream = "office ";
constexpr std::string_view people_stream = "people";
constexpr std::int64_t posted_code_lifetime_ms = std::int64_t{60} * 24 * 3600 * 1000;

// The header as scripts have it, with the version that the wire leaves out.
tl::expected<referee::script::Header, Message> header_in(const std::string& body) {
    auto json = ledger::read_json(body, 0, body.size());
    if (!json) {
        return tl::unexpected(json.error().message);
    }
    if (json->kind != ledger::JsonKind::object) {
        return tl::unexpected(Message{"script.key_missing", {{"key", "rulebook"}}});
    }
    json->keys.push_back({0, "kodeks-script"});
    json->items.push_back(
        {ledger::JsonKind::number, 0, std::to_string(referee::script::script_version), {}, {}});
    auto header = referee::script::read_header(*json);
    if (!header) {
        return tl::unexpected(header.error().message);
    }
    return std::move(*header);
}

} // namespace

referee::Seat seat_of(const Grant& grant, const std::string& game) {
    using referee::Seat;
    const bool own = grant.game == game && grant.side.has_value();
    const bool white = own && *grant.side == games::Side::white;
    if (grant.role == Role::player && own) {
        return white ? Seat::white : Seat::black;
    }
    if (grant.role == Role::assistant && own) {
        return white ? Seat::white_assistant : Seat::black_assistant;
    }
    if (may(grant.role, Action::rule_anywhere)) {
        return Seat::chief_arbiter;
    }
    const bool assigned =
        grant.boards.empty() || std::ranges::find(grant.boards, game) != grant.boards.end();
    if (may(grant.role, Action::rule_at_board) && assigned) {
        return Seat::arbiter;
    }
    return Seat::spectator;
}

Hall::Hall(const HallTools& tools)
    : tools_(tools),
      people_(new People),
      people_owner_(std::string(people_stream), std::unique_ptr<Decider>(people_), tools.services),
      letters_(tools),
      contests_(tools) {}

Game& Hall::add_game(const GameKey& key) {
    auto game = std::make_unique<Game>(key, tools_);
    game->on_change = [this](const Game& changed) { follow_table(changed); };
    game->credits_lag = [this](const Game& its) { return credits_lag(its); };
    game->on_shown = [this](const Game& changed) {
        if (!list_watchers_.empty()) {
            tell_list({{"type", "game"}, {"game", changed.summary()}});
        }
        if (on_shown) {
            on_shown(changed);
        }
    };
    return *games_.try_emplace(key, std::move(game)).first->second;
}

Game* Hall::find(std::string_view id) {
    const auto key = key_in(id);
    auto found = key ? games_.find(*key) : games_.end();
    if (key && found == games_.end() && tools_.services.neighbours != nullptr) {
        // Another server may have made it a moment ago, faster than its word reached us.
        const std::string stream = std::string(game_stream) + to_text(*key);
        const auto there = tools_.services.neighbours->log().read(stream, 0);
        if (there && !there->records.empty()) {
            follow(stream, 1);
            found = games_.find(*key);
        }
    }
    const bool opened = found != games_.end() && found->second->decider().state().opened();
    return opened ? found->second.get() : nullptr;
}

Result<Hall::Restored> Hall::restore() {
    const auto names = tools_.store.streams();
    if (!names) {
        return tl::unexpected(names.error());
    }
    Restored restored;
    for (const std::string& name : *names) {
        if (const auto done = restore_stream(name, restored); !done) {
            return tl::unexpected(done.error());
        }
    }
    return restored;
}

void Hall::start() {
    people_owner_.start();
    for (auto& [number, event] : events_) {
        event->start_late();
        event->owner().start();
        event->office_owner().start();
    }
    for (auto& [key, game] : games_) {
        if (game->decider().state().opened()) {
            start_table(*game);
        }
    }
    letters_.start();
    contests_.start();
}

// Games and events are made as their streams are met; others are of a room that this program does
// not know.
Owner* Hall::owner_of(const std::string& stream) {
    const std::string_view view = stream;
    if (stream.starts_with(game_stream)) {
        const auto key = key_in(view.substr(game_stream.size()));
        const auto found = key ? games_.find(*key) : games_.end();
        return !key                    ? nullptr
               : found == games_.end() ? &add_game(*key).owner()
                                       : &found->second->owner();
    }
    if (stream.starts_with(event_stream)) {
        const auto number = number_in(view.substr(event_stream.size()));
        const auto found = number ? events_.find(*number) : events_.end();
        return !number                  ? nullptr
               : found == events_.end() ? &add_event(*number).owner()
                                        : &found->second->owner();
    }
    if (stream.starts_with(office_stream)) {
        const auto number = number_in(view.substr(office_stream.size()));
        const auto found = number ? events_.find(*number) : events_.end();
        return !number                  ? nullptr
               : found == events_.end() ? &add_event(*number).office_owner()
                                        : &found->second->office_owner();
    }
    if (stream == people_stream) {
        return &people_owner_;
    }
    Owner* const letters = letters_.owner_of(stream);
    return letters == nullptr ? contests_.owner_of(stream) : letters;
}

// Which command made it: the same command makes no second one.
void Hall::remember(const std::string& stream) {
    const Owner* const owner = owner_of(stream);
    if (owner == nullptr || owner->last() == 0) {
        return;
    }
    if (const auto key = key_in(stream.substr(std::min(game_stream.size(), stream.size())));
        key && stream.starts_with(game_stream)) {
        created_[owner->first_command()] = games_.at(*key).get();
    } else if (const auto number =
                   number_in(stream.substr(std::min(event_stream.size(), stream.size())));
               number && stream.starts_with(event_stream)) {
        created_events_[owner->first_command()] = events_.at(*number).get();
    } else {
        letters_.remember(stream);
        contests_.remember(stream);
    }
}

Result<void> Hall::restore_stream(const std::string& name, Restored& restored) {
    Owner* const owner = owner_of(name);
    const auto done = owner == nullptr ? Result<void>() : restore_records(*owner, name, restored);
    remember(name);
    return done;
}

Result<void> Hall::restore_records(Owner& owner, const std::string& name, Restored& restored) {
    auto read = read_stream(tools_.store, name);
    if (!read) {
        return tl::unexpected(read.error());
    }
    for (const ledger::RawRecord& record : read->records) {
        if (const auto done = owner.restore(record); !done) {
            read->damage = {name, record.envelope.sequence, done.error()};
            break;
        }
        restored.latest = std::max(restored.latest, record.envelope.time);
    }
    if (read->damage) {
        restored.damages.push_back(*read->damage);
    }
    return {};
}

void Hall::create(const std::string& body, const Asked& asked,
                  const std::function<void(const Created&)>& done) {
    if (const auto before = created_.find(asked.command); before != created_.end()) {
        done({{.first = 1, .last = 1, .known = true}, before->second});
        return;
    }
    const auto header = header_in(body);
    if (!header) {
        done({{.outcome = Outcome::unreadable, .why = complaint_json(header.error())}, nullptr});
        return;
    }
    const auto behind = games_.lower_bound({1, 0}); // games of events come after
    const std::uint64_t last = behind == games_.begin() ? 0 : std::prev(behind)->first.number;
    Game& game = add_game({0, last + 1});
    created_[asked.command] = &game;
    Asked opening = asked;
    opening.act = GameDecider::opening(header->match);
    game.owner().ask(std::move(opening), [this, &game, body, asked, done](const Reply& reply) {
        if (game.owner().last() > 0 && game.owner().first_command() != asked.command) {
            created_.erase(asked.command); // another server took the number first
            create(body, asked, done);
            return;
        }
        done({reply, reply.outcome == Outcome::accepted ? &game : nullptr});
    });
}

void Hall::issue(const Grant& grant, const std::string& author,
                 const std::function<void(std::optional<std::string> code)>& done) {
    const std::string code = make_code(tools_.dice);
    const std::string hash = hash_of(code);
    const UnixTime now = tools_.services.watch.now();
    const auto lifetime = grant.lasts() ? posted_code_lifetime_ms : code_lifetime_ms;
    people_owner_.ask({"code:" + hash, "program", author,
                       People::issue({hash, grant, now.value + lifetime}), now},
                      [done, code](const Reply& reply) {
                          done(reply.outcome == Outcome::accepted ? std::optional(code)
                                                                  : std::nullopt);
                      });
}

void Hall::tell_list(const boost::json::object& news) {
    const auto text = std::make_shared<const std::string>(boost::json::serialize(news));
    for (Watcher* const watcher : list_watchers_) {
        watcher->told(text);
    }
}

} // namespace kodeks::server
