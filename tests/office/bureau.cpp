#include "office/bureau.hpp"

#include "office/record/record.hpp"
#include "office/record/words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::office {

namespace {

std::string with_articles(std::string text, const auto& articles) {
    return articles.empty() ? text : fmt::format("{} [{}]", text, fmt::join(articles, ", "));
}

} // namespace

std::vector<Event> Bureau::go(const Command& command) {
    const Decision decision = decide(state, command, world);
    EXPECT_EQ(decision.refusal(), nullptr)
        << (decision.refusal() == nullptr ? "" : decision.refusal()->message.key);
    for (const Event& event : decision.events()) {
        EXPECT_EQ(defect_of(state, event), std::nullopt);
        apply(state, event);
    }
    return decision.events();
}

std::string Bureau::refused(const Command& command) const {
    const Decision decision = decide(state, command, world);
    if (decision.refusal() == nullptr) {
        return "accepted";
    }
    EXPECT_TRUE(is_message_key(decision.refusal()->message.key));
    EXPECT_NE(render(decision.refusal()->message, Language::uk), "");
    return with_articles(decision.refusal()->message.key, decision.refusal()->articles);
}

std::vector<std::string> Bureau::lines(const Remarks& remarks) {
    std::vector<std::string> lines;
    for (const Remark& remark : remarks) {
        EXPECT_NE(render(remark.message, Language::ru), "");
        const auto& parts = remark.message.parts;
        std::string text = fmt::format("{} {}", ledger::word(remark.weight), remark.message.key);
        for (const MessagePart& part : parts) {
            text += " " + part.value;
        }
        lines.push_back(with_articles(std::move(text), remark.articles));
    }
    return lines;
}

void Bureau::staff(const std::vector<Role>& roles) {
    go(Appoint{{"organiser", Role::organiser, 3, {}, false}, ""});
    for (const Role role : roles) {
        go(Appoint{{std::string(ledger::word(role)), role, 0, {}, false}, "organiser"});
    }
}

Date day(std::string_view text) {
    return read_date(text).value();
}

Moment at(std::string_view text) {
    return read_moment(text).value();
}

Card card_for(std::string_view edition) {
    Card card;
    card.start = day("2026-05-01");
    card.end = day("2026-05-03");
    const rulebook::OfficeRules& rules = *rulebook::office_rules(edition);
    card.rank = rules.card.ranks;
    card.kind = rules.card.kinds.empty() ? EventKind::other : EventKind::tournament;
    return card;
}

} // namespace kodeks::office
