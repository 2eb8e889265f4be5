#include "cli/commands/store.hpp"
#include "cli/json.hpp"
#include "store/check.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

struct Report {
    store::Verified verified;
    std::string database; // what it says of its own file

    bool sound() const { return verified.damages.empty() && database.empty(); }
};

Result<Report> report_on(const Arguments& arguments, const Context& context) {
    auto opened = log_to_read(arguments, context);
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    auto verified = store::verify(**opened);
    auto* const file = dynamic_cast<store::sqlite::SqliteStore*>(opened->get());
    auto said = file == nullptr ? Result<std::string>("") : file->inspect();
    if (!verified || !said) {
        return tl::unexpected(verified ? said.error() : verified.error());
    }
    return Report{std::move(*verified), std::move(*said)};
}

json::object to_json(const Report& report) {
    json::array damages;
    for (const store::Damage& damage : report.verified.damages) {
        damages.push_back(
            {{"stream", damage.stream}, {"record", damage.sequence}, {"what", damage.what.key}});
    }
    return {{"streams", report.verified.streams},
            {"records", report.verified.records},
            {"damages", std::move(damages)},
            {"database", report.database}};
}

void print(const Report& report, const Context& context) {
    std::ostream& out = context.streams.out;
    if (report.sound()) {
        out << context.text("cli.store.verify.sound",
                            {{"streams", std::to_string(report.verified.streams)},
                             {"records", std::to_string(report.verified.records)}})
            << '\n';
    }
    for (const store::Damage& damage : report.verified.damages) {
        out << damage_text(damage, context) << '\n';
    }
    if (!report.database.empty()) {
        out << context.text("cli.store.verify.says", {{"what", report.database}}) << '\n';
    }
}

Exit run_store_verify(const Arguments& arguments, const Context& context) {
    const auto report = report_on(arguments, context);
    if (!report) {
        return context.bad_input(report.error());
    }
    if (context.facts.json) {
        print_json(context.streams.out, to_json(*report));
    } else {
        print(*report, context);
    }
    return report->sound() ? Exit::done : Exit::no;
}

} // namespace

Command store_verify() {
    return {"store verify",
            {option("--data", "FOLDER"), option("--database", "URL")},
            run_store_verify};
}

} // namespace kodeks::cli
