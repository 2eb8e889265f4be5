#include "server/server.hpp"

#include "server/event/sample.hpp"
#include "server/metrics.hpp"
#include "store/postgres/postgres_store.hpp"

#include <fmt/format.h>

namespace kodeks::server {

namespace {

constexpr std::size_t papers_waiting_max = 16;
constexpr std::size_t passwords_waiting_max = 64; // a few seconds of them

constexpr std::int64_t goodbye_ms = 2000; // for clocks to stand still and messages to go out

} // namespace

class Server::GroupJournal final : public Journal {
public:
    GroupJournal(store::Store& store, Loop& loop, std::function<void()> recovered,
                 store::GroupCommit::Failed failed)
        : commit_(
              store, [&loop](std::function<void()> call) { loop.post(std::move(call)); },
              std::move(recovered), std::move(failed)) {}

    void append(store::Write write, Done done) override {
        commit_.append(std::move(write), std::move(done));
    }

    void append_all(std::vector<store::Write> writes, Done done) override {
        commit_.append_all(std::move(writes), std::move(done));
    }

    const store::GroupCommit& commit() const { return commit_; }

private:
    store::GroupCommit commit_;
};

// The threads that post to the loop end first, then the connections, then what they used.
Server::~Server() {
    journal_.reset();
    worker_.reset();
    analysis_.reset();
    aside_.reset();
    passwords_.reset();
    compositions_.reset();
    if (nodes_) {
        nodes_->stop();
    }
    if (edge_) {
        edge_->close();
    }
    if (loop_) {
        loop_->close();
    }
    edge_.reset();
    api_.reset();
    broadcast_.reset();
    hall_.reset();
}

Result<std::unique_ptr<Server>> Server::open(const Settings& settings) {
    std::unique_ptr<Server> server(new Server());
    if (const auto opened = server->open_stores(settings); !opened) {
        return tl::unexpected(opened.error());
    }
    server->build(settings);
    if (const auto restored = server->restore(); !restored) {
        return tl::unexpected(restored.error());
    }
    return server;
}

void Server::build(const Settings& settings) {
    loop_ = std::make_unique<Loop>(watch_);
    if (settings.log_out != nullptr) {
        log_.emplace(settings.log, *settings.log_out, watch_);
    }
    worker_ = std::make_unique<Worker>(
        *settings.prover, [loop = loop_.get()](auto call) { loop->post(std::move(call)); });
    if (settings.analyst != nullptr) {
        analysis_ = std::make_unique<AnalysisWorker>(
            *settings.analyst, [loop = loop_.get()](auto call) { loop->post(std::move(call)); });
    }
    aside_ = std::make_unique<Aside>(
        [loop = loop_.get()](auto call) { loop->post(std::move(call)); }, papers_waiting_max);
    passwords_ = std::make_unique<Aside>(
        [loop = loop_.get()](auto call) { loop->post(std::move(call)); }, passwords_waiting_max);
    if (settings.tables) {
        compositions_ = std::make_unique<CompositionWorker>(settings.tables);
    }
    journal_ = std::make_unique<GroupJournal>(
        *writing_, *loop_,
        [this] {
            note("database-back", {});
            hall_->go_on();
        },
        [this](const Fault& fault) {
            note("store-failed",
                 {{"why", render(fault.message, Language::en)}, {"where", fault.source}});
        });
    hall_ = std::make_unique<Hall>(HallTools{{watch_, *journal_, *worker_, *loop_, nodes_.get()},
                                             *reading_,
                                             *settings.known,
                                             dice_,
                                             settings.delay,
                                             settings.lag_credit,
                                             settings.zone});
    if (!settings.broadcast.empty()) {
        broadcast_ = std::make_unique<BroadcastFiles>(
            *hall_, settings.broadcast, [this](const std::string& file, const std::string& why) {
                note("broadcast-failed", {{"file", file}, {"why", why}});
            });
        hall_->on_shown = [this](const Game& game) { broadcast_->changed(game); };
    }
    api_ = std::make_unique<Api>(
        *hall_, ApiSettings{.version = settings.version,
                            .metrics = [this] { return metrics(); },
                            .failure = [this] { return journal_->commit().failure(); },
                            .log = log_ ? &*log_ : nullptr,
                            .analyse = analysis(),
                            .aside =
                                [this](auto work, auto done) {
                                    return aside_->run(std::move(work), std::move(done));
                                },
                            .passwords =
                                [this](auto work, auto done) {
                                    return passwords_->run(std::move(work), std::move(done));
                                },
                            .compositions = compositions_.get()});
    edge_ = std::make_unique<Edge>(*loop_, *api_, pages_, settings.edge);
}

decltype(ApiSettings::analyse) Server::analysis() {
    if (!analysis_) {
        return {};
    }
    return [this](const games::Position& position, AnalysisWorker::Done done) {
        return analysis_->analyse(position, std::move(done));
    };
}

Result<void> Server::open_folder(const std::filesystem::path& folder) {
    auto lock = store::FolderLock::take(folder);
    if (!lock) {
        return tl::unexpected(lock.error());
    }
    lock_.emplace(std::move(*lock));
    auto writing = store::open_to_write(folder);
    auto reading = writing ? (*writing)->reader() : tl::unexpected(writing.error());
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    writing_ = std::move(*writing);
    reading_ = std::move(*reading);
    return {};
}

// All servers on a database count time by its clock.
Result<void> Server::open_database(const std::string& address) {
    using store::postgres::Mode;
    using store::postgres::PostgresStore;
    auto writing = PostgresStore::open(address, Mode::create);
    auto reading =
        writing ? PostgresStore::open(address, Mode::read_only) : tl::unexpected(writing.error());
    auto listener =
        reading ? store::postgres::Listener::open(address) : tl::unexpected(reading.error());
    auto time = listener ? (*listener)->database_time() : tl::unexpected(listener.error());
    if (!time) {
        return tl::unexpected(time.error());
    }
    writing_ = std::move(*writing);
    reading_ = std::move(*reading);
    nodes_ = std::make_unique<Nodes>(std::move(*listener), *reading_);
    watch_.set({*time > 0 ? *time : watch_.now().value});
    return {};
}

Result<void> Server::open_stores(const Settings& settings) {
    auto opened =
        settings.database.empty() ? open_folder(settings.folder) : open_database(settings.database);
    if (!opened) {
        return opened;
    }
    if (!settings.pages.empty()) {
        auto pages = Pages::read(settings.pages);
        if (!pages) {
            return tl::unexpected(pages.error());
        }
        pages_ = std::move(*pages);
    }
    return {};
}

Result<void> Server::restore() {
    const auto restored = hall_->restore();
    if (!restored) {
        return tl::unexpected(restored.error());
    }
    damages_ = restored->damages;
    for (const store::Damage& damage : damages_) {
        note("damage", {{"stream", damage.stream},
                        {"record", damage.sequence},
                        {"why", render(damage.what, Language::en)}});
    }
    watch_.not_before(restored->latest);
    if (nodes_ && !nodes_->is_alone()) {
        hall_->join();
    } else {
        hall_->start();
    }
    if (nodes_) {
        nodes_->start(*loop_, *hall_, watch_);
    }
    if (broadcast_) {
        broadcast_->start();
    }
    return {};
}

void Server::note(std::string_view what, const boost::json::object& about) const {
    if (log_) {
        log_->note(what, about);
    }
}

Result<std::uint16_t> Server::listen() {
    auto port = edge_->listen();
    if (port) {
        note("listening", {{"port", *port}, {"games", hall_->games().size()}});
    }
    return port;
}

void Server::run() {
    loop_->on_signal([this] { wind_down(); });
    loop_->run();
    note("stopped", {});
}

void Server::stop() {
    loop_->post([this] { wind_down(); });
}

// Running clocks are stopped on the disk, as after a crash, but to the moment; where other servers
// go on, only those of players who sit here.
void Server::wind_down() {
    if (std::exchange(stopping_, true)) {
        loop_->stop(); // the second wish is not to be kept waiting
        return;
    }
    note("stopping", {});
    const auto left = std::make_shared<std::size_t>(1);
    const auto done = [this, left] {
        if (--*left == 0) {
            edge_->stop();
            loop_->call_at({watch_.now().value + goodbye_ms / 10}, [this] { loop_->stop(); });
        }
    };
    for (const auto& [number, game] : hall_->games()) {
        const bool ours = !nodes_ || nodes_->is_alone() ||
                          game->has_watcher(referee::Seat::white) ||
                          game->has_watcher(referee::Seat::black);
        if (ours) {
            ++*left;
            hall_->stop_clock(*game, "stop", done);
        }
    }
    loop_->call_at({watch_.now().value + goodbye_ms}, [this] { loop_->stop(); });
    done();
}

std::optional<std::string> Server::chief_code() {
    std::optional<std::string> made;
    hall_->issue({.role = Role::chief_arbiter}, "program",
                 [&](const std::optional<std::string>& code) {
                     made = code;
                     loop_->stop();
                 });
    loop_->run();
    return made;
}

void Server::show_sample(const std::string& name) {
    if (hall_->people_owner().last() > 0 || !hall_->events().empty() || !hall_->games().empty()) {
        return;
    }
    const Asked asked{"sample", "program", "program", "", watch_.now()};
    hall_->import_event(sample_event(name, {asked.at, asked.author}), asked,
                        [this](const Hall::Opened& opened) {
                            if (opened.event == nullptr) {
                                loop_->stop();
                            } else {
                                open_sample_tables(*opened.event, 1);
                            }
                        });
    loop_->run();
}

// One after the other, until there is no further table in the last round.
void Server::open_sample_tables(EventDesk& event, std::uint32_t table) {
    const auto& rounds = event.decider().state().stages.front().rounds;
    const tournament::GameRef ref{1, static_cast<tournament::RoundNumber>(rounds.size()), table, 1};
    hall_->open_table(event, ref,
                      {fmt::format("sample:{}", table), "program", "program", "", watch_.now()},
                      [this, &event, table](const Hall::Created& created) {
                          if (created.game == nullptr) {
                              loop_->stop();
                          } else {
                              open_sample_tables(event, table + 1);
                          }
                      });
}

std::string Server::metrics() const {
    const auto counts = journal_->commit().counts();
    const EdgeCounts& edge = edge_->counts();
    std::uint64_t running = 0;
    std::uint64_t waiting = 0;
    for (const auto& [number, game] : hall_->games()) {
        running += game->decider().state().clock.running ? 1 : 0;
        waiting += game->owner().waiting();
    }
    return metrics_text({
        {"kodeks_games", "Games in the hall", MetricKind::gauge, hall_->games().size()},
        {"kodeks_events", "Events in the hall", MetricKind::gauge, hall_->events().size()},
        {"kodeks_games_running", "Games whose clock runs", MetricKind::gauge, running},
        {"kodeks_acts_waiting", "Acts that wait for the disk or a proof", MetricKind::gauge,
         waiting},
        {"kodeks_commands_total", "Commands on the disk", MetricKind::counter, counts.writes},
        {"kodeks_syncs_total", "Groups of commands, one disk sync each", MetricKind::counter,
         counts.groups},
        {"kodeks_connections", "Open connections", MetricKind::gauge, edge.connections},
        {"kodeks_live_connections", "Open WebSockets", MetricKind::gauge, edge.live},
        {"kodeks_requests_total", "HTTP requests", MetricKind::counter, edge.requests},
        {"kodeks_messages_in_total", "Live messages received", MetricKind::counter,
         edge.messages_in},
        {"kodeks_messages_out_total", "Live messages sent", MetricKind::counter, edge.messages_out},
        {"kodeks_other_nodes", "Other servers on the same database", MetricKind::gauge,
         nodes_ ? nodes_->others() : 0},
        {"kodeks_store_failed", "1 when nothing is accepted any more", MetricKind::gauge,
         journal_->commit().failure() ? 1U : 0U},
        {"kodeks_refused_total", "Requests and messages that broke a limit", MetricKind::counter,
         edge.refused},
    });
}

} // namespace kodeks::server
