#include "server/api/slips.hpp"

#include "server/api/in_turn.hpp"

namespace kodeks::server {

namespace json = boost::json;

namespace {

json::object slip_of(const Grant& grant, const std::string& code) {
    json::object slip{{"entry", grant.entry}, {"name", grant.name}, {"code", code}};
    if (grant.office.empty()) {
        slip["role"] = ledger::word(grant.role);
    } else {
        slip["office"] = grant.office;
    }
    return slip;
}

} // namespace

void issue_slips(Api& api, const Call& call, std::vector<Grant> grants, const Respond& respond) {
    const std::size_t count = grants.size();
    const std::string author = call.who.author(std::string(ledger::word(call.who.grant.role)));
    const auto issue = [&api, author, grants = std::move(grants)](
                           std::size_t at, const std::function<void(InTurn::Part)>& told) {
        const Grant& grant = grants[at];
        api.hall().issue(grant, author, [grant, told](const std::optional<std::string>& code) {
            told(code ? InTurn::Part(slip_of(grant, *code))
                      : tl::unexpected(error_response(503, "server.unavailable")));
        });
    };
    std::make_shared<InTurn>(count, "codes", issue, respond)->next();
}

void issue_slips(Api& api, const Call& call, std::vector<Grant> grants,
                 const std::function<bool(const Grant&)>& is_wanted, const Respond& respond) {
    std::erase_if(grants, [&](const Grant& grant) { return !is_wanted(grant); });
    if (grants.empty()) {
        respond(error_response(404, "server.no_seat"));
        return;
    }
    issue_slips(api, call, std::move(grants), respond);
}

} // namespace kodeks::server
