// The key of sealed moves as a file that only its owner may read. The arbiter keeps it until the
// game is resumed: without it nobody, the arbiter included, reads what was sealed.
#pragma once

#include "base/result.hpp"
#include "cli/context.hpp"
#include "referee/adjournment/envelope_cipher.hpp"

#include <string>

namespace kodeks::cli {

Result<referee::SealKey> read_key_file(const std::string& name, const Streams& streams);

// The key in the file; a new one if there is no such file yet.
Result<referee::SealKey> key_of_file(const std::string& name, const Streams& streams);

referee::SealNonce new_nonce();

} // namespace kodeks::cli
