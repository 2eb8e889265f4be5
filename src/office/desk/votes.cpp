// The appeals committee votes: those who belong to it and have no interest of their own, an odd
// number of them where the book asks for it, by majority.
#include "office/desk/authority.hpp"
#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::CommitteeRules;
using rulebook::ProtestRules;

bool sits_on(const Committee& committee, const std::string& name) {
    const auto named = [&](const Member& one) { return one.name == name; };
    return named(committee.chairman) || std::ranges::any_of(committee.members, named) ||
           std::ranges::any_of(committee.reserves, named);
}

bool lists(const std::vector<std::string>& names, const std::string& name) {
    return std::ranges::find(names, name) != names.end();
}

std::optional<Refusal> refused_voter(const State& state, const Protest& protest,
                                     const VoteOnProtest& command, const std::string& voter,
                                     const CommitteeRules& rules) {
    if (!sits_on(*state.committee, voter)) {
        return refuse("office.vote.stranger", {{"name", voter}}, rules.size_articles).value();
    }
    const bool interested = lists(command.interested, voter) || voter == protest.decided_by ||
                            voter == protest.by || lists(protest.parties, voter);
    return interested ? std::optional(refuse("office.vote.interest", {{"name", voter}},
                                             rules.interest_articles)
                                          .value())
                      : std::nullopt;
}

std::optional<Refusal> refused_voters(const State& state, const Protest& protest,
                                      const VoteOnProtest& command, const CommitteeRules& rules) {
    const std::size_t seats = state.committee->members.size() + 1;
    if (command.voters.size() != seats) {
        return refuse("office.vote.number", {{"n", std::to_string(seats)}},
                      rules.odd ? rules.odd_articles : rules.size_articles)
            .value();
    }
    for (const std::string& voter : command.voters) {
        if (std::ranges::count(command.voters, voter) > 1) {
            return refuse("office.committee.twice", {{"name", voter}}).value();
        }
        if (auto refusal = refused_voter(state, protest, command, voter, rules)) {
            return refusal;
        }
    }
    return command.in_favour > seats ? std::optional(refuse("office.vote.count").value())
                                     : std::nullopt;
}

std::optional<Refusal> refused_step(const State& state, const Protest& protest,
                                    const ProtestRules& rules) {
    if (protest.to_organiser) {
        return refuse("office.protest.organiser", {}, rules.address_articles).value();
    }
    if (!state.committee) {
        return refuse("office.vote.no_committee", {}, rules.committee_articles).value();
    }
    if (rules.chief_first && protest.step != Step::decided) {
        return refuse("office.vote.chief_first", {}, rules.chief_articles).value();
    }
    if (!rules.conciliation_articles.empty() && protest.step == Step::lodged) {
        return refuse("office.protest.conciliate", {}, rules.conciliation_articles).value();
    }
    return std::nullopt;
}

// Final, or a word the chief arbiter has to heed: fixed for the event where the book leaves it.
ArticleIds articles_of(const State& state, const ProtestRules& rules) {
    const bool heeded = written(state.regulations, Condition::committee_word) == "heeded";
    const ArticleIds articles = joined(ids(rules.committee_articles), rules.final_articles);
    return heeded ? joined(articles, rules.choice_articles) : articles;
}

bool is_final(const State& state, const ProtestRules& rules) {
    const bool heeded = written(state.regulations, Condition::committee_word) == "heeded";
    return !rules.final_articles.empty() && (!heeded || rules.choice_articles.empty());
}

} // namespace

Ruled<Facts> on(const State& state, const VoteOnProtest& command, const World& world) {
    const Protest* const protest = find_protest(state, command.protest);
    if (protest == nullptr || protest->final) {
        return refuse(protest == nullptr ? "office.protest.none" : "office.protest.closed",
                      {{"number", std::to_string(command.protest.value)}},
                      protest == nullptr ? Articles() : world.rules->protests.final_articles);
    }
    if (auto refusal = refused_step(state, *protest, world.rules->protests)) {
        return tl::unexpected(std::move(*refusal));
    }
    if (auto refusal = refused_voters(state, *protest, command, world.rules->committee)) {
        return tl::unexpected(std::move(*refusal));
    }
    ProtestMoved moved;
    moved.id = command.protest;
    moved.upheld = 2 * command.in_favour > command.voters.size();
    moved.effect = moved.upheld ? command.effect : Effect::none;
    moved.answer = command.answer;
    moved.by = state.committee->chairman.name;
    moved.vote = {command.voters, command.in_favour};
    moved.final = is_final(state, world.rules->protests);
    moved.step = moved.final ? Step::closed : Step::appealed;
    moved.articles = articles_of(state, world.rules->protests);
    return Facts{std::move(moved)};
}

} // namespace kodeks::office
