#include "tournament/fide/checker/order_key.hpp"

namespace kodeks::tournament::fide::checker {

namespace {

void append_remainder(Vector& key, const Vector& remainder,
                      const std::map<Number, Number>& partner) {
    Number places = 0;
    std::map<Number, Number> number;
    for (const Number i : remainder) {
        places += partner.contains(i) ? 1 : 0;
        number[i] = static_cast<Number>(number.size()) + 1;
    }
    const Number pairs = places / 2;
    Vector in;
    Vector out;
    Vector partners;
    Number difference = 0;
    for (const Number i : remainder) {
        const bool upper = partner.contains(i) && partner.at(i) > i;
        if (upper) {
            partners.push_back(number[partner.at(i)]);
        }
        if (upper && number[i] > pairs) {
            in.push_back(number[i]);
            difference += number[i];
        } else if (!upper && number[i] <= pairs) {
            out.insert(out.begin(), -number[i]); // larger numbers first and better
            difference -= number[i];
        }
    }
    key.push_back(static_cast<Number>(in.size()));
    key.push_back(difference);
    key.insert(key.end(), out.begin(), out.end());
    key.insert(key.end(), in.begin(), in.end());
    key.insert(key.end(), partners.begin(), partners.end());
}

} // namespace

// The place of a candidate in the order of generation.
Vector key_of(const std::vector<Couple>& couples, const Vector& members, Mask moved, Mask down) {
    Vector key;
    Vector partner_of_moved;
    Vector remainder;
    std::map<Number, Number> partner;
    std::map<Number, Number> number;
    for (const auto& [i, j] : couples) {
        partner[i] = j;
        partner[j] = i;
    }
    for (std::size_t k = 0; k < members.size(); ++k) {
        number[members[k]] = static_cast<Number>(k);
    }
    for (const Number i : members) {
        const bool is_moved = (moved & bit(i)) != 0;
        if (is_moved && (down & bit(i)) == 0) {
            key.push_back(number[i]);
            partner_of_moved.push_back(number[partner[i]]);
        } else if (!is_moved && (!partner.contains(i) || (moved & bit(partner[i])) == 0)) {
            remainder.push_back(i);
        }
    }
    key.push_back(end_of_list);
    key.insert(key.end(), partner_of_moved.begin(), partner_of_moved.end());
    append_remainder(key, remainder, partner);
    return key;
}

} // namespace kodeks::tournament::fide::checker
