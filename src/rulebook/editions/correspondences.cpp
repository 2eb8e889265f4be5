#include "rulebook/editions/correspondences.hpp"

#include <algorithm>

namespace kodeks::rulebook {

namespace {

constexpr const CorrespondenceRules* all[] = {&correspondence_ru_code};

} // namespace

std::span<const CorrespondenceRules* const> all_correspondence_rules() {
    return all;
}

const CorrespondenceRules* correspondence_rules(std::string_view edition) {
    const auto found = std::ranges::find(all, edition, &CorrespondenceRules::edition);
    return found == std::ranges::end(all) ? nullptr : *found;
}

} // namespace kodeks::rulebook
