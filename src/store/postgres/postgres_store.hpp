// The log in a PostgreSQL database that several servers share. A group is one transaction: it locks
// the rows of its streams, so that one writer at a time extends a stream, whoever has not seen the
// last record gets a conflict, and a commit is on the disk before it is acknowledged. After a
// commit the names of the changed streams are told to everybody who listens (listener.hpp).
//
// A connection that breaks is opened anew and the group is written again: commands that the
// database had taken already are then known.
#pragma once

#include "store/postgres/connection.hpp"
#include "store/store.hpp"

#include <map>
#include <memory>

namespace kodeks::store::postgres {

enum class Mode : std::uint8_t { read_only, create };

bool is_address(std::string_view text); // "postgresql://..." or "postgres://..."

class PostgresStore final : public Store {
public:
    // Refuses a database that does not sync its disk: nothing acknowledged may be lost.
    static Result<std::unique_ptr<PostgresStore>> open(const std::string& address, Mode mode);

    Result<std::vector<Receipt>> append(std::span<const Write> group) override;
    Result<Reading> read(const std::string& stream, Sequence after) override;
    Result<std::vector<Reading>> read_all(std::span<const From> streams) override;
    Result<std::vector<std::string>> streams() override;

    bool is_away() const override { return !connection_.alive(); }

    // What a reader sees from now on is one moment, whatever is written meanwhile.
    Result<void> hold_still();

    Connection& connection() { return connection_; }

private:
    struct Head {
        std::int64_t id = 0;
        Sequence last = 0;
        Chain chain{};
        bool grown = false;
    };

    using Heads = std::map<std::string, Head, std::less<>>;
    using Known = std::map<std::pair<std::string, std::string>, Receipt>; // by stream and command

    struct Batch; // the rows of a group

    PostgresStore(Connection connection, std::string address)
        : connection_(std::move(connection)), address_(std::move(address)) {}

    Result<void> reconnect();
    bool may_try_again();
    bool is_lost(const char* question);
    Result<std::vector<Receipt>> append_inside(std::span<const Write> group);
    static std::vector<Question> opening(std::span<const Write> group);
    static std::vector<Question> closing(const Heads& heads, const Batch& batch);
    static Heads heads_in(const Rows& rows);
    static Known known_in(const Rows& rows);

    Connection connection_;
    std::string address_;
};

} // namespace kodeks::store::postgres
