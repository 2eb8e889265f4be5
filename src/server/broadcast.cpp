#include "server/broadcast.hpp"

#include "server/game/game_text.hpp"

#include <fstream>
#include <system_error>

#include <fmt/format.h>

namespace kodeks::server {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t write_every_ms = 1000;

} // namespace

BroadcastKey broadcast_key(const Game& game) {
    BroadcastKey key;
    key.event = game.key().event;
    key.pgn = is_pgn(game.shown().state());
    if (game.table) {
        key.stage = game.table->stage;
        key.round = game.table->round;
    }
    return key;
}

std::string broadcast_text(const Hall& hall, const BroadcastKey& key) {
    std::string text;
    for (const auto& [id, game] : hall.games()) {
        const GameDecider& shown = game->shown();
        if (shown.state().opened() && broadcast_key(*game) == key) {
            text +=
                (text.empty() ? "" : "\n") + game_text(shown.state(), shown.timeline().opened());
        }
    }
    return text;
}

std::string broadcast_name(const BroadcastKey& key) {
    const char* const ending = key.pgn ? "pgn" : "pdn";
    return key.event == 0 ? fmt::format("games.{}", ending)
                          : fmt::format("event-{}-stage-{}-round-{}.{}", key.event, key.stage,
                                        key.round, ending);
}

BroadcastFiles::~BroadcastFiles() {
    hall_.tools().services.timers.cancel(timer_);
}

void BroadcastFiles::start() {
    std::error_code error;
    fs::create_directories(folder_, error);
    for (const auto& [id, game] : hall_.games()) {
        if (game->shown().state().opened()) {
            waiting_.insert(broadcast_key(*game));
        }
    }
    write_all();
}

void BroadcastFiles::changed(const Game& game) {
    if (!game.shown().state().opened()) {
        return;
    }
    waiting_.insert(broadcast_key(game));
    if (timer_ == 0) {
        const Services& services = hall_.tools().services;
        timer_ = services.timers.call_at({services.watch.now().value + write_every_ms},
                                         [this] { write_all(); });
    }
}

void BroadcastFiles::write_all() {
    timer_ = 0;
    for (const BroadcastKey& key : std::exchange(waiting_, {})) {
        write(key);
    }
}

void BroadcastFiles::write(const BroadcastKey& key) {
    const fs::path file = folder_ / broadcast_name(key);
    const fs::path beside = file.string() + ".new";
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out << broadcast_text(hall_, key);
    out.close();
    std::error_code error;
    if (out) {
        fs::rename(beside, file, error);
    }
    if (!out || error) {
        failed_(file.string(), error ? error.message() : "cannot be written");
    }
}

} // namespace kodeks::server
