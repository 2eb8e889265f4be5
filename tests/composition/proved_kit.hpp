// The compositions under tests/data/compositions/proved, and what it takes to prove things of them.
#pragma once

#include "composition/composition.hpp"
#include "composition/examine/proofs.hpp"
#include "truth/tables/prober.hpp"

#include <string>
#include <vector>

namespace kodeks::composition {

std::vector<std::string> proved_names(); // in alphabetical order
std::string proved_text(const std::string& name);
Composition proved_composition(const std::string& name);

// What play from the diagram can come to, as far as four pieces go.
truth::tables::Table& table_for(const Composition& composition);

Means means_for(truth::tables::Prober& prober);

} // namespace kodeks::composition
