#include "tournament/record/texts.hpp"

#include "ledger/text_check.hpp"
#include "tournament/record/event_fields.hpp"

namespace kodeks::tournament {

bool has_sound_texts(const Event& event) {
    ledger::TextCheck check;
    // Archives take what they name by reference; this one only looks.
    const_cast<Event&>(event).visit([&](auto& fact) { fields(check, fact); }); // NOLINT
    return check.sound();
}

} // namespace kodeks::tournament
