#include "cli/event/game.hpp"

#include "cli/time_now.hpp"
#include "referee/record/record.hpp"
#include "referee/script/header.hpp"
#include "tournament/record/record.hpp"
#include "tournament/tables/team.hpp"
#include "tournament/tournament.hpp"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using tournament::EntryId;
using tournament::GameRef;

// "true", "5" are what they are; everything else is a text.
json::value plain(const std::string& text) {
    boost::system::error_code error;
    json::value value = json::parse(text, error);
    const bool is_plain = !error && (value.is_bool() || value.is_int64());
    return is_plain ? value : json::value(text);
}

// The terms as the header of a game script: the same reader finds what is wrong with them.
std::string header_text(const tournament::EventSettings& settings) {
    json::object header{{"kodeks-script", referee::script::script_version},
                        {"rulebook", settings.edition},
                        {"variant", settings.games.variant}};
    for (const tournament::GameTerm& term : settings.games.terms) {
        header[term.name] = plain(term.value);
    }
    return json::serialize(header);
}

// Who sits there; of a team match the players of the board.
std::array<EntryId, 2> players_at(const tournament::State& state, const GameRef& ref) {
    const tournament::Stage& stage = *find_stage(state, ref.stage);
    const tournament::Pairing& pairing = stage.rounds[ref.round - 1].pairings[ref.table - 1];
    std::array<EntryId, 2> sides = {pairing.first, pairing.second};
    if (stage.settings.boards > 0) {
        for (EntryId& side : sides) {
            side = line_up_of(state, stage, ref.round, side)[ref.game - 1];
        }
    }
    if (!tournament::first_has_white(ref.game)) {
        std::swap(sides[0], sides[1]);
    }
    return sides;
}

// As the classifier assigned them (UA:II.6).
referee::Needs needs_of(const tournament::Person& person) {
    referee::Needs needs;
    needs.blind = person.sport_class == "blind" || person.impairment == "blind";
    needs.low_vision = person.sport_class == "vision" || person.impairment == "vision";
    needs.deaf = person.sport_class == "hearing" || person.impairment == "hearing";
    needs.disability = !person.sport_class.empty() || !person.impairment.empty();
    needs.assistant = !person.assistant.empty();
    return needs;
}

tournament::Mark mark_of(referee::Score score, bool unplayed) {
    switch (score) {
    case referee::Score::win:
        return unplayed ? tournament::Mark::plus : tournament::Mark::win;
    case referee::Score::draw:
        return tournament::Mark::draw;
    case referee::Score::loss:
        break;
    }
    return unplayed ? tournament::Mark::minus : tournament::Mark::loss;
}

class EventKeeper : public Keeper {
public:
    EventKeeper(EventFile& file, const GameRef& ref, std::string author)
        : file_(file), ref_(ref), author_(std::move(author)) {}

    std::optional<Fault> keep(const Kept& kept) override {
        tournament::Addition addition{{}, game_id(file_.state, ref_), {}};
        for (const referee::Event& event : kept.events) {
            addition.game_facts.push_back(write_event(event, *kept.after.variant));
        }
        add_result(kept.after, addition);
        if (addition.game_facts.empty()) {
            return std::nullopt;
        }
        return cli::keep(file_, addition, {time_now(), author_});
    }

private:
    // The table's result follows the game: adjourned while it is, and then its end.
    void add_result(const referee::State& after, tournament::Addition& addition) const {
        const tournament::Outcome now = *find_game(file_.state, ref_);
        tournament::Outcome outcome = now;
        if (after.outcome) {
            outcome = outcome_of(*after.outcome);
        } else if (after.phase == referee::Phase::adjourned) {
            outcome = {tournament::Status::adjourned};
        }
        if (outcome == now) {
            return;
        }
        const auto command =
            now.status == tournament::Status::finished
                ? tournament::Command(tournament::CorrectResult{
                      ref_, outcome, after.outcome ? after.outcome->reason : ""})
                : tournament::Command(tournament::RecordResult{
                      ref_, outcome, after.outcome ? after.outcome->reason : "", true});
        const auto decision =
            decide(file_.state, command, tournament::world_for(file_.state.settings.edition));
        addition.events = decision.events();
    }

    EventFile& file_;
    GameRef ref_;
    std::string author_;
};

} // namespace

tl::expected<referee::Match, Message> match_on(const tournament::EventSettings& settings) {
    if (settings.games.variant.empty()) {
        return tl::unexpected(Message{"cli.event.game.no_variant", {}});
    }
    const std::string text = header_text(settings);
    const auto line = ledger::read_json(text, 0, text.size());
    const auto header = line ? referee::script::read_header(*line) : tl::unexpected(line.error());
    if (!header) {
        return tl::unexpected(header.error().message);
    }
    return header->match;
}

tl::expected<referee::Match, Message> match_of(const tournament::State& state,
                                               const GameRef& game) {
    auto match = match_on(state.settings);
    const auto players = players_at(state, game);
    for (std::size_t side = 0; match && side < players.size(); ++side) {
        if (const tournament::Entry* const entry = find_entry(state, players[side])) {
            match->settings.names[side] = entry->person.name;
            match->settings.needs[side] = needs_of(entry->person);
        }
    }
    return match;
}

Result<std::vector<referee::Event>> facts_of(const EventFile& file, tournament::GameId game) {
    std::vector<referee::Event> events;
    const auto found = file.games.find(game);
    if (found == file.games.end()) {
        return events;
    }
    referee::State state;
    for (const ledger::RawRecord& record : found->second) {
        auto event = referee::read_event(record.event, state.variant);
        const auto defect =
            event ? referee::defect_of(state, *event) : std::optional(event.error().message);
        if (defect) {
            return tl::unexpected(Fault{*defect, file.name, {record.line, 1}, ""});
        }
        apply(state, *event);
        events.push_back(std::move(*event));
    }
    return events;
}

tournament::Outcome outcome_of(const referee::Outcome& outcome) {
    return tournament::finished(mark_of(outcome.white, outcome.unplayed),
                                mark_of(outcome.black, outcome.unplayed));
}

std::unique_ptr<Keeper> keeper_in(EventFile& file, const GameRef& game, std::string author) {
    return std::make_unique<EventKeeper>(file, game, std::move(author));
}

std::optional<Fault> keep_opening(EventFile& file, tournament::GameId game,
                                  const referee::Event& opened, const std::string& author) {
    const games::Variant* const variant =
        games::find_variant(std::get<referee::Opened>(opened).settings->variant);
    return keep(file, {{}, game, {write_event(opened, *variant)}}, {time_now(), author});
}

} // namespace kodeks::cli
