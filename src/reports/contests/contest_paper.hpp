// A paper of a competition of composers or solvers while it is being written.
#pragma once

#include "composition/contest/contest.hpp"
#include "reports/contests/contest_kinds.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::reports {

class ContestPaper {
public:
    ContestPaper(const contest::State& state, const ContestRequest& request, std::string_view kind);

    const contest::State& state() const { return state_; }

    const contest::World& world() const { return world_; }

    Language language() const { return request_.language; }

    contest::SectionNumber section() const { return request_.section; }

    // The sentence reports.contests.<key>.
    std::string text(std::string_view key, std::vector<MessagePart> parts = {}) const;
    // reports.contests.column.<key> as the heading of a column.
    Column column(std::string_view key, Justify justify = Justify::left,
                  std::uint8_t share = 0) const;
    // "RU:6.5.2#1, RU:6.5.2#2", in the numbering of the edition.
    std::string articles(rulebook::Articles ids) const;
    std::string section_name(contest::SectionNumber section) const;

    template <class One>
    void add(One block) {
        document_.add(std::move(block));
    }

    void heading(std::string words, std::uint8_t level = 2) {
        add(Heading{std::move(words), level});
    }

    // The board with its pieces in words, the task and the author's lines.
    void add_work(const contest::Work& work);
    // Whoever signs for this office; nothing where nobody holds it.
    void sign(contest::Role role, contest::SectionNumber section = 0);

    Document& document() { return document_; }

    Document take() { return std::move(document_); }

private:
    const contest::State& state_;
    ContestRequest request_;
    contest::World world_;
    Document document_;
};

// The texts as the articles that data keep.
std::vector<std::string_view> views_of(const std::vector<std::string>& articles);

} // namespace kodeks::reports
