// A whole event as a text: the facts of the event and of the games refereed at its tables, in one
// ledger (ledger/record.hpp). The stream "event" holds the event, "game 17" the game with that id,
// "office" what happened around the boards.
#pragma once

#include "ledger/record.hpp"
#include "tournament/event/event.hpp"

#include <map>
#include <string>
#include <vector>

namespace kodeks::tournament {

struct Journal {
    std::vector<Event> events;
    std::vector<ledger::Envelope> envelopes; // of the events
    State state;
    std::map<GameId, std::vector<ledger::RawRecord>> games; // read by who referees them
    std::vector<ledger::RawRecord> office;                  // read by who keeps the office
    std::uint32_t facts = 0; // of the event: as many as events, which a snapshot does not hold
    std::uint32_t commands = 0;
    std::size_t sound_bytes = 0; // what lies behind was never acknowledged
    std::string sum;             // over every line so far (sums.hpp); empty: not known yet
    bool cut_off = false;
    bool is_old = false; // the text is of the first form and has to be written anew
};

// Every fact is checked against the state before it. Reads the first form of event files too.
Result<Journal> read_journal(const ledger::Source& source);

// Who acts and when.
struct Stamp {
    ledger::UnixTime time;
    std::string author;
};

// What one command adds: facts of the event, of one of its games, of its office.
struct Addition {
    std::vector<Event> events;
    GameId game = no_game;
    std::vector<std::string> game_facts{};   // written by the referee's room
    std::vector<std::string> office_facts{}; // written by the room of the office
};

// The lines to put behind a journal, each with its end; all belong to one command.
std::string lines_of(const Journal& journal, const Addition& addition, const Stamp& stamp);

// Whether the lines say what they were made from: a text may hold bytes that no file may.
bool reads_back(std::string_view lines, const Addition& addition);

// Takes the addition in, as reading its lines behind the journal would.
void add(Journal& journal, const Addition& addition, const Stamp& stamp);

// Gives the facts of an old journal envelopes of their own; then text_of() is its present form.
void convert(Journal& journal, const Stamp& stamp);

// A journal without games as a new text.
std::string text_of(const Journal& journal);

} // namespace kodeks::tournament
