#include "server/hall.hpp"

#include "server/game/game_json.hpp"
#include "server/records.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace {

constexpr std::string_view game_stream = "game ";
constexpr std::string_view people_stream = "people";
constexpr std::int64_t code_lifetime_ms = std::int64_t{7} * 24 * 3600 * 1000;

std::optional<std::uint64_t> number_in(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number > 0 ? std::optional(number) : std::nullopt;
}

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
      people_owner_(std::string(people_stream), std::unique_ptr<Decider>(people_), tools.services) {
}

Game& Hall::add_game(std::uint64_t number) {
    auto game = std::make_unique<Game>(std::to_string(number), tools_.known, tools_.services);
    game->on_change = [this](const Game& changed) { tell_list(changed); };
    return *games_.emplace(number, std::move(game)).first->second;
}

Game* Hall::find(std::string_view id) {
    const auto number = number_in(id);
    const auto found = number ? games_.find(*number) : games_.end();
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
    for (auto& [number, game] : games_) {
        if (game->decider().state().opened()) {
            game->owner().start();
        }
    }
}

Result<void> Hall::restore_stream(const std::string& name, Restored& restored) {
    const auto number = name.starts_with(game_stream)
                            ? number_in(std::string_view(name).substr(game_stream.size()))
                            : std::nullopt;
    if (!number && name != people_stream) {
        return {}; // of a room that this program does not know
    }
    auto read = read_stream(tools_.store, name);
    if (!read) {
        return tl::unexpected(read.error());
    }
    Game* const game = number ? &add_game(*number) : nullptr;
    Owner& owner = game != nullptr ? game->owner() : people_owner_;
    for (const ledger::RawRecord& record : read->records) {
        if (const auto done = owner.restore(record); !done) {
            read->damage = {name, record.envelope.sequence, done.error()};
            break;
        }
        restored.latest = std::max(restored.latest, record.envelope.time);
    }
    if (game != nullptr && owner.last() > 0) {
        created_[read->records.front().envelope.command] = game;
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
    Game& game = add_game(games_.empty() ? 1 : games_.rbegin()->first + 1);
    created_[asked.command] = &game;
    Asked opening = asked;
    opening.act = GameDecider::opening(header->match);
    game.owner().ask(std::move(opening), [&game, done](const Reply& reply) {
        done({reply, reply.outcome == Outcome::accepted ? &game : nullptr});
    });
}

void Hall::issue(const Grant& grant, const std::string& author,
                 const std::function<void(std::optional<std::string> code)>& done) {
    const std::string code = make_code(tools_.dice);
    const std::string hash = hash_of(code);
    const UnixTime now = tools_.services.watch.now();
    people_owner_.ask({"code:" + hash, "program", author,
                       People::issue({hash, grant, now.value + code_lifetime_ms}), now},
                      [done, code](const Reply& reply) {
                          done(reply.outcome == Outcome::accepted ? std::optional(code)
                                                                  : std::nullopt);
                      });
}

void Hall::tell_list(const Game& game) {
    if (list_watchers_.empty()) {
        return;
    }
    const auto text = std::make_shared<const std::string>(
        boost::json::serialize(boost::json::object{{"type", "game"}, {"game", game.summary()}}));
    for (Watcher* const watcher : list_watchers_) {
        watcher->told(text);
    }
}

} // namespace kodeks::server
