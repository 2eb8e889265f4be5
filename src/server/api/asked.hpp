// What a request asks, read strictly from its body.
#pragma once

#include "ledger/reader.hpp"
#include "server/api/api.hpp"
#include "server/texts.hpp"

#include <optional>

namespace kodeks::server {

// It has been said when it makes no sense.
template <class Asked>
std::optional<Asked> asked_in(const Call& call, const Respond& respond) {
    const auto value = ledger::read_json(call.request.body, 0, call.request.body.size());
    Asked asked;
    const ledger::Scene nowhere;
    const auto trouble =
        value ? ledger::read_object(*value, nowhere, asked) : std::optional(value.error());
    if (trouble) {
        respond(error_response(
            400, {{"name", trouble->message.key}, {"text", in_all_languages(trouble->message)}}));
        return std::nullopt;
    }
    return asked;
}

} // namespace kodeks::server
