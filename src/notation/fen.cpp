#include "notation/fen.hpp"

#include "notation/chess/fen.hpp"
#include "notation/draughts/fen.hpp"

namespace kodeks::notation {

Result<games::Setup> read_fen(const games::Variant& variant, std::string_view text) {
    return variant.family == games::Family::chess ? chess::read_fen(text)
                                                  : draughts::read_fen(variant, text);
}

std::string write_fen(const games::Variant& variant, const games::Setup& setup) {
    return variant.family == games::Family::chess ? chess::write_fen(setup)
                                                  : draughts::write_fen(variant, setup);
}

} // namespace kodeks::notation
