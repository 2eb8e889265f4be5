// Events in the hall, and the games at their tables.
#include "server/event/event_file.hpp"
#include "server/event/table_game.hpp"
#include "server/game/game_json.hpp"
#include "server/hall.hpp"
#include "server/records.hpp"
#include "tournament/record/record.hpp"
#include "tournament/record/words.hpp"

#include <algorithm>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;
using tournament::GameId;
using tournament::GameRef;

namespace {

Reply unreadable(const Message& why) {
    return {.outcome = Outcome::unreadable, .why = complaint_json(why)};
}

Reply refused(const Message& why) {
    return {.outcome = Outcome::refused, .why = complaint_json(why)};
}

std::string result_word(const tournament::Outcome& outcome) {
    if (outcome.status != tournament::Status::finished) {
        return std::string(ledger::word(outcome.status));
    }
    return fmt::format("{}-{}", ledger::word(outcome.white), ledger::word(outcome.black));
}

// Where in the file something is wrong, for whoever sent it.
json::object fault_json(const Fault& fault) {
    json::object why = complaint_json(fault.message);
    why["line"] = fault.place.line;
    why["column"] = fault.place.column;
    return why;
}

// The games of a file, as the referee reads them: a fault names the game.
std::optional<Message> defect_in(const store::Write& game, const truth::Oracle& known) {
    std::string text = ledger::header_line() + "\n";
    for (const std::string& line : game.lines) {
        text += line + "\n";
    }
    const auto records = ledger::read_records({text, game.stream});
    if (!records) {
        return records.error().message;
    }
    GameDecider decider(known);
    for (const ledger::RawRecord& record : records->all) {
        if (const auto folded = decider.recall(record); !folded) {
            return folded.error();
        }
    }
    return std::nullopt;
}

} // namespace

EventDesk& Hall::add_event(std::uint64_t number) {
    auto event = std::make_unique<EventDesk>(std::to_string(number), tools_);
    event->on_shown = [this](const EventDesk& changed) {
        if (!list_watchers_.empty()) {
            tell_list({{"type", "event"}, {"event", changed.summary()}});
        }
    };
    return *events_.try_emplace(number, std::move(event)).first->second;
}

EventDesk* Hall::find_event(std::string_view id) {
    const auto number = number_in(id);
    const auto found = number ? events_.find(*number) : events_.end();
    return found != events_.end() && found->second->decider().opened() ? found->second.get()
                                                                       : nullptr;
}

void Hall::create_event(const Asked& asked, const std::function<void(const Opened&)>& done) {
    if (const auto before = created_events_.find(asked.command);
        before != created_events_.end() && before->second->decider().opened()) {
        done({{.first = 1, .last = 1, .known = true}, before->second});
        return;
    }
    const auto trial = EventDecider().attempt(asked);
    if (trial.verdict.answer != Answer::accepted) {
        done({{.outcome =
                   trial.verdict.answer == Answer::refused ? Outcome::refused : Outcome::unreadable,
               .why = trial.verdict.why}});
        return;
    }
    EventDesk& event = add_event(next_event());
    created_events_[asked.command] = &event;
    event.owner().ask(asked, [this, &event, asked, done](const Reply& reply) {
        if (event.owner().last() > 0 && event.owner().first_command() != asked.command) {
            created_events_.erase(asked.command); // another server took the number first
            create_event(asked, done);
            return;
        }
        done({reply, reply.outcome == Outcome::accepted ? &event : nullptr});
    });
}

// The same first line, to the millisecond and by the same author, is the same event.
EventDesk* Hall::same_event(const store::Write& imported) {
    for (const auto& [number, event] : events_) {
        const auto& envelopes = event->decider().envelopes();
        if (envelopes.empty()) {
            continue;
        }
        ledger::Envelope first = envelopes.front();
        first.stream = imported.stream;
        const std::string line =
            ledger::write_record(first, tournament::write_event(event->decider().events().front()));
        if (line == imported.lines.front()) {
            return event.get();
        }
    }
    return nullptr;
}

void Hall::import_event(const std::string& text, const Asked& asked,
                        const std::function<void(const Opened&)>& done) {
    const std::uint64_t number = next_event();
    auto writes = streams_of({text, "event file"}, number, {asked.at, asked.author});
    if (!writes) {
        done({{.outcome = Outcome::unreadable, .why = fault_json(writes.error())}});
        return;
    }
    if (EventDesk* const same = same_event(writes->front())) {
        done({{.first = 1, .last = same->owner().last(), .known = true}, same});
        return;
    }
    for (std::size_t i = 1; i < writes->size(); ++i) {
        const bool is_game = (*writes)[i].stream.starts_with("game ");
        const auto wrong = is_game ? defect_in((*writes)[i], tools_.known) : std::nullopt;
        if (wrong) {
            done({unreadable(*wrong)});
            return;
        }
    }
    EventDesk& event = add_event(number);
    const auto kept = std::make_shared<std::vector<store::Write>>(*writes);
    tools_.services.journal.append_all(
        std::move(*writes),
        [this, kept, done, text, asked, &event](const Result<store::Receipt>& receipt) {
            if (receipt && receipt->written == store::Written::conflict &&
                tools_.services.neighbours != nullptr) {
                event.owner().follow(1); // another server took the number first
                import_event(text, asked, done);
                return;
            }
            if (!receipt || receipt->written != store::Written::stored) {
                done({{.outcome = Outcome::unavailable}});
                return;
            }
            imported(*kept, event);
            done({{.first = 1, .last = event.owner().last()}, &event});
        });
}

// The disk has all streams: they are read from it as after a restart.
void Hall::imported(const std::vector<store::Write>& writes, EventDesk& event) {
    Restored restored;
    for (const store::Write& write : writes) {
        static_cast<void>(restore_stream(write.stream, restored));
    }
    event.start_late();
    event.owner().start();
    event.office_owner().start();
    for (auto& [key, game] : games_) {
        if (std::to_string(key.event) == event.id()) {
            start_table(*game);
        }
    }
    if (event.shown().opened()) {
        tell_list({{"type", "event"}, {"event", event.summary()}});
    }
}

Result<std::string> Hall::export_event(EventDesk& event) {
    std::vector<EventStream> streams;
    const auto add = [&](const std::string& stream, const std::string& name,
                         std::uint32_t last) -> Result<void> {
        auto read = tools_.store.read(stream, 0);
        if (!read) {
            return tl::unexpected(read.error());
        }
        std::string text = ledger::header_line() + "\n";
        for (const store::Stored& record : read->records) {
            text += record.sequence <= last ? record.line + "\n" : "";
        }
        auto records = ledger::read_records({text, stream});
        if (!records) {
            return tl::unexpected(records.error());
        }
        EventStream one{name, std::move(records->all), {}};
        for (const ledger::RawRecord& record : one.records) {
            one.facts.push_back(fact_text(text, record));
        }
        streams.push_back(std::move(one));
        return {};
    };
    auto done = add("event " + event.id(), "event",
                    static_cast<std::uint32_t>(event.decider().events().size()));
    if (done) {
        done = add("office " + event.id(), "office", event.office_owner().last());
    }
    for (const auto& [key, game] : games_) {
        if (done && std::to_string(key.event) == event.id()) {
            done =
                add("game " + game->id(), fmt::format("game {}", key.number), game->owner().last());
        }
    }
    return done ? Result<std::string>(file_of(streams))
                : Result<std::string>(tl::unexpected(done.error()));
}

std::optional<Milliseconds> Hall::since_game_before(const GameKey& key, UnixTime now) const {
    const auto found = games_.find({key.event, key.number - 1});
    if (found == games_.end() || !found->second->decider().state().outcome) {
        return std::nullopt;
    }
    const GameDecider& before = found->second->decider();
    return Milliseconds{now.value - before.timeline().time(before.state().ended).value};
}

void Hall::open_table(EventDesk& event, const GameRef& ref, const Asked& asked,
                      const std::function<void(const Created&)>& done) {
    const tournament::State& state = event.decider().state();
    const tournament::Outcome* const outcome = find_game(state, ref);
    if (outcome == nullptr) {
        done({refused({"tournament.no_game",
                       {{"round", std::to_string(ref.round)},
                        {"table", std::to_string(ref.table)},
                        {"game", std::to_string(ref.game)}}})});
        return;
    }
    const GameKey key{number_in(event.id()).value(), game_id(state, ref).value};
    if (Game* const there = find(to_text(key))) {
        done({{.first = 1, .last = 1, .known = true}, there});
        return;
    }
    const auto match = match_of(state, ref);
    if (outcome->status == tournament::Status::finished || !match) {
        done({refused(match ? Message{"server.table_has_result", {}} : match.error())});
        return;
    }
    if (const auto waits = break_before(state, ref, since_game_before(key, asked.at));
        waits && waits->refused) {
        done({refused(waits->message)});
        return;
    }
    Game& game = add_game(key);
    game.table = ref;
    Asked opening = asked;
    opening.act = GameDecider::opening(*match);
    game.owner().ask(std::move(opening), [&game, done](const Reply& reply) {
        if (reply.outcome != Outcome::accepted && game.owner().last() > 0) {
            done({{.first = 1, .last = 1, .known = true}, &game}); // another server opened it
            return;
        }
        done({reply, reply.outcome == Outcome::accepted ? &game : nullptr});
    });
}

referee::Seat Hall::seat_of(const Grant& grant, const Game& game) const {
    const auto event = events_.find(game.key().event);
    const bool at_board = grant.role == Role::player || grant.role == Role::assistant;
    if (!at_board || grant.event.empty() || event == events_.end() || !game.table ||
        grant.event != event->second->id()) {
        return server::seat_of(grant, game.id());
    }
    const auto players = players_at(event->second->decider().state(), *game.table);
    Grant slip = grant;
    slip.game = game.id();
    slip.side.reset();
    if (players[0].value == grant.entry || players[1].value == grant.entry) {
        slip.side = players[0].value == grant.entry ? games::Side::white : games::Side::black;
    }
    return server::seat_of(slip, game.id());
}

// A game of an event knows its table; what ended while nobody wrote it down is written down now.
void Hall::start_table(Game& game) {
    find_table(game);
    game.start_late();
    game.owner().start();
    follow_table(game);
}

void Hall::find_table(Game& game) {
    const auto event = events_.find(game.key().event);
    if (event != events_.end() && event->second->decider().opened()) {
        game.table = find_ref(event->second->decider().state(),
                              GameId{static_cast<std::uint32_t>(game.key().number)});
    }
}

bool Hall::credits_lag(const Game& game) const {
    return tools_.lag_credit && term_of(game, lag_credit_term) != "false";
}

std::string Hall::term_of(const Game& game, std::string_view name) const {
    const auto event = events_.find(game.key().event);
    if (event == events_.end()) {
        return {};
    }
    const auto& terms = event->second->decider().state().settings.games.terms;
    const auto found = std::ranges::find(terms, name, &tournament::GameTerm::name);
    return found == terms.end() ? std::string() : found->value;
}

// The end of the game is the result of its table. The same end is the same command, so that it is
// recorded once, whatever the arbiter rules afterwards.
void Hall::follow_table(const Game& game) {
    const auto event = events_.find(game.key().event);
    const referee::State& state = game.decider().state();
    const auto result = result_of(state);
    if (event == events_.end() || !game.table || !result) {
        return;
    }
    const json::object act{{"do", "follow-game"},
                           {"game", game.key().number},
                           {"result", result_word(*result)},
                           {"note", state.outcome ? state.outcome->reason : ""}};
    event->second->owner().ask(
        {fmt::format("game:{}:{}", game.key().number, game.decider().result_at()), "program",
         "program", json::serialize(act), tools_.services.watch.now()},
        {});
}

} // namespace kodeks::server
