#include "server/event/paper_source.hpp"

#include "server/records.hpp"

namespace kodeks::server {

namespace {

using EventJournal = tournament::Journal;

class Source {
public:
    Source(Hall& hall, const EventDesk& event, Reading reading)
        : hall_(hall), event_(event), reading_(reading) {}

    EventJournal of_event() const {
        const EventDecider& seen = event_.seen_by(reading_);
        EventJournal journal;
        journal.events = seen.events();
        journal.envelopes = seen.envelopes();
        journal.state = reading_ == Reading::whole ? seen.state() : on_the_wall(seen.state());
        return journal;
    }

    Result<void> add_office(EventJournal& journal) const {
        auto read = read_stream(hall_.tools().store, "office " + event_.id());
        if (!read) {
            return tl::unexpected(read.error());
        }
        journal.office = std::move(read->records);
        return {};
    }

    Result<void> add_game(EventJournal& journal, const Game& game) const {
        auto read = read_stream(hall_.tools().store, "game " + game.id());
        if (!read) {
            return tl::unexpected(read.error());
        }
        std::erase_if(read->records, [last = game.last_for(seat())](const auto& record) {
            return record.envelope.sequence > last;
        });
        const tournament::GameId id{static_cast<std::uint32_t>(game.key().number)};
        journal.games[id] = std::move(read->records);
        return {};
    }

    bool is_shown(const Game& game) const {
        const bool here = std::to_string(game.key().event) == event_.id() && game.table.has_value();
        return here &&
               (reading_ == Reading::whole || game.seen_from(seat()).state().outcome.has_value());
    }

private:
    referee::Seat seat() const {
        return reading_ == Reading::late ? referee::Seat::spectator : referee::Seat::chief_arbiter;
    }

    Hall& hall_;
    const EventDesk& event_;
    Reading reading_;
};

// The last round paired, where none was named.
tournament::RoundNumber round_of(const EventJournal& journal, const reports::Request& request) {
    const auto* const stage = find_stage(journal.state, request.stage);
    const auto last = stage == nullptr ? 0 : stage->rounds.size();
    return request.round == 0 ? static_cast<tournament::RoundNumber>(last) : request.round;
}

} // namespace

Result<EventJournal> paper_journal(Hall& hall, const EventDesk& event, Reading reading,
                                   const reports::Request& request, GamesTaken games) {
    const Source source(hall, event, reading);
    EventJournal journal = source.of_event();
    if (const auto done = source.add_office(journal); !done) {
        return tl::unexpected(done.error());
    }
    const auto round = round_of(journal, request);
    for (const auto& [key, game] : hall.games()) {
        if (games == GamesTaken::none || !source.is_shown(*game)) {
            continue;
        }
        const bool of_round = game->table->stage == request.stage && game->table->round == round;
        if (games == GamesTaken::all || of_round) {
            if (const auto done = source.add_game(journal, *game); !done) {
                return tl::unexpected(done.error());
            }
        }
    }
    return journal;
}

} // namespace kodeks::server
