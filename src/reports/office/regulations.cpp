// The card and the regulations: place and days, clauses with their articles, who approved them.
#include "office/check/clauses.hpp"
#include "office/desk/applies.hpp"
#include "reports/dates.hpp"
#include "reports/office/filling.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

using office::Condition;
using rulebook::NeededCondition;

// The articles of regulations, schedule regulations and invitations that ask for a condition.
office::ArticleIds asked_by(const Filling& filling, Condition condition) {
    office::ArticleIds articles;
    if (filling.world.rules == nullptr) {
        return articles;
    }
    const auto& rules = filling.world.rules->regulations;
    for (const auto rows : {rules.needed, rules.schedule, rules.invitation}) {
        for (const NeededCondition& row : rows) {
            if (row.condition == condition && applies(row.when, filling.state, filling.world)) {
                for (const std::string_view id : row.articles) {
                    if (std::ranges::find(articles, id) == articles.end()) {
                        articles.emplace_back(id);
                    }
                }
            }
        }
    }
    return articles;
}

Clause clause_about(const Filling& filling, Condition condition, std::string text) {
    return {std::string(ledger::word(condition)),
            capital(render("office.condition." + office::spoken(condition), filling.language)),
            std::move(text), in_brackets(asked_by(filling, condition))};
}

// One of the words a condition may have, and a day with its hour, are said in the reader's
// language; other texts stand as they were written.
std::string written_text(const Filling& filling, Condition condition, const std::string& text) {
    const auto words = office::words_for(condition);
    if (std::ranges::find(words, text) == words.end()) {
        return shown_day(text, filling.language);
    }
    if (const auto measure = ledger::from_word<rulebook::Measure>(text)) {
        return render("office.measure." + office::spoken(*measure), filling.language);
    }
    return filling.text("choice." + text);
}

// Where nothing is written the book says what holds.
void add_usual(Filling& filling) {
    if (filling.world.rules == nullptr) {
        return;
    }
    for (const NeededCondition& row : filling.world.rules->regulations.needed) {
        if (!row.usual.empty() && applies(row.when, filling.state, filling.world) &&
            written(filling.state.regulations, row.condition).empty()) {
            const std::string usual =
                render("office.usual." + std::string(row.usual), filling.language);
            filling.facts.clauses.push_back(
                clause_about(filling, row.condition, filling.text("usual", {{"usual", usual}})));
        }
    }
}

std::string signed_by(const Filling& filling, const office::Signature& signature,
                      const office::ArticleIds& articles) {
    std::string text = signature.by;
    const std::string day = filling.day(signature.date);
    text += text.empty() || day.empty() ? day : ", " + day;
    return with_space(text, in_brackets(articles));
}

// The last fact of each kind stands.
void add_signatures(Filling& filling) {
    OfficeFacts& facts = filling.facts;
    for (const OfficeRecord& record : filling.records) {
        if (const auto* fact = record.event.get_if<office::RegulationsApproved>()) {
            facts.approved = signed_by(filling, fact->signature, fact->articles);
        } else if (const auto* issued = record.event.get_if<office::ScheduleIssued>()) {
            facts.issued = signed_by(filling, issued->signature, issued->articles);
        } else if (const auto* sent = record.event.get_if<office::InvitationsSent>()) {
            facts.invited = signed_by(filling, sent->signature, sent->articles);
            facts.invited_through = sent->through;
        }
    }
}

} // namespace

void fill_card(Filling& filling) {
    OfficeFacts& facts = filling.facts;
    facts.place = written(filling.state.regulations, Condition::place);
    if (filling.state.card) {
        facts.first_day = shown(filling.state.card->start);
        facts.last_day = shown(filling.state.card->end);
    }
    for (const office::Session& one : filling.state.sessions) {
        const std::string moment = shown(one.start);
        facts.sessions.push_back({one.round, moment.substr(0, 10),
                                  moment.size() > 11 ? moment.substr(11) : "", facts.place,
                                  one.resumption});
    }
    std::ranges::stable_sort(facts.sessions, {}, &Session::round);
}

void fill_regulations(Filling& filling) {
    for (const auto& [condition, clause] : filling.state.regulations.clauses) {
        filling.facts.clauses.push_back(
            clause_about(filling, condition, written_text(filling, condition, clause.text)));
    }
    add_usual(filling);
    add_signatures(filling);
}

} // namespace kodeks::reports
