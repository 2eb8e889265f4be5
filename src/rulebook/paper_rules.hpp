// What a rulebook says about the papers of an event: which there have to be, what stands on them
// and until when they are handed in. Filled by rulebook/editions/<edition>/papers.hpp; what a book
// does not speak of stays empty.
#pragma once

#include "rulebook/scope.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

// What may stand on the envelope of a sealed move.
enum class EnvelopeItem : std::uint8_t {
    names,
    position,
    used_times,
    sealer,
    move_number,
    draw_offer,
    resumption,
};

struct EnvelopeLine {
    EnvelopeItem item = EnvelopeItem::names;
    std::string_view article;
};

// A section that the regulations of an event must have. What fills it is known by its name.
struct RegulationSection {
    std::string_view name; // "aims": the title is the message reports.section.aims
    std::string_view article;
};

struct PaperRules {
    Articles calendar{};       // the schedule is drawn up and made known
    Articles approved{};       // the results are summed up and approved
    Articles protocols{};      // protocols of results are issued
    Articles sheet_owner{};    // score sheets belong to the organiser
    Articles envelope_check{}; // the arbiter checks the envelope's data and keeps it
    std::span<const EnvelopeLine> envelope{};
    Articles captains_sign{};     // captains sign the protocol of a match
    Articles lots{};              // the lots are drawn by the rules, at the hour announced
    Articles report{};            // of the chief arbiter, with what belongs to it
    std::int32_t report_days = 0; // after the event; 0: by law or agreement
    Articles offenders{};         // what the report says of each violation
    Articles rating{};            // the table and other data for rating
    std::int32_t rating_days = 0;
    Articles certificates{}; // for all who fulfilled norms
    Articles without_plus{}; // a plus counts for no norm
    Articles bulletin{};     // information for participants and the press
    Articles game_records{}; // printed for the participants
    Articles credentials{};  // the act of the commission
    Articles officials{};    // who makes up the panel
    Articles invitation{};   // what it contains
    Articles invited_before{};
    std::int32_t invited_months = 0; // before the start
    std::span<const RegulationSection> regulations{};
};

// The rules of an edition, or nullptr when it has none.
const PaperRules* paper_rules(std::string_view edition);

} // namespace kodeks::rulebook
