// The whole server: the log and its lock, the hall, the edge, in one object that runs until it is
// told to stop.
#pragma once

#include "server/analysis_worker.hpp"
#include "server/aside.hpp"
#include "server/broadcast.hpp"
#include "server/composition_worker.hpp"
#include "server/net/edge.hpp"
#include "server/nodes.hpp"
#include "server/worker.hpp"
#include "store/folder.hpp"
#include "store/group_commit.hpp"

#include <filesystem>

namespace kodeks::server {

struct Settings {
    std::filesystem::path folder;
    std::string database{}; // the address of a PostgreSQL database instead of the folder
    EdgeSettings edge{};
    std::filesystem::path pages{};     // empty: none
    std::filesystem::path broadcast{}; // where files for broadcasts are kept; empty: nowhere
    Milliseconds delay{0};             // by which spectators see everything later
    bool lag_credit = true;
    std::string zone{}; // of the venue; empty: universal time
    std::string version{};
    LogFormat log = LogFormat::none; // on the error output
    std::ostream* log_out = nullptr;
    std::string sample{}; // the name of an event to show on the first start; empty: none
    const truth::Oracle* known = nullptr;    // answers at once
    const truth::Oracle* prover = nullptr;   // takes its time, on a thread of its own
    const truth::Analyst* analyst = nullptr; // likewise, for the tools; nullptr: no analysis
    CompositionWorker::Tables tables{};      // for compositions; empty: none are solved
};

class Server {
public:
    static Result<std::unique_ptr<Server>> open(const Settings& settings);

    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    // Listens; the port. Before run().
    Result<std::uint16_t> listen();

    void run();  // until a signal, or stop()
    void stop(); // from any thread: clocks stand still, everybody is told, then it ends

    // A new code for the chief arbiter; runs the loop until the disk has it.
    std::optional<std::string> chief_code();

    // On the very first start: a small event to look at, with the games of its round opened. Runs
    // the loop until the disk has it.
    void show_sample(const std::string& name);

    Hall& hall() { return *hall_; }

    Loop& loop() { return *loop_; }

    const std::vector<store::Damage>& damages() const { return damages_; }

private:
    class GroupJournal;

    Server() = default;
    Result<void> open_stores(const Settings& settings);
    Result<void> open_database(const std::string& address);
    Result<void> open_folder(const std::filesystem::path& folder);
    void build(const Settings& settings);
    Result<void> restore();
    decltype(ApiSettings::analyse) analysis();
    void wind_down();
    void note(std::string_view what, const boost::json::object& about) const;
    void open_sample_tables(EventDesk& event, std::uint32_t table);
    std::string metrics() const;

    std::optional<store::FolderLock> lock_;
    RealWatch watch_;
    std::optional<Log> log_;
    SystemDice dice_;
    Pages pages_;
    std::unique_ptr<store::Store> writing_;
    std::unique_ptr<store::Store> reading_;
    std::unique_ptr<Nodes> nodes_; // on a database that may be shared
    std::unique_ptr<Loop> loop_;
    std::unique_ptr<Worker> worker_;
    std::unique_ptr<AnalysisWorker> analysis_;
    std::unique_ptr<Aside> aside_; // papers
    std::unique_ptr<Aside> passwords_;
    std::unique_ptr<CompositionWorker> compositions_;
    std::unique_ptr<GroupJournal> journal_;
    std::unique_ptr<Hall> hall_;
    std::unique_ptr<BroadcastFiles> broadcast_;
    std::unique_ptr<Api> api_;
    std::unique_ptr<Edge> edge_;
    std::vector<store::Damage> damages_;
    bool stopping_ = false;
};

} // namespace kodeks::server
