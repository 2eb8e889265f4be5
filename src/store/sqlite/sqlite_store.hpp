// The log in one SQLite file: write-ahead log, every commit synced to the disk. One program writes
// at a time; others may read meanwhile, and back it up.
#pragma once

#include "store/sqlite/database.hpp"
#include "store/sqlite/places.hpp"
#include "store/store.hpp"

#include <unordered_map>

namespace kodeks::store::sqlite {

class SqliteStore final : public Store {
public:
    struct Options {
        Mode mode = Mode::create;
        std::string vfs{}; // see Database::open
    };

    static Result<std::unique_ptr<SqliteStore>> open(const std::string& path,
                                                     const Options& options);

    // Another hold on the same file, for another thread of the program that writes to this one.
    Result<std::unique_ptr<SqliteStore>> reader() const;

    Result<std::vector<Receipt>> append(std::span<const Write> group) override;
    Result<Reading> read(const std::string& stream, Sequence after) override;
    Result<std::vector<std::string>> streams() override;

    // A consistent copy of everything acknowledged so far, into a file that must not exist.
    Result<void> back_up(const std::string& path);

    // What the database itself finds wrong with its file; empty when nothing.
    Result<std::string> inspect();

    // Records were passed over that could not be read, and nobody knows of which streams.
    bool is_torn() const { return places_->is_torn(); }

    Database& database() { return database_; }

private:
    // How far a stream is.
    struct Head {
        std::int64_t id = 0;
        Sequence last = 0;
        Chain chain{};
        // The first and the last record of each command; nothing: not asked for yet.
        std::optional<std::unordered_map<std::string, std::pair<Sequence, Sequence>>> commands{};
    };

    explicit SqliteStore(Database database) : database_(std::move(database)) {}

    Result<void> prepare();
    Result<void> prepare_to_read();
    Result<std::int64_t> id_of(const std::string& stream);
    Result<std::vector<Stored>> rows_behind(const std::string& stream, Sequence after);
    Result<std::vector<Stored>> stood_together(const std::string& stream, Sequence after);
    Result<std::string> complaint(const char* sql, const char* words);
    Result<Head*> head_of(const std::string& stream);
    Result<std::int64_t> add_stream(const std::string& stream);
    Result<Receipt> add(const Write& write);
    Result<void> ask_for_commands(Head& head);
    Result<std::optional<Receipt>> known(Head& head, const std::string& command);
    Result<void> insert(Head& head, const Write& write);
    Result<std::vector<Receipt>> add_all(std::span<const Write> group);

    // Prepared when first used, and kept: preparing costs more than running.
    Result<Statement*> kept(std::optional<Statement>& statement, const char* sql);
    Result<void> run_kept(std::optional<Statement>& statement, const char* sql);

    Database database_;
    std::shared_ptr<Places> places_ = std::make_shared<Places>();
    bool follows_ = true;      // somebody else writes: the file is asked for what has come
    bool together_ = false;    // an older file, which is only read
    std::vector<Place> added_; // by the transaction that runs
    std::unordered_map<std::string, Head> heads_;
    std::optional<Statement> begin_;
    std::optional<Statement> commit_;
    std::optional<Statement> insert_;
    std::optional<Statement> find_;
};

} // namespace kodeks::store::sqlite
