#include "cli/commands/store.hpp"

#include "store/postgres/postgres_store.hpp"

namespace kodeks::cli {

std::filesystem::path server_folder(const Arguments& arguments, const Context& context) {
    const auto given = arguments.maybe("--data");
    return given ? std::filesystem::path(*given)
                 : std::filesystem::path(context.facts.data_folder) / "server";
}

Result<std::unique_ptr<store::Store>> log_to_read(const Arguments& arguments,
                                                  const Context& context) {
    using store::postgres::PostgresStore;
    if (const auto database = arguments.maybe("--database")) {
        auto opened = PostgresStore::open(*database, store::postgres::Mode::read_only);
        if (opened) {
            if (const auto still = (*opened)->hold_still(); !still) {
                return tl::unexpected(still.error());
            }
        }
        return opened ? Result<std::unique_ptr<store::Store>>(std::move(*opened))
                      : tl::unexpected(opened.error());
    }
    auto opened = store::open_to_read(server_folder(arguments, context));
    return opened ? Result<std::unique_ptr<store::Store>>(std::move(*opened))
                  : tl::unexpected(opened.error());
}

std::string damage_text(const store::Damage& damage, const Context& context) {
    return context.text("cli.store.verify.damaged",
                        {{"stream", damage.stream},
                         {"what", render(damage.what, context.facts.language)},
                         {"sound", std::to_string(damage.sequence - 1)}});
}

} // namespace kodeks::cli
