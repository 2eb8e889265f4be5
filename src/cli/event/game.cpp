#include "cli/event/game.hpp"

#include "cli/time_now.hpp"
#include "referee/record/record.hpp"
#include "reports/gather.hpp"
#include "tournament/record/record.hpp"
#include "tournament/tournament.hpp"

namespace kodeks::cli {

namespace {

using tournament::GameRef;

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
        const auto outcome = server::result_of(after);
        const auto command = outcome ? server::following(file_.state, ref_, *outcome,
                                                         after.outcome ? after.outcome->reason : "")
                                     : std::nullopt;
        if (!command) {
            return;
        }
        const auto decision =
            decide(file_.state, *command, tournament::world_for(file_.state.settings.edition));
        addition.events = decision.events();
    }

    EventFile& file_;
    GameRef ref_;
    std::string author_;
};

} // namespace

Result<std::vector<referee::Event>> facts_of(const EventFile& file, tournament::GameId game) {
    const auto found = file.games.find(game);
    return found == file.games.end() ? std::vector<referee::Event>()
                                     : reports::game_facts(found->second, file.name);
}

std::unique_ptr<Keeper> keeper_in(EventFile& file, const GameRef& game, std::string author) {
    return std::make_unique<EventKeeper>(file, game, std::move(author));
}

std::optional<Fault> keep_opening(EventFile& file, tournament::GameId game,
                                  const referee::Event& opened, const std::string& author) {
    const games::Variant* const variant =
        games::find_variant(opened.get<referee::Opened>().settings->variant);
    return keep(file, {{}, game, {write_event(opened, *variant)}}, {time_now(), author});
}

} // namespace kodeks::cli
