// Protests: who may lodge one, how and until when; conciliation, the chief arbiter's answer, the
// appeals committee's vote.
#include "office/check/clauses.hpp"
#include "office/desk/applies.hpp"
#include "office/desk/authority.hpp"
#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::ProtestRules;

bool speaks_for(const State& state, const LodgeProtest& command) {
    const Captain* const captain = find_captain(state, command.team);
    return captain != nullptr && (captain->name == command.by || captain->deputy == command.by);
}

std::optional<Refusal> refused_person(const State& state, const LodgeProtest& command,
                                      const World& world) {
    const ProtestRules& rules = world.rules->protests;
    if (command.by.empty() || command.against.empty()) {
        return refuse("office.protest.what").value();
    }
    const bool team = applies(rulebook::When::team, state, world);
    if (team && !rules.captain_articles.empty() && !speaks_for(state, command)) {
        return refuse("office.protest.captain", {{"name", command.by}}, rules.captain_articles)
            .value();
    }
    if (find_official(state, command.by) != nullptr) {
        return refuse("office.protest.official", {{"name", command.by}}, rules.who_articles)
            .value();
    }
    return std::nullopt;
}

std::optional<Refusal> refused_form(const State& state, const LodgeProtest& command,
                                    const World& world) {
    const ProtestRules& rules = world.rules->protests;
    if (command.playoff && !rules.playoff_articles.empty()) {
        return refuse("office.protest.playoff", {}, rules.playoff_articles).value();
    }
    const std::string& said = written(state.regulations, Condition::appeals);
    const bool excluded = said == "none" || (said == "before-signing" && command.signed_sheet);
    if (excluded && !rules.exclude_articles.empty()) {
        return refuse("office.protest.excluded", {}, rules.exclude_articles).value();
    }
    if (!command.written && !rules.written_articles.empty()) {
        return refuse("office.protest.in_writing", {}, rules.written_articles).value();
    }
    return std::nullopt;
}

std::optional<Refusal> refused_time(const State& state, const LodgeProtest& command,
                                    const World& world) {
    if (command.at < command.decision_at) {
        return refuse("office.protest.before", {{"time", write_moment(command.decision_at)}})
            .value();
    }
    const auto minutes = number_in(state, Condition::appeal_minutes);
    const Moment last = command.decision_at + Moment{minutes.value_or(0)};
    if (minutes && command.decision_at != no_moment && command.at > last) {
        return refuse("office.protest.late", {{"time", write_moment(last)}},
                      world.rules->protests.deadline_articles)
            .value();
    }
    return std::nullopt;
}

// By the articles of its last word.
Refusal refused_closed(const Protest& protest) {
    return refuse_by_fact("office.protest.closed", {{"number", std::to_string(protest.id.value)}},
                          protest.articles)
        .value();
}

// Nobody protests anew against a sanction about which the last word was said.
std::optional<Refusal> refused_sanction(const State& state, const LodgeProtest& command) {
    if (command.sanction == no_sanction) {
        return std::nullopt;
    }
    if (find_sanction(state, command.sanction) == nullptr) {
        return refuse("office.protest.no_sanction",
                      {{"number", std::to_string(command.sanction.value)}})
            .value();
    }
    const auto last = std::ranges::find_if(state.protests, [&](const Protest& protest) {
        return protest.sanction == command.sanction && protest.final;
    });
    return last == state.protests.end() ? std::nullopt : std::optional(refused_closed(*last));
}

Ruled<const Protest*> open_protest(const State& state, ProtestId id) {
    const Protest* const protest = find_protest(state, id);
    if (protest == nullptr) {
        return refuse("office.protest.none", {{"number", std::to_string(id.value)}});
    }
    if (protest->final || protest->step == Step::settled) {
        return tl::unexpected(refused_closed(*protest));
    }
    return protest;
}

bool is_party(const Protest& protest, std::string_view name) {
    return name == protest.by || std::ranges::find(protest.parties, name) != protest.parties.end();
}

bool is_chief(const State& state, std::string_view name) {
    const Official* const official = find_official(state, name);
    return official != nullptr && official->role == Role::chief_arbiter;
}

// The organising committee may be addressed by anybody, in any form; the organiser answers.
std::optional<Refusal> refused_address(const LodgeProtest& command, const ProtestRules& rules) {
    if (rules.address_articles.empty()) {
        return refuse("office.protest.no_address").value();
    }
    return command.by.empty() || command.against.empty()
               ? std::optional(refuse("office.protest.what", {}, rules.address_articles).value())
               : std::nullopt;
}

Ruled<ArticleIds> right_of_organiser(const State& state, const std::string& by,
                                     const ProtestRules& rules) {
    const auto official = serving(state, by);
    if (!official) {
        return tl::unexpected(official.error());
    }
    if ((*official)->role != Role::organiser) {
        return refuse("office.protest.organiser", {}, rules.address_articles);
    }
    return ids(rules.address_articles);
}

std::optional<Refusal> refused_protest(const State& state, const LodgeProtest& command,
                                       const World& world) {
    for (auto* check : {refused_person, refused_form, refused_time}) {
        if (auto refusal = check(state, command, world)) {
            return refusal;
        }
    }
    return std::nullopt;
}

Articles answering_articles(const Protest& protest, const World& world) {
    const ProtestRules& rules = world.rules->protests;
    return protest.to_organiser ? rules.address_articles : rules.chief_articles;
}

// Whoever has answered has the last word of his step: the next one is the committee's.
std::optional<Refusal> refused_again(const Protest& protest, const World& world) {
    return protest.step == Step::decided
               ? std::optional(refuse("office.protest.answered", {{"name", protest.answered_by}},
                                      answering_articles(protest, world))
                                   .value())
               : std::nullopt;
}

Ruled<ArticleIds> right_to_answer(const State& state, ProtestId id, const std::string& by,
                                  const World& world) {
    const auto protest = open_protest(state, id);
    if (!protest) {
        return tl::unexpected(protest.error());
    }
    if ((*protest)->to_organiser) {
        return right_of_organiser(state, by, world.rules->protests);
    }
    auto right = right_to(state, {Right::decide_protest, by}, world);
    // Nobody is judge in his own cause. The chief arbiter may look at his own decision again; the
    // committee stands above him.
    const bool own_decision = by == (*protest)->decided_by && !is_chief(state, by);
    if (right && (own_decision || is_party(**protest, by))) {
        return refuse("office.protest.own", {{"name", by}}, world.rules->protests.chief_articles);
    }
    return right;
}

} // namespace

Ruled<Facts> on(const State& state, const LodgeProtest& command, const World& world) {
    const ProtestRules& rules = world.rules->protests;
    if (auto refusal = command.to_organiser ? refused_address(command, rules)
                                            : refused_protest(state, command, world)) {
        return tl::unexpected(std::move(*refusal));
    }
    if (auto refusal = refused_sanction(state, command)) {
        return tl::unexpected(std::move(*refusal));
    }
    Protest protest;
    protest.id = {static_cast<std::uint32_t>(state.protests.size()) + 1};
    protest.by = command.by;
    protest.team = command.team;
    protest.against = command.against;
    protest.decided_by = command.decided_by;
    protest.parties = command.parties;
    protest.sanction = command.sanction;
    protest.at = command.at;
    protest.to_organiser = command.to_organiser;
    protest.articles = ids(command.to_organiser ? rules.address_articles : rules.who_articles);
    return Facts{ProtestLodged{std::move(protest)}};
}

Ruled<Facts> on(const State& state, const Conciliate& command, const World& world) {
    auto right = right_to_answer(state, command.protest, command.by, world);
    if (!right) {
        return tl::unexpected(right.error());
    }
    if (auto refusal = refused_again(*find_protest(state, command.protest), world)) {
        return tl::unexpected(std::move(*refusal));
    }
    ProtestMoved moved;
    moved.id = command.protest;
    moved.step = command.settled ? Step::settled : Step::conciliation_failed;
    moved.answer = command.answer;
    moved.by = command.by;
    moved.final = command.settled;
    moved.articles = joined(*right, world.rules->protests.conciliation_articles);
    return Facts{std::move(moved)};
}

Ruled<Facts> on(const State& state, const AnswerProtest& command, const World& world) {
    auto right = right_to_answer(state, command.protest, command.by, world);
    if (!right) {
        return tl::unexpected(right.error());
    }
    const ProtestRules& rules = world.rules->protests;
    const Protest& protest = *find_protest(state, command.protest);
    const bool in_peace_first = !protest.to_organiser && !rules.conciliation_articles.empty();
    if (in_peace_first && protest.step == Step::lodged) {
        return refuse("office.protest.conciliate", {}, rules.conciliation_articles);
    }
    if (auto refusal = refused_again(protest, world)) {
        return tl::unexpected(std::move(*refusal));
    }
    ProtestMoved moved;
    moved.id = command.protest;
    moved.step = Step::decided;
    moved.upheld = command.upheld;
    moved.effect = command.upheld ? command.effect : Effect::none;
    moved.answer = command.answer;
    moved.by = command.by;
    moved.articles = joined(*right, protest.to_organiser ? Articles() : rules.chief_articles);
    return Facts{std::move(moved)};
}

} // namespace kodeks::office
