#include "reports/letters/letter_kinds.hpp"

#include "reports/letters/letter_papers.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

namespace tourney = correspondence::tourney;

constexpr std::array all_letter_kinds = {
    LetterKind{"start-list", false, letter_start_list},
    LetterKind{"information", false, letter_information},
    LetterKind{"record", true, letter_record},
    LetterKind{"chart", true, letter_chart},
    LetterKind{"adjudication", true, letter_adjudication},
    LetterKind{"report", false, letter_report},
};

} // namespace

std::span<const LetterKind> letter_kinds() {
    return all_letter_kinds;
}

const LetterKind* find_letter_kind(std::string_view name) {
    const auto* const found = std::ranges::find(all_letter_kinds, name, &LetterKind::name);
    return found == all_letter_kinds.end() ? nullptr : found;
}

Message letter_title(const LetterKind& kind, const tourney::State& state) {
    const bool final = kind.name == "information" && state.stage >= tourney::Stage::closed;
    return {"reports.letters.title." + std::string(final ? "final" : kind.name), {}};
}

Made make_letter_paper(const LetterKind& kind, const LetterSources& sources,
                       const LetterRequest& request) {
    if (sources.state.games.empty()) {
        return tl::unexpected(Message{"reports.letters.not_started", {}});
    }
    if (kind.of_game && request.game.value == 0) {
        return tl::unexpected(Message{"reports.letters.which_game", {}});
    }
    if (kind.of_game && tourney::find_game(sources.state, request.game) == nullptr) {
        return tl::unexpected(
            Message{"byletter.refusal.no_game", {{"game", std::to_string(request.game.value)}}});
    }
    return kind.make(sources, request);
}

std::string letter_file_name(const LetterKind& kind, const LetterRequest& request, Form form) {
    const std::string game = kind.of_game ? fmt::format("-{}", request.game.value) : "";
    return fmt::format("{}{}.{}", kind.name, game, name_of(form));
}

} // namespace kodeks::reports
