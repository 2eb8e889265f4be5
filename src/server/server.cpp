#include "server/server.hpp"

#include "server/event/sample.hpp"
#include "server/metrics.hpp"

#include <fmt/format.h>

namespace kodeks::server {

namespace {

constexpr std::int64_t goodbye_ms = 2000; // for clocks to stand still and messages to go out

} // namespace

class Server::GroupJournal final : public Journal {
public:
    GroupJournal(store::Store& store, Loop& loop)
        : commit_(store, [&loop](std::function<void()> call) { loop.post(std::move(call)); }) {}

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

Server::Server(const Settings&, store::FolderLock lock) : lock_(std::move(lock)) {}

// The threads that post to the loop end first, then the connections, then what they used.
Server::~Server() {
    journal_.reset();
    worker_.reset();
    analysis_.reset();
    if (edge_) {
        edge_->close();
    }
    if (loop_) {
        loop_->close();
    }
    edge_.reset();
    api_.reset();
    hall_.reset();
}

Result<std::unique_ptr<Server>> Server::open(const Settings& settings) {
    auto lock = store::FolderLock::take(settings.folder);
    if (!lock) {
        return tl::unexpected(lock.error());
    }
    std::unique_ptr<Server> server(new Server(settings, std::move(*lock)));
    if (const auto opened = server->open_stores(settings); !opened) {
        return tl::unexpected(opened.error());
    }
    Server& s = *server;
    s.loop_ = std::make_unique<Loop>(s.watch_);
    s.worker_ = std::make_unique<Worker>(
        *settings.prover, [loop = s.loop_.get()](auto call) { loop->post(std::move(call)); });
    if (settings.analyst != nullptr) {
        s.analysis_ = std::make_unique<AnalysisWorker>(
            *settings.analyst, [loop = s.loop_.get()](auto call) { loop->post(std::move(call)); });
    }
    s.journal_ = std::make_unique<GroupJournal>(*s.writing_, *s.loop_);
    s.hall_ = std::make_unique<Hall>(HallTools{
        {s.watch_, *s.journal_, *s.worker_, *s.loop_}, *s.reading_, *settings.known, s.dice_});
    s.api_ = std::make_unique<Api>(
        *s.hall_, ApiSettings{.version = settings.version,
                              .metrics = [&s] { return s.metrics(); },
                              .healthy = [&s] { return !s.journal_->commit().failure(); },
                              .analyse = s.analysis()});
    s.edge_ = std::make_unique<Edge>(*s.loop_, *s.api_, s.pages_, settings.edge);
    if (const auto restored = s.restore(); !restored) {
        return tl::unexpected(restored.error());
    }
    return server;
}

decltype(ApiSettings::analyse) Server::analysis() {
    if (!analysis_) {
        return {};
    }
    return [this](const games::Position& position, AnalysisWorker::Done done) {
        return analysis_->analyse(position, std::move(done));
    };
}

Result<void> Server::open_stores(const Settings& settings) {
    auto writing = store::open_to_write(settings.folder);
    auto reading = writing ? store::open_to_read(settings.folder) : tl::unexpected(writing.error());
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    writing_ = std::move(*writing);
    reading_ = std::move(*reading);
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
    watch_.not_before(restored->latest);
    hall_->start();
    return {};
}

void Server::run() {
    loop_->on_signal([this] { wind_down(); });
    loop_->run();
}

void Server::stop() {
    loop_->post([this] { wind_down(); });
}

// Running clocks are stopped on the disk, as after a crash, but to the moment.
void Server::wind_down() {
    if (std::exchange(stopping_, true)) {
        loop_->stop(); // the second wish is not to be kept waiting
        return;
    }
    const auto left = std::make_shared<std::size_t>(1);
    const auto done = [this, left] {
        if (--*left == 0) {
            edge_->stop();
            loop_->call_at({watch_.now().value + goodbye_ms / 10}, [this] { loop_->stop(); });
        }
    };
    for (const auto& [number, game] : hall_->games()) {
        const referee::State& state = game->decider().state();
        if (state.opened() && state.phase == referee::Phase::playing && state.clock.running) {
            ++*left;
            game->owner().ask({fmt::format("{}stop:{}", restart_prefix, game->owner().last()),
                               "program", "program", R"({"by":"arbiter","do":"pause"})",
                               watch_.now()},
                              [done](const Reply&) { done(); });
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
        {"kodeks_refused_total", "Requests and messages that broke a limit", MetricKind::counter,
         edge.refused},
    });
}

} // namespace kodeks::server
