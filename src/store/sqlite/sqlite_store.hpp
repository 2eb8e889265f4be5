// The log in one SQLite file: write-ahead log, every commit synced to the disk. One program writes
// at a time; others may read meanwhile, and back it up.
#pragma once

#include "store/sqlite/database.hpp"
#include "store/store.hpp"

#include <map>

namespace kodeks::store::sqlite {

class SqliteStore final : public Store {
public:
    struct Options {
        Mode mode = Mode::create;
        std::string vfs{};            // see Database::open
        std::size_t fresh_max = 4096; // records that wait to be moved to their place
    };

    static Result<std::unique_ptr<SqliteStore>> open(const std::string& path,
                                                     const Options& options);

    Result<std::vector<Receipt>> append(std::span<const Write> group) override;
    Result<Reading> read(const std::string& stream, Sequence after) override;
    Result<std::vector<std::string>> streams() override;

    // A consistent copy of everything acknowledged so far, into a file that must not exist.
    Result<void> back_up(const std::string& path);

    // What the database itself finds wrong with its file; empty when nothing.
    Result<std::string> inspect();

    // Moves what has just come to its place (schema.cpp); nothing is seen of it outside.
    Result<void> settle();

    Database& database() { return database_; }

private:
    // How far a stream is.
    struct Head {
        std::int64_t id = 0;
        Sequence last = 0;
        Chain chain{};
    };

    explicit SqliteStore(Database database) : database_(std::move(database)) {}

    Result<void> prepare();
    Result<void> look_at_fresh();
    Result<bool> is_fresh_sound();
    Result<void> last_of(Head& head, const char* sql);
    Result<Head*> head_of(const std::string& stream);
    Result<std::int64_t> add_stream(const std::string& stream);
    Result<Receipt> add(const Write& write);
    Result<std::optional<Receipt>> known(const Head& head, const std::string& command);
    Result<void> insert(Head& head, const Write& write);
    Result<std::vector<Receipt>> add_all(std::span<const Write> group);

    // Prepared when first used, and kept: preparing costs more than running.
    Result<Statement*> kept(std::optional<Statement>& statement, const char* sql);

    Database database_;
    bool has_fresh_ = true; // not in a file of the first version that is only read
    bool damaged_ = false;  // nothing is moved any more
    std::size_t fresh_max_ = 0;
    std::map<std::string, Head> heads_;
    // Of the records that have just come: by stream and command. Nothing: not looked at yet.
    using Commands = std::map<std::pair<std::int64_t, std::string>, std::pair<Sequence, Sequence>>;
    std::optional<Commands> fresh_;
    std::size_t fresh_count_ = 0;
    std::optional<Statement> insert_;
    std::optional<Statement> known_;
};

} // namespace kodeks::store::sqlite
