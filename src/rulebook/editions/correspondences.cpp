#include "rulebook/editions/correspondences.hpp"

#include "rulebook/editions/edition_named.hpp"

namespace kodeks::rulebook {

namespace {

constexpr const CorrespondenceRules* all[] = {&correspondence_ru_code};

} // namespace

std::span<const CorrespondenceRules* const> all_correspondence_rules() {
    return all;
}

const CorrespondenceRules* correspondence_rules(std::string_view edition) {
    return edition_named<CorrespondenceRules>(all, edition);
}

} // namespace kodeks::rulebook
