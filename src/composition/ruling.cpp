#include "composition/ruling.hpp"

#include <algorithm>

namespace kodeks::composition {

Standing Verdict::standing() const {
    const auto any = [this](Weight weight) {
        return std::ranges::find(rulings, weight, &Ruling::weight) != rulings.end();
    };
    return any(Weight::failure)  ? Standing::does_not_exist
           : any(Weight::defect) ? Standing::defective
                                 : Standing::sound_so_far;
}

} // namespace kodeks::composition
