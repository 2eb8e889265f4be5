#include "cli/json.hpp"

#include <ostream>
#include <string>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

void write(std::ostream& out, const json::value& value, const std::string& indent);

void write_object(std::ostream& out, const json::object& object, const std::string& indent) {
    const char* separator = "{\n";
    for (const auto& member : object) {
        out << separator << indent << "  " << json::serialize(json::string(member.key())) << ": ";
        write(out, member.value(), indent + "  ");
        separator = ",\n";
    }
    out << '\n' << indent << '}';
}

void write_array(std::ostream& out, const json::array& array, const std::string& indent) {
    const char* separator = "[\n";
    for (const json::value& item : array) {
        out << separator << indent << "  ";
        write(out, item, indent + "  ");
        separator = ",\n";
    }
    out << '\n' << indent << ']';
}

void write(std::ostream& out, const json::value& value, const std::string& indent) {
    if (value.is_object() && !value.get_object().empty()) {
        write_object(out, value.get_object(), indent);
    } else if (value.is_array() && !value.get_array().empty()) {
        write_array(out, value.get_array(), indent);
    } else {
        out << json::serialize(value);
    }
}

} // namespace

void print_json(std::ostream& out, const json::value& value) {
    write(out, value, "");
    out << '\n';
}

} // namespace kodeks::cli
