// The fields of the facts of a competition.
#pragma once

#include "composition/contest/fields.hpp"

namespace kodeks::contest {

template <class Archive>
void fields(Archive& a, Announced& x) {
    a.must("regulations", x.regulations);
}

template <class Archive>
void fields(Archive& a, Appointed& x) {
    a.must("judge", x.judge);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, Registered& x) {
    a.must("author", x.author);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, WorkEntered& x) {
    a.must("work", x.work);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, WorkReplaced& x) {
    a.must("work", x.work);
    a.must("diagram", x.diagram);
    a.must("day", x.day);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, WorkWithdrawn& x) {
    a.must("work", x.work);
    a.must("day", x.day);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, WorkExamined& x) {
    a.must("work", x.work);
    a.may("defects", x.defects);
    a.may("deduction", x.deduction);
    a.must("day", x.day);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, DefectStated& x) {
    a.must("work", x.work);
    a.must("defect", x.defect);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, Marked& x) {
    a.must("work", x.work);
    a.must("mark", x.mark);
    a.may("deduction", x.deduction);
    a.may("reason", x.reason);
    a.must("day", x.day);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, DutyFulfilled& x) {
    a.must("duty", x.duty);
    a.must("day", x.day);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, PreliminaryPublished& x) {
    a.must("day", x.day);
    a.may("overdue", x.overdue);
    a.may("places", x.places);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, AppealMade& x) {
    a.must("appeal", x.appeal);
    a.must("day", x.day);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, AppealDecided& x) {
    a.must("appeal", x.appeal);
    a.must("answer", x.answer);
    a.may("reason", x.reason);
    a.must("day", x.day);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, AwardAnnulled& x) {
    a.may("reason", x.reason);
    a.must("day", x.day);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, FinalPublished& x) {
    a.must("day", x.day);
    a.may("places", x.places);
    a.may("articles", x.articles);
}

template <class Archive>
void fields(Archive& a, Scored& x) {
    a.must("score", x.score);
    a.must("day", x.day);
    a.may("articles", x.articles);
}

} // namespace kodeks::contest
