// Codes for many people at once: one after the other, and then all of them are told.
#pragma once

#include "server/api/api.hpp"

#include <vector>

namespace kodeks::server {

void issue_slips(Api& api, std::vector<Grant> grants, std::string author, Respond respond);

} // namespace kodeks::server
