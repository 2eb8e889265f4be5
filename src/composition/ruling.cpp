#include "composition/ruling.hpp"

#include <algorithm>

namespace kodeks::composition {

Conclusion Verdict::conclusion() const {
    const auto any = [this](Weight weight) {
        return std::ranges::find(rulings, weight, &Ruling::weight) != rulings.end();
    };
    return any(Weight::failure)             ? Conclusion::does_not_exist
           : any(Weight::defect)            ? Conclusion::defective
           : any(Weight::open) || !examined ? Conclusion::sound_so_far
                                            : Conclusion::sound;
}

} // namespace kodeks::composition
