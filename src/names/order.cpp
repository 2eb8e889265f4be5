#include "names/order.hpp"

#include "base/check.hpp"
#include "base/fold.hpp"
#include "base/utf8.hpp"

#include <unicode/coll.h>
#include <unicode/unistr.h>

namespace kodeks {

namespace {

std::string without_apostrophes(std::string_view name) {
    std::u32string codes = code_points(name);
    std::erase_if(codes, is_apostrophe);
    return to_utf8(codes);
}

} // namespace

struct NameOrder::Collation {
    std::unique_ptr<icu::Collator> collator;

    std::string key(const std::string& text) const {
        const icu::UnicodeString name = icu::UnicodeString::fromUTF8(text);
        std::string key(64, '\0');
        for (;;) {
            const auto size = static_cast<std::size_t>(
                collator->getSortKey(name, reinterpret_cast<std::uint8_t*>(key.data()),
                                     static_cast<std::int32_t>(key.size())));
            if (size <= key.size()) {
                key.resize(size); // with the zero that ends it
                return key;
            }
            key.resize(size);
        }
    }
};

NameOrder::NameOrder(Language language) : collation_(std::make_unique<Collation>()) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale rules(std::string(code_of(language)).c_str());
    collation_->collator.reset(icu::Collator::createInstance(rules, status));
    KODEKS_ASSERT(U_SUCCESS(status) && collation_->collator != nullptr);
}

NameOrder::~NameOrder() = default;

std::string NameOrder::key(std::string_view name) const {
    return collation_->key(without_apostrophes(name)) + std::string(name);
}

} // namespace kodeks
