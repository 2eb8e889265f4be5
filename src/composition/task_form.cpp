#include "composition/task_form.hpp"

#include <boost/json/object.hpp>

namespace kodeks::composition {

namespace {

using ledger::Json;
using ledger::JsonKind;
using ledger::Reader;
using ledger::Scene;

constexpr std::int32_t locked_max = 20; // no side of these games has more pieces

// {"men": 3, "kings": 1}
void read_lock(Reader& reader, const Json& object, Task& task) {
    const Scene scene;
    Reader pieces(object, scene);
    task.aim = Aim::lock;
    pieces.may("men", task.men);
    pieces.may("kings", task.kings);
    reader.done(pieces);
    const auto possible = [](std::int32_t count) { return count >= 0 && count <= locked_max; };
    if (!possible(task.men) || !possible(task.kings) || !possible(task.pieces()) ||
        task.pieces() == 0) {
        reader.complain(object.offset,
                        {"composition.lock_what", {{"most", std::to_string(locked_max)}}});
    }
}

} // namespace

void read_task(Reader& reader, const Json& object, Task& task, std::string_view key) {
    const Json* const value = reader.take(key);
    const Json* const lock = value != nullptr ? value->find("lock") : nullptr;
    if (value == nullptr) {
        reader.complain(object.offset, {"script.key_missing", {{"key", std::string(key)}}});
    } else if (lock != nullptr && value->keys.size() == 1) {
        read_lock(reader, *lock, task);
    } else if (value->kind == JsonKind::string && (value->text == "win" || value->text == "draw")) {
        task.aim = value->text == "win" ? Aim::win : Aim::draw;
    } else {
        reader.complain(value->offset, {"composition.task_what", {}});
    }
}

boost::json::value task_json(const Task& task) {
    if (task.aim != Aim::lock) {
        return task.aim == Aim::win ? "win" : "draw";
    }
    boost::json::object pieces;
    if (task.men > 0) {
        pieces["men"] = task.men;
    }
    if (task.kings > 0) {
        pieces["kings"] = task.kings;
    }
    return boost::json::object{{"lock", std::move(pieces)}};
}

} // namespace kodeks::composition
