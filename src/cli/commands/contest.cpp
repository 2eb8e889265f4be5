#include "cli/commands/contest.hpp"

#include "cli/input.hpp"
#include "composition/contest/work_board.hpp"

namespace kodeks::cli {

namespace {

constexpr std::size_t most_bytes = std::size_t{10} << 20;

} // namespace

tl::expected<contest::Diagram, Exit> diagram_in(const Context& context, const std::string& name) {
    const auto input = read_text(name, context.streams);
    if (!input) {
        return tl::unexpected(context.bad_input(input.error()));
    }
    if (input->text.size() > most_bytes) {
        return tl::unexpected(context.answer_no(
            Message{"cli.composition.too_large", {{"most", std::to_string(most_bytes >> 20)}}}));
    }
    auto diagram = contest::diagram_from({input->text, input->name});
    if (!diagram) {
        return tl::unexpected(context.bad_input(diagram.error()));
    }
    return *std::move(diagram);
}

tl::expected<contest::WorkId, Exit> work_in(const Context& context, const Arguments& arguments) {
    const auto number = number_in(context, arguments.value("WORK"));
    if (!number) {
        return tl::unexpected(number.error());
    }
    return contest::WorkId{*number};
}

tl::expected<std::optional<Points>, Exit>
points_in(const Context& context, const Arguments& arguments, std::string_view option) {
    const auto text = arguments.maybe(option);
    if (!text) {
        return std::nullopt;
    }
    const auto points = points_from(*text);
    if (!points) {
        return tl::unexpected(
            context.wrong_usage(Message{"cli.contest.want_points", {{"text", *text}}}));
    }
    return points;
}

} // namespace kodeks::cli
