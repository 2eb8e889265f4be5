// The fields of everything in the records of a competition, named once for reading and writing.
#pragma once

#include "composition/contest/command.hpp"
#include "composition/contest/event.hpp"
#include "composition/contest/words.hpp"
#include "ledger/day_form.hpp"

namespace kodeks::contest {

template <class Archive>
void fields(Archive& a, Section& x) {
    a.must("name", x.name);
    a.must("variant", x.variant);
    a.must("genre", x.genre);
    a.may("theme", x.theme);
}

template <class Archive>
void fields(Archive& a, Judge& x) {
    a.must("name", x.name);
    a.must("role", x.role);
    a.may("section", x.section);
}

template <class Archive>
void fields(Archive& a, Findings& x) {
    a.may("side-solution", x.side_solution);
    a.may("unsolvable", x.unsolvable);
    a.may("inexact", x.inexact);
}

template <class Archive>
void fields(Archive& a, SolvingTask& x) {
    a.must("variant", x.variant);
    a.must("genre", x.genre);
    a.must("fen", x.fen);
    a.must("task", x.task);
    a.may("author", x.author);
    a.must("points", x.points);
}

template <class Archive>
void fields(Archive& a, Regulations& x) {
    a.must("title", x.title);
    a.must("rulebook", x.edition);
    a.must("form", x.form);
    a.may("organiser", x.organiser);
    a.may("body", x.body);
    a.may("scale", x.scale);
    a.may("territory", x.territory);
    a.may("theme", x.theme);
    a.may("secrecy", x.secrecy);
    a.may("sections", x.sections);
    a.may("works-each", x.works_each);
    a.may("copies", x.copies);
    a.may("address", x.address);
    a.may("published", x.published);
    a.may("closing", x.closing);
    a.may("ranking", x.ranking);
    a.may("counted", x.counted);
    a.may("prizes", x.prizes);
    a.may("distinctions", x.distinctions);
    a.may("panel", x.panel);
    a.may("chief-marks", x.chief_marks);
    a.may("secretary-enters", x.secretary_enters);
    a.may("preliminary", x.preliminary);
    a.may("in-force", x.in_force);
    a.may("period-from", x.period_from);
    a.may("period-to", x.period_to);
    a.may("qualifying", x.qualifying);
    a.may("participants", x.participants);
    a.may("conditions", x.conditions);
    a.may("occasion", x.occasion);
    a.may("venue", x.venue);
    a.may("tasks", x.tasks);
    a.may("findings", x.findings);
}

template <class Archive>
void fields(Archive& a, Author& x) {
    a.must("id", x.id);
    a.must("name", x.name);
    a.may("born", x.born);
    a.may("rank", x.rank);
    a.may("society", x.society);
    a.may("post", x.post);
    a.may("address", x.address);
    a.may("team", x.team);
    a.may("captain", x.captain);
    a.may("staff", x.staff);
}

template <class Archive>
void fields(Archive& a, Entered& x) {
    a.must("scale", x.scale);
    a.may("territory", x.territory);
}

template <class Archive>
void fields(Archive& a, Origin& x) {
    a.may("corrections", x.corrections);
    a.may("corrected-after-award", x.corrected_after_award);
    a.may("improvement", x.improvement);
    a.may("source", x.source);
    a.may("source-day", x.source_day);
    a.may("consent", x.consent);
    a.may("variation-of", x.variation_of);
    a.may("complicates", x.complicates);
    a.may("rejected-before", x.rejected_before);
    a.may("marked-before", x.marked_before);
    a.may("championships", x.championships);
}

template <class Archive>
void fields(Archive& a, Diagram& x) {
    a.must("variant", x.variant);
    a.must("genre", x.genre);
    a.may("aim", x.aim);
    a.may("men", x.men);
    a.may("kings", x.kings);
    a.must("fen", x.fen);
    a.may("lines", x.lines);
    a.may("practical", x.practical);
}

template <class Archive>
void fields(Archive& a, DefectFound& x) {
    a.must("article", x.article);
    a.may("reason", x.reason);
    a.may("by", x.by);
    a.may("day", x.day);
    a.may("keeps-place", x.keeps_place);
}

template <class Archive>
void fields(Archive& a, Mark& x) {
    a.must("judge", x.judge);
    a.must("mark", x.mark);
    a.may("comment", x.comment);
    a.may("counts", x.counts);
}

template <class Archive>
void fields(Archive& a, Work& x) {
    a.must("id", x.id);
    a.must("authors", x.authors);
    a.must("section", x.section);
    a.must("diagram", x.diagram);
    a.may("origin", x.origin);
    a.may("received", x.received);
    a.may("copies", x.copies);
    a.may("late", x.late);
    a.may("withdrawn", x.withdrawn);
    a.may("examined", x.examined);
    a.may("defects", x.defects);
    a.may("marks", x.marks);
    a.may("deduction", x.deduction);
}

template <class Archive>
void fields(Archive& a, Appeal& x) {
    a.must("id", x.id);
    a.must("author", x.author);
    a.must("work", x.work);
    a.must("to", x.to);
    a.may("about", x.about);
    a.may("text", x.text);
    a.may("answer", x.answer);
}

template <class Archive>
void fields(Archive& a, Place& x) {
    a.must("first", x.first);
    a.must("last", x.last);
    a.may("section", x.section);
    a.may("name", x.name);
    a.may("work", x.work);
    a.must("points", x.points);
    a.may("prize", x.prize);
}

template <class Archive>
void fields(Archive& a, DutyDone& x) {
    a.must("duty", x.duty);
    a.may("section", x.section);
}

template <class Archive>
void fields(Archive& a, Score& x) {
    a.must("solver", x.solver);
    a.must("task", x.task);
    a.must("points", x.points);
    a.may("found", x.found);
    a.may("extra", x.extra);
}

} // namespace kodeks::contest
