#include "server/api/slips.hpp"

#include <memory>

namespace kodeks::server {

namespace json = boost::json;

namespace {

class SlipIssue : public std::enable_shared_from_this<SlipIssue> {
public:
    SlipIssue(Api& api, std::vector<Grant> grants, std::string author, Respond respond)
        : api_(api),
          grants_(std::move(grants)),
          author_(std::move(author)),
          respond_(std::move(respond)) {}

    void next() {
        if (at_ == grants_.size()) {
            respond_(json_response({{"codes", std::move(codes_)}}, 201));
            return;
        }
        const Grant& grant = grants_[at_++];
        api_.hall().issue(
            grant, author_,
            [self = shared_from_this(), &grant](const std::optional<std::string>& code) {
                self->issued(grant, code);
            });
    }

private:
    void issued(const Grant& grant, const std::optional<std::string>& code) {
        if (!code) {
            respond_(error_response(503, "server.unavailable"));
            return;
        }
        json::object slip{{"entry", grant.entry}, {"name", grant.name}, {"code", *code}};
        if (grant.office.empty()) {
            slip["role"] = ledger::word(grant.role);
        } else {
            slip["office"] = grant.office;
        }
        codes_.push_back(std::move(slip));
        next();
    }

    Api& api_;
    std::vector<Grant> grants_;
    std::string author_;
    Respond respond_;
    std::size_t at_ = 0;
    json::array codes_;
};

} // namespace

void issue_slips(Api& api, const Call& call, std::vector<Grant> grants, const Respond& respond) {
    const std::string role(ledger::word(call.who.grant.role));
    std::make_shared<SlipIssue>(api, std::move(grants), call.who.author(role), respond)->next();
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
