#include "notation/format.hpp"

#include "notation/pdn/game_type.hpp"
#include "notation/pdn/pdn.hpp"
#include "notation/pgn/pgn.hpp"

#include <algorithm>
#include <array>

namespace kodeks::notation {

namespace {

pgn::Options pgn_options(const FormatOptions& options) {
    pgn::Options own;
    own.letters = options.read_letters;
    own.style = options.style;
    return own;
}

std::unique_ptr<GameReader> pgn_reader(ByteSource& source, const FormatOptions& options) {
    return std::make_unique<pgn::Reader>(source, pgn_options(options));
}

std::unique_ptr<text::Dialect> pgn_dialect(const FormatOptions& options) {
    return std::make_unique<pgn::Dialect>(pgn_options(options));
}

void write_pgn(const Game& game, const FormatOptions& options, std::string& out) {
    pgn::write(game, pgn_options(options), out);
}

const games::Variant& draughts_of(const FormatOptions& options) {
    return options.draughts != nullptr ? *options.draughts : pdn::usual_variant();
}

std::unique_ptr<GameReader> pdn_reader(ByteSource& source, const FormatOptions& options) {
    return std::make_unique<pdn::PdnReader>(source, draughts_of(options));
}

std::unique_ptr<text::Dialect> pdn_dialect(const FormatOptions& options) {
    return std::make_unique<pdn::PdnDialect>(draughts_of(options));
}

void write_pdn(const Game& game, const FormatOptions&, std::string& out) {
    pdn::write_pdn(game, out);
}

// The usual format, which needs no sign, is the last.
constexpr auto formats = std::to_array<Format>({
    {"pdn", ".pdn", "[GameType ", games::Family::draughts, pdn_reader, pdn_dialect, write_pdn},
    {"pgn", ".pgn", "", games::Family::chess, pgn_reader, pgn_dialect, write_pgn},
});

} // namespace

const Format& format_of(std::string_view file_name, std::string_view text) {
    const auto* const by_name = std::ranges::find_if(
        formats, [&](const Format& format) { return file_name.ends_with(format.ending); });
    if (by_name != formats.end()) {
        return *by_name;
    }
    const auto* const by_sign = std::ranges::find_if(formats, [&](const Format& format) {
        return !format.sign.empty() && text.find(format.sign) != std::string_view::npos;
    });
    return by_sign != formats.end() ? *by_sign : formats.back();
}

} // namespace kodeks::notation
