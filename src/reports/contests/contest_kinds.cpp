#include "reports/contests/contest_kinds.hpp"

#include "composition/contest/contest.hpp"
#include "composition/contest/words.hpp"
#include "reports/contests/contest_papers.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

constexpr std::array all_contest_kinds = {
    ContestKind{"regulations", false, contest_regulations},
    ContestKind{"tasks", false, contest_tasks},
    ContestKind{"duties", false, contest_duties},
    ContestKind{"sheet", true, contest_sheet},
    ContestKind{"award", false, contest_award},
};

// The section that is meant; 0 when there is no such section.
contest::SectionNumber section_of(const contest::State& state, contest::SectionNumber asked) {
    const std::size_t count = state.regulations.sections.size();
    const contest::SectionNumber meant = asked == 0 && count == 1 ? 1 : asked;
    return meant <= count ? meant : 0;
}

} // namespace

std::span<const ContestKind> contest_kinds() {
    return all_contest_kinds;
}

const ContestKind* find_contest_kind(std::string_view name) {
    const auto* const found = std::ranges::find(all_contest_kinds, name, &ContestKind::name);
    return found == all_contest_kinds.end() ? nullptr : found;
}

Message contest_title(const ContestKind& kind, const contest::State& state) {
    if (kind.name == "award" && !state.places.empty()) {
        return {"contest.phase." + ledger::underscored(ledger::word(state.phase)), {}};
    }
    return {"reports.contests.title." + std::string(kind.name), {}};
}

Made make_contest_paper(const ContestKind& kind, const contest::State& state,
                        const ContestRequest& request) {
    const std::string& edition = state.regulations.edition;
    if (contest::world_for(edition).rules == nullptr) {
        return tl::unexpected(Message{"contest.rulebook_unknown", {{"name", edition}}});
    }
    ContestRequest meant = request;
    meant.section = section_of(state, request.section);
    if (kind.of_section && meant.section == 0) {
        const bool none = state.regulations.sections.empty();
        return tl::unexpected(
            Message{none ? "reports.contests.no_sections" : "reports.contests.which_section", {}});
    }
    return kind.make(state, meant);
}

std::string contest_file_name(const ContestKind& kind, const ContestRequest& request, Form form) {
    const std::string section =
        kind.of_section && request.section != 0 ? fmt::format("-{}", request.section) : "";
    return fmt::format("{}{}.{}", kind.name, section, name_of(form));
}

} // namespace kodeks::reports
