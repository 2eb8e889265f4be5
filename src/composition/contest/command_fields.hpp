// The fields of what is asked of a competition: {"do":"give-mark","work":3,...}. The day on which
// it is asked stands under "on".
#pragma once

#include "composition/contest/fields.hpp"

namespace kodeks::contest {

template <class Archive>
void fields(Archive& a, Announce& x) {
    a.must("regulations", x.regulations);
}

template <class Archive>
void fields(Archive& a, Appoint& x) {
    fields(a, x.judge);
}

// His number he gets by registering.
template <class Archive>
void fields(Archive& a, Register& x) {
    a.must("name", x.author.name);
    a.may("born", x.author.born);
    a.may("rank", x.author.rank);
    a.may("society", x.author.society);
    a.may("post", x.author.post);
    a.may("address", x.author.address);
    a.may("team", x.author.team);
    a.may("captain", x.author.captain);
    a.may("staff", x.author.staff);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, Enter& x) {
    a.must("authors", x.authors);
    a.must("section", x.section);
    a.must("diagram", x.diagram);
    a.may("origin", x.origin);
    a.may("copies", x.copies);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, Replace& x) {
    a.must("work", x.work);
    a.must("diagram", x.diagram);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, Withdraw& x) {
    a.must("work", x.work);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, RecordExamination& x) {
    a.must("work", x.work);
    a.may("broken", x.broken);
    a.may("deduction", x.deduction);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, StateDefect& x) {
    a.must("work", x.work);
    a.must("article", x.article);
    a.may("reason", x.reason);
    a.may("by", x.by);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, GiveMark& x) {
    a.must("work", x.work);
    a.may("by", x.judge);
    a.must("mark", x.mark);
    a.may("comment", x.comment);
    a.may("deduction", x.deduction);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, DoDuty& x) {
    a.must("duty", x.duty);
    a.may("section", x.section);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, PublishPreliminary& x) {
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, MakeAppeal& x) {
    a.must("author", x.author);
    a.must("work", x.work);
    a.may("to", x.to);
    a.may("about", x.about);
    a.may("text", x.text);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, DecideAppeal& x) {
    a.must("appeal", x.appeal);
    a.must("answer", x.answer);
    a.may("mark", x.mark);
    a.may("reason", x.reason);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, Revise& x) {
    a.must("work", x.work);
    a.must("mark", x.mark);
    a.may("reason", x.reason);
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, PublishFinal& x) {
    a.must("on", x.day);
}

template <class Archive>
void fields(Archive& a, GiveScore& x) {
    a.must("solver", x.solver);
    a.must("task", x.task);
    a.must("points", x.points);
    a.may("found", x.found);
    a.must("on", x.day);
}

} // namespace kodeks::contest
