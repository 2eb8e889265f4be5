// Many things asked for one after the other, and then told at once; what fails ends everything.
#pragma once

#include "server/api/reply.hpp"

#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include <boost/json/array.hpp>
#include <tl/expected.hpp>

namespace kodeks::server {

class InTurn : public std::enable_shared_from_this<InTurn> {
public:
    // What came of one: its part of the answer, or the answer to all.
    using Part = tl::expected<boost::json::value, Response>;
    using Ask = std::function<void(std::size_t at, std::function<void(Part)> told)>;

    // `name` is what the list is called in the answer.
    InTurn(std::size_t count, std::string_view name, Ask ask, Respond respond)
        : count_(count), name_(name), ask_(std::move(ask)), respond_(std::move(respond)) {}

    void next() {
        if (at_ == count_) {
            respond_(json_response({{name_, std::move(parts_)}}, 201));
            return;
        }
        ask_(at_++, [self = shared_from_this()](Part part) { self->told(std::move(part)); });
    }

private:
    void told(Part part) {
        if (!part) {
            respond_(std::move(part.error()));
            return;
        }
        parts_.push_back(std::move(*part));
        next();
    }

    std::size_t count_;
    std::string_view name_;
    Ask ask_;
    Respond respond_;
    std::size_t at_ = 0;
    boost::json::array parts_;
};

} // namespace kodeks::server
