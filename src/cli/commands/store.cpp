#include "cli/commands/store.hpp"

namespace kodeks::cli {

std::filesystem::path server_folder(const Arguments& arguments, const Context& context) {
    const auto given = arguments.maybe("--data");
    return given ? std::filesystem::path(*given)
                 : std::filesystem::path(context.facts.data_folder) / "server";
}

std::string damage_text(const store::Damage& damage, const Context& context) {
    return context.text("cli.store.verify.damaged",
                        {{"stream", damage.stream},
                         {"what", render(damage.what, context.facts.language)},
                         {"sound", std::to_string(damage.sequence - 1)}});
}

} // namespace kodeks::cli
