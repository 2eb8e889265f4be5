// The order of names in a list, by the alphabet of a language: in Ukrainian ґ is a letter after г
// and the apostrophe none; in Russian ё is counted as е unless nothing else differs. The rules are
// those of Unicode (CLDR), kept by ICU; no locale of the machine takes part.
//
// For lists that people read. Draws of lots keep to alphabetical_key() of base, which never
// changes.
#pragma once

#include "base/message.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace kodeks {

class NameOrder {
public:
    explicit NameOrder(Language language);
    ~NameOrder();
    NameOrder(const NameOrder&) = delete;
    NameOrder& operator=(const NameOrder&) = delete;

    // Keys of names compare as the names do; equal only for equal names.
    std::string key(std::string_view name) const;

private:
    struct Collation;
    std::unique_ptr<Collation> collation_;
};

} // namespace kodeks
