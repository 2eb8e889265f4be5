// Makes the certificate of an examination from what its solvers remember; what they have forgotten
// they find again.
#pragma once

#include "composition/certificate/certificate.hpp"
#include "composition/examine/proofs.hpp"

namespace kodeks::composition {

struct CertificateLimits {
    std::size_t steps = 50'000;        // of one claim
    std::uint64_t nodes_each = 20'000; // to find a forgotten answer again
    std::uint64_t nodes = 5'000'000;   // likewise for all together
};

Certificate certificate_of(const games::Variant& variant, Proofs& proofs,
                           const CertificateLimits& limits = {});

} // namespace kodeks::composition
