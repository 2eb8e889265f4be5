// Codes for many people at once: one after the other, and then all of them are told, each with the
// office that it gives or, where there is none, the role.
#pragma once

#include "server/api/api.hpp"

#include <functional>
#include <vector>

namespace kodeks::server {

void issue_slips(Api& api, const Call& call, std::vector<Grant> grants, const Respond& respond);
// Only for these; somebody must be among them.
void issue_slips(Api& api, const Call& call, std::vector<Grant> grants,
                 const std::function<bool(const Grant&)>& is_wanted, const Respond& respond);

} // namespace kodeks::server
