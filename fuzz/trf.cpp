// Any bytes as a tournament report file. Nothing crashes; what was read is written and read back
// the same; and every round of it can be paired, checked and ranked or is refused with a reason.
#include "base/check.hpp"
#include "tournament/fide/dutch.hpp"
#include "tournament/fide_tiebreak/standings.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/to_field.hpp"
#include "tournament/trf/write.hpp"

#include <cstddef>
#include <cstdint>

using namespace kodeks;
using namespace kodeks::tournament;

namespace {

void pair_rounds(const trf::Document& document) {
    const trf::Round last = trf::rounds_paired(document) + 1;
    for (trf::Round round = 1; round <= last && round <= 12; ++round) {
        const auto field = trf::field_of(document, round);
        if (field && field->field.players.size() <= 60) {
            const auto fast = fide::pair_dutch(field->field);
            const auto exact = fide::pair_dutch(field->field, fide::Way::exact);
            KODEKS_ASSERT(fast.has_value() == exact.has_value());
            KODEKS_ASSERT(!fast || (fast->boards == exact->boards && fast->bye == exact->bye));
        }
    }
}

void rank(const trf::Document& document) {
    const auto contest = fide_tiebreak::contest_of(document, {});
    if (contest && contest->primary.participants.size() <= 60 && contest->primary.rounds <= 30) {
        const auto codes = fide_tiebreak::codes_from("DE,BH/C1,FB,AOB,SB/C2,KS,STD,TPR,PTP,APPO,"
                                                     "MPvGP,EDEBT,EMGSB/C1,SSSC,BC,TBR,BBE,TPN");
        static_cast<void>(fide_tiebreak::standings(*contest, codes.list));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto reading = trf::read({reinterpret_cast<const char*>(data), size});
    if (!reading) {
        static_cast<void>(describe(reading.error(), Language::en));
        return 0;
    }
    const auto again = trf::read(trf::write(reading->document));
    KODEKS_ASSERT(again);
    KODEKS_ASSERT(again->document == reading->document);
    pair_rounds(reading->document);
    rank(reading->document);
    return 0;
}
