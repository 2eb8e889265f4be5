// The log in one SQLite file: write-ahead log, every commit synced to the disk. One program writes
// at a time; others may read meanwhile, and back it up.
#pragma once

#include "store/sqlite/carrier.hpp"
#include "store/sqlite/places.hpp"
#include "store/store.hpp"

#include <unordered_map>

namespace kodeks::store::sqlite {

class SqliteStore final : public Store {
public:
    struct Options {
        Mode mode = Mode::create;
        std::string vfs{}; // see Database::open
        // The write-ahead log is carried over into the file only when it has grown to so many
        // pages: then each page is written once for many moves.
        int log_pages = 8192;
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

    // A record as it will stand in the file; its texts are those of the write.
    struct Sealed {
        std::int64_t stream = 0;
        Sequence sequence = 0;
        std::string_view command;
        std::string_view line;
        Checksum checksum{};
        Chain chain{};
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
    void seal(Head& head, const Write& write);
    Result<void> insert(std::span<const Sealed> rows);
    Result<void> insert_sealed();
    Result<std::vector<Receipt>> add_all(std::span<const Write> group);

    // Prepared when first used, and kept: preparing costs more than running.
    Result<Statement*> kept(std::optional<Statement>& statement, const char* sql);
    Result<void> run_kept(std::optional<Statement>& statement, const char* sql);

    Database database_;
    std::shared_ptr<Places> places_ = std::make_shared<Places>();
    bool follows_ = true;        // somebody else writes: the file is asked for what has come
    bool together_ = false;      // an older file, which is only read
    std::vector<Sealed> sealed_; // for the transaction that runs
    std::vector<Place> added_;   // by it
    std::unordered_map<std::string, Head> heads_;
    std::optional<Statement> begin_;
    std::optional<Statement> commit_;
    std::optional<Statement> insert_one_;
    std::optional<Statement> insert_several_;
    std::optional<Statement> find_;
    std::unique_ptr<Carrier> carrier_; // of whoever writes; last: it uses the database
};

} // namespace kodeks::store::sqlite
