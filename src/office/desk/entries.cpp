// Entries: when and by whom they may be sent, and what the credentials commission decides.
#include "office/check/credentials.hpp"
#include "office/desk/authority.hpp"
#include "office/office.hpp"
#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::EntryRules;

// Where a book has no term of its own, its article is the one that lets the regulations fix it.
Articles term_articles(const World& world) {
    const auto& needed = world.rules->regulations.needed;
    const auto terms = std::ranges::find(needed, rulebook::Condition::entry_terms,
                                         &rulebook::NeededCondition::condition);
    const bool settled_there = world.rules->entries.term_articles.empty() && terms != needed.end();
    return settled_there ? terms->articles : world.rules->entries.term_articles;
}

// Until so many days before; later ones only on the day the teams arrive. A book without terms lets
// players come when the event is under way.
std::optional<Refusal> refused_date(const Claim& claim, const Card& card, const EntryRules& rules) {
    if (rules.term_articles.empty()) {
        return std::nullopt; // see refused_end
    }
    if (claim.received > card.start) {
        return refuse("office.entry.after_start",
                      {{"date", write_date(claim.received)}, {"start", write_date(card.start)}},
                      rules.term_articles)
            .value();
    }
    const Date last = card.start - Date{static_cast<std::int32_t>(rules.days_before)};
    const bool on_arrival = card.arrival != no_date && claim.received == card.arrival;
    if (rules.days_before > 0 && claim.received > last && !on_arrival) {
        return refuse("office.entry.late",
                      {{"date", write_date(claim.received)}, {"last", write_date(last)}},
                      rules.term_articles)
            .value();
    }
    return std::nullopt;
}

// Nobody enters an event that is over.
std::optional<Refusal> refused_end(const Claim& claim, const Card& card, const World& world) {
    if (card.end == no_date || claim.received <= card.end) {
        return std::nullopt;
    }
    return refuse("office.entry.after_end",
                  {{"date", write_date(claim.received)}, {"end", write_date(card.end)}},
                  term_articles(world))
        .value();
}

// National events: the centre of the region where the player lives.
std::optional<Refusal> refused_sender(const Claim& claim, const Card& card,
                                      const EntryRules& rules) {
    if (card.level != EventLevel::national || rules.centre_articles.empty()) {
        return std::nullopt;
    }
    if (claim.sender != Sender::regional_centre) {
        return refuse("office.entry.not_centre", {{"name", claim.name}}, rules.centre_articles)
            .value();
    }
    if (claim.region.empty() || claim.region != claim.sender_region) {
        return refuse("office.entry.other_region",
                      {{"name", claim.name}, {"region", claim.sender_region}},
                      rules.residence_articles)
            .value();
    }
    return std::nullopt;
}

std::optional<Refusal> refused_person(const Claim& claim, const Card& card,
                                      const EntryRules& rules) {
    if (claim.born != no_date && claim.born > claim.received) {
        return refuse("office.entry.born", {{"date", write_date(claim.born)}}, rules.birth_articles)
            .value();
    }
    if (card.field == Field::women && !claim.woman) {
        return refuse("office.entry.women_only", {{"name", claim.name}}).value();
    }
    if (card.oldest_born != no_date && claim.born != no_date && claim.born < card.oldest_born) {
        return refuse("office.entry.too_old", {{"name", claim.name}}, rules.eligible_articles)
            .value();
    }
    return std::nullopt;
}

std::optional<Refusal> refused_name(const State& state, const Claim& claim) {
    const bool twice = std::ranges::any_of(state.applications, [&](const Application& one) {
        return one.claim.name == claim.name && one.verdict != Verdict::refused;
    });
    if (claim.name.empty() || twice) {
        return refuse(twice ? "office.entry.twice" : "office.entry.no_name", {{"name", claim.name}})
            .value();
    }
    return std::nullopt;
}

Ruled<const Application*> entry_for(const State& state, ApplicationId id) {
    const Application* const entry = find_application(state, id);
    if (entry == nullptr) {
        return refuse("office.entry.none", {{"number", std::to_string(id.value)}});
    }
    return entry;
}

bool is_organiser(const State& state, std::string_view name) {
    const Official* const official = find_official(state, name);
    return official != nullptr && official->role == Role::organiser;
}

} // namespace

Refusal refuse_entry_date(EntryDate which, std::string_view text, const World& world) {
    return refuse("office.entry.no_day", {{"text", std::string(text)}},
                  which == EntryDate::born ? world.rules->entries.birth_articles
                                           : term_articles(world))
        .value();
}

Ruled<Facts> on(const State& state, const ReceiveEntry& command, const World& world) {
    const auto card = card_of(state);
    if (!card) {
        return tl::unexpected(card.error());
    }
    if (auto refusal = refused_name(state, command.claim)) {
        return tl::unexpected(std::move(*refusal));
    }
    if (command.claim.received == no_date) {
        return tl::unexpected(refuse_entry_date(EntryDate::received, "", world));
    }
    for (auto* check : {refused_date, refused_sender, refused_person}) {
        if (auto refusal = check(command.claim, **card, world.rules->entries)) {
            return tl::unexpected(std::move(*refusal));
        }
    }
    if (auto refusal = refused_end(command.claim, **card, world)) {
        return tl::unexpected(std::move(*refusal));
    }
    const auto number = static_cast<std::uint32_t>(state.applications.size()) + 1;
    return Facts{EntryReceived{{number}, command.claim}};
}

Ruled<Facts> on(const State& state, const DecideEntry& command, const World& world) {
    const auto entry = entry_for(state, command.entry);
    const auto card = card_of(state);
    if (!entry || !card) {
        return tl::unexpected(!card ? card.error() : entry.error());
    }
    const bool exception = command.verdict == Verdict::admitted && is_organiser(state, command.by);
    const Right act = exception ? Right::admit_exception : Right::approve_entries;
    const auto right = right_to(state, {act, command.by}, world);
    if (!right) {
        return tl::unexpected(right.error());
    }
    if (command.verdict == Verdict::refused && command.reason.empty()) {
        return refuse("office.entry.reason");
    }
    if (command.verdict == Verdict::admitted) {
        const auto shortcomings = shortcomings_of(state, **entry, world);
        for (const Shortcoming& one : shortcomings) {
            if (!one.standard || !exception) {
                return refuse(one.message.key, one.message.parts, one.articles);
            }
        }
    }
    const bool woman_among_men = (*card)->field == Field::men && (*entry)->claim.woman;
    return Facts{EntryDecided{
        command.entry,
        command.verdict,
        exception,
        {command.by, command.date},
        command.reason,
        joined(*right, woman_among_men ? world.rules->card.women_articles : Articles())}};
}

// The act lists everybody who was decided about; nobody may be left open.
Ruled<Facts> on(const State& state, const DrawUpAct& command, const World& world) {
    CredentialsAct act;
    act.date = command.date;
    for (const Official& official : state.officials) {
        if (official.role == Role::credentials_member && !official.suspended) {
            act.commission.push_back(official.name);
        }
    }
    const Articles articles = world.rules->entries.commission_articles;
    if (act.commission.empty()) {
        return refuse("office.entry.no_commission", {}, articles);
    }
    for (const Application& entry : state.applications) {
        if (entry.verdict == Verdict::open) {
            return refuse("office.entry.open", {{"name", entry.claim.name}}, articles);
        }
        (entry.verdict == Verdict::admitted ? act.admitted : act.refused).push_back(entry.id);
    }
    return Facts{ActDrawnUp{std::move(act), ids(articles)}};
}

Ruled<Facts> on(const State& state, const ClassifyEntry& command, const World& world) {
    const auto entry = entry_for(state, command.entry);
    const auto right = right_to(state, {Right::classify, command.by}, world);
    if (!entry || !right) {
        return tl::unexpected(!entry ? entry.error() : right.error());
    }
    const auto rows = world.rules->entries.classes;
    const auto row =
        std::ranges::find(rows, command.sport_class, &rulebook::ClassRule::sport_class);
    if (row == rows.end()) {
        return refuse("office.entry.no_class", {}, world.rules->entries.class_articles);
    }
    if (const auto lacking = lacking_for(*row, command.findings); !lacking.empty()) {
        return refuse("office.entry.class." + std::string(lacking),
                      {{"n", std::to_string(row->least_decibels)}}, row->articles);
    }
    return Facts{EntryClassified{command.entry,
                                 command.sport_class,
                                 command.findings,
                                 {command.by, command.date},
                                 joined(*right, row->articles)}};
}

} // namespace kodeks::office
