#include "tournament/pairing/system.hpp"

#include <algorithm>
#include <array>

namespace kodeks::tournament::pairing {

namespace {

using Ids = std::string_view;

// Articles shared by the four systems of RU:3.18.
constexpr std::array<Ids, 2> code_met = {"RU:3.18.2#1", "RU:3.18.2#4"};
constexpr std::array<Ids, 1> code_run = {"RU:3.18.2#3"};
constexpr std::array<Ids, 2> code_colour = {"RU:3.18.2#5", "RU:3.18.2#4"};
constexpr std::array<Ids, 2> code_bye = {"RU:3.18.2#7", "RU:3.18.2#2"};
constexpr std::array<Ids, 1> code_completion = {"RU:3.18.8"};

constexpr std::array<Ids, 1> blind_first = {"RU:3.18.4#2"};
constexpr std::array<Ids, 1> blind_order = {"RU:3.18.4#1"};
constexpr std::array<Ids, 1> blind_lot = {"RU:3.18.4#3"};

constexpr std::array<Ids, 1> number_first = {"RU:3.18.5.2"};
constexpr std::array<Ids, 2> number_order = {"RU:3.18.5.1", "RU:3.18.5.3"};
constexpr std::array<Ids, 1> number_floating = {"RU:3.18.5.4"};
constexpr std::array<Ids, 2> number_in_group = {"RU:3.18.5.5#1", "RU:3.18.5.5#2"};
constexpr std::array<Ids, 2> number_completion = {"RU:3.18.5.5#3", "RU:3.18.8"};

constexpr std::array<Ids, 3> solkoff_order = {"RU:3.18.6.2#1", "RU:3.18.6.2#2", "RU:3.18.6.2#3"};

constexpr std::array<Ids, 1> buchholz_first = {"RU:3.18.7.2"};
constexpr std::array<Ids, 3> buchholz_order = {"RU:3.18.7.3", "RU:3.18.7.6#1", "RU:3.18.7.6#2"};
constexpr std::array<Ids, 1> buchholz_floating = {"RU:3.18.7.4"};
constexpr std::array<Ids, 1> buchholz_in_group = {"RU:3.18.7.5"};
constexpr std::array<Ids, 2> buchholz_completion = {"RU:3.18.7.5", "RU:3.18.8"};

constexpr std::array<Ids, 1> median_first_rated = {"UA:V.15.9.4"};
constexpr std::array<Ids, 1> median_first_lot = {"UA:V.15.9.5"};
constexpr std::array<Ids, 5> median_order = {"UA:V.15.9.6", "UA:V.15.9.7.1", "UA:V.15.9.7.2",
                                             "UA:V.15.9.7.3", "UA:V.15.9.7.4"};
constexpr std::array<Ids, 2> median_floating = {"UA:V.15.9.8.1", "UA:V.15.9.10"};
constexpr std::array<Ids, 2> median_in_group = {"UA:V.15.9.8.2", "UA:V.15.9.10"};
constexpr std::array<Ids, 2> median_completion = {"UA:V.15.9.12", "UA:V.15.2"};
constexpr std::array<Ids, 1> median_met = {"UA:V.15.1"};
constexpr std::array<Ids, 1> median_run = {"UA:V.15.9.13"};
constexpr std::array<Ids, 4> median_colour = {"UA:V.15.9.14.1", "UA:V.15.9.14.2", "UA:V.15.9.14.3",
                                              "UA:V.15.9.14.4"};
constexpr std::array<Ids, 2> median_bye = {"UA:V.15.9.1", "UA:V.15.6"};
constexpr std::array<Ids, 3> median_owed = {"UA:V.15.9.11", "UA:V.15.4", "UA:V.15.5"};

constexpr SwissSystem blind_lot_system() {
    SwissSystem system;
    system.name = "blind-lot";
    system.first_round = Seek::neighbour; // RU:3.18.4#2
    system.first_colour_drawn = false;
    system.procedure = Procedure::drawn; // RU:3.18.4#3
    system.seek = Seek::lot;
    system.articles = {blind_first, blind_order, blind_lot,   blind_lot, code_completion,
                       code_met,    code_run,    code_colour, code_bye,  {}};
    return system;
}

constexpr SwissSystem start_number_system() {
    SwissSystem system;
    system.name = "start-number";
    system.second_round_numbers = NumberOrder::by_parity; // RU:3.18.5.3
    system.later_numbers = NumberOrder::by_parity;        // RU:3.18.5.6
    system.articles = {
        number_first, number_order, number_floating, number_in_group, number_completion,
        code_met,     code_run,     code_colour,     code_bye,        {}};
    return system;
}

constexpr SwissSystem truncated_solkoff_system() {
    SwissSystem system = start_number_system(); // RU:3.18.6.1
    system.name = "truncated-solkoff";
    system.coefficient = Coefficient::truncated_solkoff; // RU:3.18.6.2#2
    system.later_numbers = NumberOrder::ascending;       // RU:3.18.6.2#3
    system.articles.order = solkoff_order;
    return system;
}

constexpr SwissSystem current_buchholz_system() {
    SwissSystem system;
    system.name = "current-buchholz";
    system.first_round = Seek::ends;            // RU:3.18.7.2
    system.coefficient = Coefficient::buchholz; // RU:3.18.7.6#2
    system.seek = Seek::ends;                   // RU:3.18.7.5
    system.floater = Floater::first_to_last;    // RU:3.18.7.4
    system.articles = {
        buchholz_first, buchholz_order, buchholz_floating, buchholz_in_group, buchholz_completion,
        code_met,       code_run,       code_colour,       code_bye,          {}};
    return system;
}

constexpr SwissSystem median_solkoff_system() {
    SwissSystem system;
    system.name = "median-solkoff";
    system.coefficient = Coefficient::full_then_median;   // UA:V.15.9.7.2, UA:V.15.9.7.3
    system.second_round_numbers = NumberOrder::by_parity; // UA:V.15.9.6
    system.later_numbers = NumberOrder::by_parity;
    system.procedure = Procedure::zoned;     // UA:V.15.9.9, UA:V.15.9.10
    system.floater = Floater::first_to_last; // UA:V.15.9.8.1
    system.colours = {.run_max = 2,          // UA:V.15.9.13
                      .run_is_absolute = false,
                      .by_rounds = true,                         // UA:V.15.9.14.3
                      .higher_alternates = true};                // UA:V.15.9.14.4
    system.substitutes = Substitutes::last_place_and_group_mean; // UA:V.12.5
    system.bye_bars = ByeBars::bye_only;                         // UA:V.15.6
    system.articles = {median_first_rated, median_order, median_floating, median_in_group,
                       median_completion,  median_met,   median_run,      median_colour,
                       median_bye,         median_owed};
    return system;
}

constexpr SwissSystem median_solkoff_by_lot_system() {
    SwissSystem system = median_solkoff_system();
    system.name = "median-solkoff-by-lot";
    system.first_round = Seek::neighbour; // UA:V.15.9.5
    system.first_colour_drawn = false;
    system.articles.first_round = median_first_lot;
    return system;
}

constexpr std::array<SwissSystem, 6> systems = {
    blind_lot_system(),        start_number_system(),   truncated_solkoff_system(),
    current_buchholz_system(), median_solkoff_system(), median_solkoff_by_lot_system()};

} // namespace

std::span<const SwissSystem> swiss_systems() {
    return systems;
}

const SwissSystem* find_swiss_system(std::string_view name) {
    const auto found = std::ranges::find(systems, name, &SwissSystem::name);
    return found == systems.end() ? nullptr : &*found;
}

} // namespace kodeks::tournament::pairing
