// A certificate as a file: one JSON object (docs/composition.md), read strictly, with the place of
// what is wrong.
#pragma once

#include "base/result.hpp"
#include "composition/certificate/certificate.hpp"
#include "ledger/source.hpp"

#include <boost/json/object.hpp>

namespace kodeks::composition {

boost::json::object to_json(const Certificate& certificate);

Result<Certificate> read_certificate(const ledger::Source& source);

} // namespace kodeks::composition
