#include "ledger/room_record.hpp"

namespace kodeks::ledger {

tl::expected<const games::Variant*, Trouble> variant_in(const Json& json) {
    const Json* const settings = json.find("settings");
    const Json* const name = settings == nullptr ? nullptr : settings->find("variant");
    const games::Variant* const variant =
        name == nullptr ? nullptr : games::find_variant(name->text);
    if (variant == nullptr) {
        const std::size_t offset = name == nullptr ? json.offset : name->offset;
        return tl::unexpected(Trouble{offset, {"ledger.no_variant", {}}});
    }
    return variant;
}

} // namespace kodeks::ledger
