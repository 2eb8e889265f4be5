#include "server/api/http.hpp"

#include "base/utf8.hpp"
#include "server/texts.hpp"

#include <boost/json/serialize.hpp>

namespace kodeks::server {

namespace {

int digit(char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

// Percent signs resolved; nothing when they are wrong or give no text.
std::optional<std::string> decoded(std::string_view text, bool plus_is_space) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            const int high = i + 2 < text.size() ? digit(text[i + 1]) : -1;
            const int low = i + 2 < text.size() ? digit(text[i + 2]) : -1;
            if (high < 0 || low < 0) {
                return std::nullopt;
            }
            out += static_cast<char>(high * 16 + low);
            i += 2;
        } else {
            out += plus_is_space && text[i] == '+' ? ' ' : text[i];
        }
    }
    if (first_invalid_byte(out) || out.find('\0') != std::string::npos) {
        return std::nullopt;
    }
    return out;
}

bool read_query(std::string_view text, Request& request) {
    while (!text.empty()) {
        const std::string_view pair = text.substr(0, text.find('&'));
        text.remove_prefix(std::min(text.size(), pair.size() + 1));
        const std::size_t sign = std::min(pair.find('='), pair.size());
        const auto name = decoded(pair.substr(0, sign), true);
        const auto value = decoded(pair.substr(std::min(pair.size(), sign + 1)), true);
        if (!name || !value) {
            return false;
        }
        request.query[*name] = *value;
    }
    return true;
}

} // namespace

bool read_target(std::string_view target, Request& request) {
    if (!target.starts_with('/')) {
        return false;
    }
    const std::size_t sign = std::min(target.find('?'), target.size());
    const auto path = decoded(target.substr(0, sign), false);
    if (!path) {
        return false;
    }
    request.path = *path;
    return read_query(target.substr(std::min(target.size(), sign + 1)), request);
}

std::string cookie(const Request& request, std::string_view name) {
    const std::string all = request.header("cookie");
    std::string_view rest = all;
    while (!rest.empty()) {
        std::string_view pair = rest.substr(0, rest.find(';'));
        rest.remove_prefix(std::min(rest.size(), pair.size() + 1));
        while (pair.starts_with(' ')) {
            pair.remove_prefix(1);
        }
        const std::size_t sign = pair.find('=');
        if (sign != std::string_view::npos && pair.substr(0, sign) == name) {
            return std::string(pair.substr(sign + 1));
        }
    }
    return {};
}

Response json_response(const boost::json::object& object, int status) {
    return {.status = status, .body = boost::json::serialize(object)};
}

Response error_response(int status, const boost::json::object& why) {
    return json_response({{"error", why}}, status);
}

Response error_response(int status, std::string_view key) {
    return error_response(
        status, {{"name", key}, {"text", in_all_languages(Message{std::string(key), {}})}});
}

} // namespace kodeks::server
