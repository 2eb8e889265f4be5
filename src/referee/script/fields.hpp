// The fields of every action and of the header, named once for reading and for writing. An archive
// has must(name, field) and may(name, field); what may be missing keeps its default. Actions
// without fields need no line here; the word of an action is in referee/words.cpp.
#pragma once

#include "referee/command.hpp"
#include "referee/regulations.hpp"

#include <type_traits>

namespace kodeks::referee::script {

template <class Archive, class Action>
    requires std::is_empty_v<Action>
void fields(Archive&, Action&) {}

template <class Archive>
void fields(Archive& a, Arrive& x) {
    a.must("side", x.side);
}

template <class Archive>
void fields(Archive& a, Touch& x) {
    a.must("square", x.square);
}

template <class Archive>
void fields(Archive& a, Make& x) {
    a.must("move", x.move);
    a.may("two-hands", x.two_hands);
}

template <class Archive>
void fields(Archive& a, Move& x) {
    a.must("move", x.move);
}

template <class Archive>
void fields(Archive& a, Claim& x) {
    a.may("kind", x.kind);
    a.may("rule", x.rule);
    a.may("written", x.written);
}

template <class Archive>
void fields(Archive& a, Report& x) {
    a.must("offence", x.offence);
    a.must("against", x.against);
}

template <class Archive>
void fields(Archive& a, Resume& x) {
    a.may("running", x.running);
}

template <class Archive>
void fields(Archive& a, CorrectClock& x) {
    a.must("side", x.side);
    a.must("amount", x.amount);
}

template <class Archive>
void fields(Archive& a, Decide& x) {
    a.must("option", x.option);
}

template <class Archive>
void fields(Archive& a, CorrectResult& x) {
    a.may("winner", x.winner);
    a.may("reason", x.reason);
}

template <class Archive>
void fields(Archive& a, Regulations& x) {
    a.must("control", x.control);
    a.may("supervision", x.supervision);
    a.may("default-time", x.default_time);
    a.may("no-draw-before-move", x.no_draw_before_move);
    a.may("flags", x.flags);
    a.may("automatic-draws", x.automatic_draws);
}

template <class Archive>
void fields(Archive& a, Needs& x) {
    a.may("blind", x.blind);
    a.may("low-vision", x.low_vision);
    a.may("assistant", x.assistant);
}

} // namespace kodeks::referee::script
