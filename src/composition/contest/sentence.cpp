#include "composition/contest/sentence.hpp"

#include "composition/contest/words.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::contest {

namespace {

std::string number(std::uint64_t value) {
    return std::to_string(value);
}

template <class Enum>
std::string named(std::string_view what, Enum value, Language language) {
    return render("contest." + std::string(what) + "." + ledger::underscored(ledger::word(value)),
                  language);
}

Message message(std::string_view key, std::vector<MessagePart> parts) {
    return {"contest.fact." + std::string(key), std::move(parts)};
}

Message about(const Announced& fact, Language) {
    return message("announced", {{"title", fact.regulations.title}});
}

Message about(const Appointed& fact, Language language) {
    return message("appointed",
                   {{"name", fact.judge.name}, {"role", named("role", fact.judge.role, language)}});
}

Message about(const Registered& fact, Language) {
    return message("registered",
                   {{"name", fact.author.name}, {"number", number(fact.author.id.value)}});
}

Message about(const WorkEntered& fact, Language) {
    return message(
        fact.work.late ? "work_late" : "work_entered",
        {{"number", number(fact.work.id.value)}, {"section", number(fact.work.section)}});
}

Message about(const WorkReplaced& fact, Language) {
    return message("work_replaced", {{"number", number(fact.work.value)}});
}

Message about(const WorkWithdrawn& fact, Language) {
    return message("work_withdrawn", {{"number", number(fact.work.value)}});
}

Message about(const WorkExamined& fact, Language) {
    if (fact.defects.empty()) {
        return message("work_examined", {{"number", number(fact.work.value)}});
    }
    std::vector<std::string> articles;
    for (const DefectFound& defect : fact.defects) {
        articles.push_back(defect.article);
    }
    return message("work_defective", {{"number", number(fact.work.value)},
                                      {"articles", fmt::format("{}", fmt::join(articles, ", "))}});
}

Message about(const DefectStated& fact, Language) {
    return message(fact.defect.keeps_place ? "defect_after_award" : "defect_stated",
                   {{"number", number(fact.work.value)}, {"article", fact.defect.article}});
}

Message about(const Marked& fact, Language) {
    return message(fact.reason.empty() ? "marked" : "mark_changed",
                   {{"number", number(fact.work.value)},
                    {"mark", to_text(fact.mark.mark)},
                    {"judge", fact.mark.judge},
                    {"reason", fact.reason}});
}

Message about(const DutyFulfilled& fact, Language language) {
    return message("duty_fulfilled", {{"duty", named("duty", fact.duty.duty, language)}});
}

Message about(const PreliminaryPublished& fact, Language) {
    return message(fact.overdue ? "preliminary_overdue" : "preliminary_published",
                   {{"day", write_day(fact.day)}});
}

Message about(const AppealMade& fact, Language language) {
    return message("appeal_made", {{"number", number(fact.appeal.id.value)},
                                   {"to", named("appeal_to", fact.appeal.to, language)}});
}

Message about(const AppealDecided& fact, Language language) {
    return message("appeal_decided", {{"number", number(fact.appeal.value)},
                                      {"answer", named("answer", fact.answer, language)}});
}

Message about(const AwardAnnulled& fact, Language) {
    return message("award_annulled", {{"reason", fact.reason}});
}

Message about(const FinalPublished& fact, Language) {
    return message("final_published", {{"day", write_day(fact.day)}});
}

Message about(const Scored& fact, Language) {
    return message("scored", {{"number", number(fact.score.solver.value)},
                              {"task", number(fact.score.task)},
                              {"points", to_text(fact.score.points + fact.score.extra)}});
}

} // namespace

std::string sentence(const Event& event, Language language) {
    return event.visit([&](const auto& fact) { return render(about(fact, language), language); });
}

const ArticleIds& articles_in(const Event& event) {
    static const ArticleIds none;
    return event.visit([](const auto& fact) -> const ArticleIds& {
        if constexpr (requires { fact.articles; }) {
            return fact.articles;
        } else {
            return none;
        }
    });
}

std::string task_text(const Diagram& diagram, Language language) {
    if (diagram.aim != rulebook::Aim::lock) {
        return render("contest.task." + std::string(ledger::word(diagram.aim)), language);
    }
    const char* const key = diagram.kings == 0 ? "contest.task.lock_men"
                            : diagram.men == 0 ? "contest.task.lock_kings"
                                               : "contest.task.lock_both";
    return render(Message{key,
                          {{"men", number(static_cast<std::uint64_t>(diagram.men))},
                           {"kings", number(static_cast<std::uint64_t>(diagram.kings))}}},
                  language);
}

std::string byline(const State& state, const Work& work, Language language) {
    std::vector<std::string> names;
    for (const AuthorId id : work.authors) {
        names.push_back(find_author(state, id)->name);
    }
    std::string line = fmt::format("{}", fmt::join(names, render("contest.and", language)));
    const auto add = [&](const Message& message) { line += "; " + render(message, language); };
    const Origin& origin = work.origin;
    const bool own = std::ranges::find(names, origin.source) != names.end();
    if (origin.improvement == Improvement::substantial && !own) {
        add({"contest.after", {{"name", origin.source}}});
    }
    if (!origin.complicates.empty()) {
        add({"contest.complicates", {{"name", origin.complicates}}});
    }
    if (std::ranges::any_of(work.defects, &DefectFound::keeps_place)) {
        add({"contest.correction", {}});
    }
    return line;
}

} // namespace kodeks::contest
