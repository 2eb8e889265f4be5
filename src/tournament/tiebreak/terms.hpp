// A tie-break value opened: the terms it is the sum of. Values and explanations come from the same
// terms, so what is shown is what was computed.
#pragma once

#include "tournament/tiebreak/adjusted.hpp"
#include "tournament/tiebreak/catalogue.hpp"

#include <vector>

namespace kodeks::tournament::tiebreak {

struct Term {
    std::int32_t round = 0;
    std::int32_t opponent = nobody;
    Fraction score;      // of the opponent, or the own result
    Fraction factor = 1; // what it is multiplied with
    Source source = Source::own_score;
    bool cut = false; // left out as one of the worst or best

    Fraction value() const { return factor == Fraction(1) ? score : score * factor; }
};

// The steps of a tie-break, compared from the front; a missing step counts as zero. Nearly all have
// one step, which needs no memory of its own: a field of thousands has a hundred thousand values.
class Value {
public:
    Value() = default;

    Value(const Fraction& only) : first_(only), size_(1) {} // NOLINT: a number is a value

    void push_back(const Fraction& step) {
        if (size_++ == 0) {
            first_ = step;
        } else {
            rest_.push_back(step);
        }
    }

    bool empty() const { return size_ == 0; }

    std::size_t size() const { return size_; }

    const Fraction& operator[](std::size_t i) const { return i == 0 ? first_ : rest_[i - 1]; }

    const Fraction& front() const { return first_; }

    friend bool operator==(const Value&, const Value&) = default;

private:
    Fraction first_;
    std::vector<Fraction> rest_;
    std::size_t size_ = 0;
};

std::strong_ordering compare(const Value& a, const Value& b);

// The terms of a tie-break that is not decided inside the tied group. With cuts the left-out terms
// are marked; a progressive tie-break shows its first step.
std::vector<Term> terms_of(const Table& table, const Adjusted& adjusted, const TieBreak& tie_break,
                           std::int32_t row);

// The values of a table, best asked row after row. The terms of the last kind are kept: the cuts of
// a coefficient are made from the same terms.
class Valuer {
public:
    Valuer(const Table& table, const Adjusted& adjusted) : table_(table), adjusted_(adjusted) {}

    Value of(const TieBreak& tie_break, std::int32_t row);

private:
    void collect(Kind kind, std::int32_t row);
    Value progressive(const TieBreak& tie_break) const;
    Fraction sum(const TieBreak& tie_break) const; // of terms in ascending order when it cuts

    const Table& table_;
    const Adjusted& adjusted_;
    std::vector<Term> terms_;
    std::int32_t row_ = nobody;
    Kind kind_{};
    bool sorted_ = false;
};

} // namespace kodeks::tournament::tiebreak
