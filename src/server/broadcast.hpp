// Files for programs that broadcast games: one for each round of an event and one for all games by
// themselves, as PGN or PDN, always whole. A change is written at most once a second, beside the
// file and then put in its place, so that nobody ever reads half of one.
#pragma once

#include "server/hall.hpp"

#include <filesystem>
#include <set>

namespace kodeks::server {

// Which games stand in one text.
struct BroadcastKey {
    std::uint64_t event = 0; // 0: games by themselves
    tournament::StageNumber stage = 0;
    tournament::RoundNumber round = 0;
    bool pgn = false; // otherwise PDN

    friend auto operator<=>(const BroadcastKey&, const BroadcastKey&) = default;
};

BroadcastKey broadcast_key(const Game& game);

// As spectators may see them now.
std::string broadcast_text(const Hall& hall, const BroadcastKey& key);

// event-1-stage-1-round-2.pgn, games.pdn
std::string broadcast_name(const BroadcastKey& key);

class BroadcastFiles {
public:
    using Failed = std::function<void(const std::string& file, const std::string& why)>;

    BroadcastFiles(Hall& hall, std::filesystem::path folder, Failed failed)
        : hall_(hall), folder_(std::move(folder)), failed_(std::move(failed)) {}

    BroadcastFiles(const BroadcastFiles&) = delete;
    BroadcastFiles& operator=(const BroadcastFiles&) = delete;
    ~BroadcastFiles();

    void start(); // all games that are there; makes the folder
    void changed(const Game& game);

private:
    void write_all();
    void write(const BroadcastKey& key);

    Hall& hall_;
    std::filesystem::path folder_;
    Failed failed_;
    std::set<BroadcastKey> waiting_;
    Timers::Id timer_ = 0;
};

} // namespace kodeks::server
