#include "cli/input.hpp"

#include "base/locate.hpp"
#include "base/utf16.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace kodeks::cli {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

tl::unexpected<Fault> unreadable(const std::string& name, const char* key) {
    return tl::unexpected(Fault{Message{key, {}}, name, {}, ""});
}

// Block by block, the first as large as the file is said to be: a stream read letter by letter is
// several times slower.
std::string everything(std::istream& in, std::size_t expected) {
    constexpr std::size_t least = 1U << 16U;
    std::string text;
    constexpr std::size_t most = 64U << 20U; // a size may be a lie
    std::size_t block = std::clamp(expected + 1, least, most);
    while (in) {
        const std::size_t before = text.size();
        text.resize(before + block);
        in.read(text.data() + before, static_cast<std::streamsize>(block));
        text.resize(before + static_cast<std::size_t>(in.gcount()));
        block = least;
    }
    return text;
}

Result<Input> read_stream(std::istream& in, std::string name, std::size_t expected = 0) {
    std::string text = everything(in, expected);
    if (in.bad()) {
        return unreadable(name, "cli.input.broke_off");
    }
    return Input{std::move(name), std::move(text)};
}

} // namespace

Result<Input> read_bytes(const std::string& name, const Streams& streams) {
    if (name == "-") {
        return read_stream(streams.in, "<stdin>");
    }
    std::error_code error;
    const auto status = std::filesystem::status(name, error);
    if (!std::filesystem::exists(status)) {
        return unreadable(name, "cli.input.missing");
    }
    if (std::filesystem::is_directory(status)) {
        return unreadable(name, "cli.input.folder");
    }
    const auto size = std::filesystem::file_size(name, error); // of a pipe: an error
    std::ifstream file(name, std::ios::binary);
    return file ? read_stream(file, name, error ? 0 : static_cast<std::size_t>(size))
                : unreadable(name, "cli.input.closed");
}

Result<Input> read_characters(const std::string& name, const Streams& streams) {
    Result<Input> input = read_bytes(name, streams);
    if (input) {
        if (auto decoded = decode_utf16(input->text)) {
            input->text = std::move(*decoded);
        }
    }
    return input;
}

Result<Input> read_text(const std::string& name, const Streams& streams) {
    Result<Input> input = read_characters(name, streams);
    if (!input) {
        return input;
    }
    if (input->text.starts_with(byte_order_mark)) {
        input->text.erase(0, byte_order_mark.size());
    }
    if (const auto broken = first_invalid_byte(input->text)) {
        return tl::unexpected(Fault{Message{"base.unreadable_utf8", {}}, input->name,
                                    place_of(input->text, *broken),
                                    excerpt_at(input->text, *broken)});
    }
    return input;
}

} // namespace kodeks::cli
