// The papers of a tournament by letter: what officials and players send each other besides moves.
// They are documents like those of an event and come in the same forms (layout/).
#pragma once

#include "correspondence/tourney/event.hpp"
#include "correspondence/tourney/state.hpp"
#include "reports/kinds.hpp"
#include "reports/layout/layout.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kodeks::reports {

// Who is to read it. What goes to the arbiter alone stands only on the papers of those who judge
// and of its author.
struct LetterReader {
    bool takes_part = true; // addresses are for players and officials
    bool judges = true;     // arbiter or organiser
    std::optional<correspondence::tourney::PlayerId> player{};
};

struct LetterSources {
    const correspondence::tourney::State& state;
    std::span<const correspondence::tourney::Event> events;
    LetterReader reader{};
};

struct LetterRequest {
    Language language = Language::en;
    correspondence::tourney::GameId game{}; // 0: of no game
};

struct LetterKind {
    std::string_view name; // "start-list"
    bool of_game = false;  // another paper for every game
    Made (*make)(const LetterSources& sources, const LetterRequest& request) = nullptr;
};

std::span<const LetterKind> letter_kinds();
const LetterKind* find_letter_kind(std::string_view name); // nullptr when there is none

// Its title as things stand: the information of the end is the final results.
Message letter_title(const LetterKind& kind, const correspondence::tourney::State& state);

// Checks what every paper needs - the start list, the game - and makes it.
Made make_letter_paper(const LetterKind& kind, const LetterSources& sources,
                       const LetterRequest& request);

// "record-3.pdf"
std::string letter_file_name(const LetterKind& kind, const LetterRequest& request, Form form);

} // namespace kodeks::reports
