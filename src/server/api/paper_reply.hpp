// A paper as an answer: the bytes in the form asked for, under the name of a file. Papers are made
// where nobody's clock waits for them.
#pragma once

#include "reports/layout/layout.hpp"
#include "server/api/api.hpp"

namespace kodeks::server {

// {"error":{"name":...,"text":...}}
Response message_response(int status, const Message& message);

// Our own pages show it in a frame; it needs nothing from anywhere and runs no scripts.
Response paper_response(const reports::Document& document, reports::Form form,
                        const std::string& file_name);

// Of the parameter `form`, html unless it is given; it has been said when there is no such form.
std::optional<reports::Form> paper_form(const Call& call, const Respond& respond);

Language paper_language(const Call& call); // of the parameter `lang`, English unless it is given

// Elsewhere, where there is somebody who does it; says so when too many wait already.
void make_aside(Api& api, const std::function<void()>& make, const std::function<void()>& done,
                const Respond& respond);

} // namespace kodeks::server
