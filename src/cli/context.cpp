#include "cli/context.hpp"

#include <ostream>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::cli {

namespace {

void complain(const Context& context, const Message& message) {
    context.streams.talk << "kodeks: " << render(message, context.facts.language) << '\n';
}

} // namespace

std::string Context::text(std::string_view key, std::vector<MessagePart> parts) const {
    return render(Message{std::string(key), std::move(parts)}, facts.language);
}

std::string Context::bold(std::string_view words) const {
    return facts.colour ? fmt::format("\x1b[1m{}\x1b[0m", words) : std::string(words);
}

Exit Context::answer_no(const Message& message) const {
    complain(*this, message);
    return Exit::no;
}

Exit Context::wrong_usage(const Message& message) const {
    complain(*this, message);
    return Exit::wrong_usage;
}

Exit Context::bad_input(const Fault& fault) const {
    streams.talk << describe(fault, facts.language) << '\n';
    return Exit::bad_input;
}

void Context::suggest(std::span<const std::string> names) const {
    if (!names.empty()) {
        streams.talk << text("cli.did_you_mean", {{"names", joined(names, ", ")}}) << '\n';
    }
}

std::string joined(std::span<const std::string> parts, std::string_view separator) {
    return fmt::format("{}", fmt::join(parts, separator));
}

} // namespace kodeks::cli
