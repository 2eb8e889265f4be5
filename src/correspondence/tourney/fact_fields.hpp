// The fields of the facts, and commands as people write them: what is done in a game stands beside
// the game's number, {"do":"letter","game":3,...}.
#pragma once

#include "correspondence/tourney/fields.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

inline void fields(ledger::Reader& reader, Act& act) {
    std::string name;
    reader.must("do", name);
    if (reader.trouble() || ledger::read_alternative(reader, name, act)) {
        return;
    }
    Play play;
    if (!ledger::read_alternative(reader, name, *play.act)) {
        auto words = ledger::alternatives<Act>();
        std::ranges::copy(ledger::alternatives<correspondence::Act>(), std::back_inserter(words));
        reader.complain_choice(*reader.object().find("do"), words);
        return;
    }
    reader.must("game", play.game);
    act = std::move(play);
}

inline void fields(ledger::Writer& writer, Act& act) {
    ledger::write_variant(writer, "do", act);
}

template <class Archive>
void fields(Archive& a, Command& x) {
    a.must("on", x.on);
    a.must("by", x.by);
    fields(a, x.act);
}

template <class Archive>
void fields(Archive& a, Created& x) {
    a.must("settings", x.settings);
}

template <class Archive>
void fields(Archive& a, Said& x) {
    a.must("said", x.command);
}

template <class Archive>
void fields(Archive& a, Appointed& x) {
    a.must("arbiter", x.arbiter);
    a.may("headman", x.headman);
}

template <class Archive>
void fields(Archive& a, Entered& x) {
    a.must("person", x.person);
}

template <class Archive>
void fields(Archive& a, Barred& x) {
    a.must("name", x.name);
    a.must("until", x.until);
}

template <class Archive>
void fields(Archive& a, Started& x) {
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, Paired& x) {
    a.must("white", x.white);
    a.must("black", x.black);
}

template <class Archive>
void fields(Archive& a, InGame& x) {
    a.must("game", x.game);
    a.must("fact", x.fact);
}

template <class Archive>
void fields(Archive& a, BreakAnnounced& x) {
    a.must("player", x.player);
    a.must("first", x.first);
    a.must("last", x.last);
    a.may("granted", x.granted);
}

template <class Archive>
void fields(Archive& a, Sanctioned& x) {
    a.must("player", x.player);
    a.must("kind", x.kind);
    a.must("by", x.by);
    a.must("on", x.on);
    a.may("game", x.game);
}

template <class Archive>
void fields(Archive& a, PetitionDismissed& x) {
    a.must("player", x.player);
    a.must("by", x.by);
}

template <class Archive>
void fields(Archive& a, Left& x) {
    a.must("player", x.player);
    a.must("on", x.on);
    a.must("results", x.results);
}

template <class Archive>
void fields(Archive& a, Excused& x) {
    a.must("player", x.player);
}

template <class Archive>
void fields(Archive& a, Banned& x) {
    a.must("player", x.player);
    a.must("until", x.until);
}

template <class Archive>
void fields(Archive& a, Disputed& x) {
    a.must("game", x.game);
    a.must("by", x.by);
    a.must("to", x.to);
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, Resolved& x) {
    a.must("case", x.about);
    a.must("on", x.on);
    a.may("lifts", x.lifts);
}

template <class Archive>
void fields(Archive& a, Appealed& x) {
    a.must("case", x.about);
    a.must("to", x.to);
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, Informed& x) {
    a.must("on", x.on);
    a.may("final", x.final_results);
    a.may("without", x.without);
}

template <class Archive>
void fields(Archive& a, ResultsReceived& x) {
    a.must("player", x.player);
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, LettersDemanded& x) {
    a.must("player", x.player);
    a.may("since", x.since);
}

template <class Archive>
void fields(Archive& a, StageChanged& x) {
    a.must("stage", x.stage);
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, Reported& x) {
    a.must("by", x.by);
    a.must("on", x.on);
}

template <class Archive>
void fields(Archive& a, Ruled& x) {
    a.must("ruling", x.ruling);
}

} // namespace kodeks::correspondence::tourney
