#include "correspondence/tourney/desk.hpp"

#include "base/check.hpp"

namespace kodeks::correspondence::tourney {

void Desk::put(Event event) {
    const Event& fact = events_.emplace_back(std::move(event));
    apply(state_, fact);
}

void Desk::rule(Ruling ruling) {
    KODEKS_ASSERT(!ruling.articles.empty());
    put(Ruled{std::move(ruling)});
}

void Desk::rule(std::string_view decision, std::optional<PlayerId> about,
                rulebook::Articles articles) {
    rule({.decision = std::string(decision), .about = about, .articles = listed(articles)});
}

Refused Desk::play(GameId game, const correspondence::Command& command) {
    const Game* const found = find_game(state_, game);
    KODEKS_ASSERT(found != nullptr);
    const correspondence::Decision decision = correspondence::decide(found->state, command, world_);
    if (decision.query() != nullptr) {
        query_ = *decision.query();
        return std::nullopt;
    }
    if (decision.refusal() != nullptr) {
        return *decision.refusal();
    }
    for (const GameEvent& event : decision.events()) {
        put(InGame{game, event});
    }
    return std::nullopt;
}

Refusal refusal(std::string_view name, rulebook::Articles articles,
                std::vector<MessagePart> parts) {
    return {{"byletter.refusal." + std::string(name), std::move(parts)},
            {articles.begin(), articles.end()}};
}

std::vector<std::string> listed(rulebook::Articles articles) {
    return {articles.begin(), articles.end()};
}

std::vector<std::string> joined(rulebook::Articles first, rulebook::Articles second) {
    std::vector<std::string> all = listed(first);
    all.insert(all.end(), second.begin(), second.end());
    return all;
}

tl::expected<PlayerId, Refusal> named(const Desk& desk, const std::string& name) {
    const Player* const player = find_player(desk.state(), name);
    if (player == nullptr) {
        return tl::unexpected(refusal("nobody", {}, {{"name", name}}));
    }
    return player->id;
}

} // namespace kodeks::correspondence::tourney
