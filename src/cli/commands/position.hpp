// What the commands about one position share: VARIANT, --fen and --tolerant.
#pragma once

#include "cli/command.hpp"
#include "games/position.hpp"
#include "games/variant.hpp"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace kodeks::cli {

// VARIANT, then those of the command, then --fen FEN and --tolerant.
std::vector<Argument> with_position(std::vector<Argument> own);

// The variant named; when there is none, says so and what may have been meant.
tl::expected<const games::Variant*, Exit> variant_from(const Arguments& arguments,
                                                       const Context& context);

// The position of --fen, or the variant's start. A text that makes no sense is reported with its
// column, a position that makes none with all its defects. --tolerant lives with the defects that
// only say "no legal game gets here"; without it they are told together with that way out, and more
// men than a side starts with are a set-up that is taken with a warning.
tl::expected<games::Position, Exit> position_from(const Arguments& arguments,
                                                  const Context& context);

} // namespace kodeks::cli
