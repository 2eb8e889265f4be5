#include "composition/certificate/file.hpp"

#include "composition/hearing.hpp"
#include "composition/line_text.hpp"
#include "composition/task_form.hpp"
#include "games/variant.hpp"
#include "ledger/reader.hpp"
#include "notation/fen.hpp"

#include <boost/json/array.hpp>

namespace kodeks::composition {

namespace {

namespace json = boost::json;
using ledger::Json;
using ledger::JsonKind;
using ledger::Reader;
using ledger::Scene;

constexpr std::string_view version = "1";

std::string fen_of(const games::Position& position) {
    return notation::write_fen(position.variant(), games::setup_of(position));
}

json::object book_json(const TaskBook& book) {
    json::array claims;
    for (const ClaimOfTask& claim : book.claims) {
        claims.push_back(json::object{{"fen", fen_of(claim.position)}, {"met", claim.met}});
    }
    json::array steps;
    for (const BookStep& step : book.steps) {
        steps.push_back(json::array{fen_of(step.position), move_text(step.position, step.move)});
    }
    json::array leaves;
    for (const games::Position& leaf : book.leaves) {
        leaves.push_back(json::value(fen_of(leaf)));
    }
    return {{"task", task_json(book.task)},
            {"claims", std::move(claims)},
            {"steps", std::move(steps)},
            {"leaves", std::move(leaves)}};
}

const Json* take(Reader& reader, const Json& object, std::string_view key, JsonKind kind) {
    const Json* const value = reader.take(key);
    if (value == nullptr) {
        reader.complain(object.offset, {"script.key_missing", {{"key", std::string(key)}}});
    } else if (value->kind != kind) {
        reader.complain(value->offset, {kind == JsonKind::array    ? "script.want_list"
                                        : kind == JsonKind::number ? "script.want_number"
                                                                   : "script.want_text",
                                        {}});
        return nullptr;
    }
    return value;
}

class CertificateReader {
public:
    CertificateReader(Reader& reader, const games::Variant& variant)
        : reader_(reader), variant_(variant) {}

    bool read(const Json& object, TaskBook& book) {
        const Scene scene;
        Reader own(object, scene);
        read_task(own, object, book.task);
        const Json* const claims = take(own, object, "claims", JsonKind::array);
        const Json* const steps = take(own, object, "steps", JsonKind::array);
        const Json* const leaves = take(own, object, "leaves", JsonKind::array);
        const bool good = claims != nullptr && steps != nullptr && leaves != nullptr &&
                          read_claims(*claims, book) && read_steps(*steps, book) &&
                          read_leaves(*leaves, book);
        reader_.done(own);
        return good && !reader_.trouble();
    }

private:
    bool complain(const Json& place, Message message) {
        reader_.complain(place.offset, std::move(message));
        return false;
    }

    std::optional<games::Position> position(const Json& value) {
        if (value.kind != JsonKind::string) {
            complain(value, {"script.want_text", {}});
            return std::nullopt;
        }
        const auto setup = notation::read_fen(variant_, value.text);
        if (!setup) {
            complain(value, setup.error().message);
            return std::nullopt;
        }
        const auto accepted = games::accept(variant_, *setup, games::tolerable_defects());
        if (!accepted) {
            const games::Defect first = accepted.error().list().front();
            complain(value, {"defect." + std::string(name_of(first)), {}});
            return std::nullopt;
        }
        return *accepted;
    }

    bool read_claims(const Json& list, TaskBook& book) {
        for (const Json& item : list.items) {
            const Scene scene;
            Reader claim(item, scene);
            const Json* const fen = take(claim, item, "fen", JsonKind::string);
            bool met = false;
            claim.must("met", met);
            reader_.done(claim);
            const auto place = fen != nullptr && !reader_.trouble() ? position(*fen) : std::nullopt;
            if (!place) {
                return false;
            }
            book.claims.push_back({*place, met});
        }
        return true;
    }

    bool read_steps(const Json& list, TaskBook& book) {
        for (const Json& item : list.items) {
            if (item.kind != JsonKind::array || item.items.size() != 2 ||
                item.items[1].kind != JsonKind::string) {
                return complain(item, {"script.want_list_of", {{"n", "2"}}});
            }
            const auto place = position(item.items[0]);
            if (!place) {
                return false;
            }
            const auto line = read_line(*place, item.items[1].text);
            if (!line || line->size() != 1) {
                return complain(item.items[1],
                                line ? Message{"composition.one_move", {}} : line.error().message);
            }
            book.steps.push_back({*place, line->front()});
        }
        return true;
    }

    bool read_leaves(const Json& list, TaskBook& book) {
        for (const Json& item : list.items) {
            const auto place = position(item);
            if (!place) {
                return false;
            }
            book.leaves.push_back(*place);
        }
        return true;
    }

    Reader& reader_;
    const games::Variant& variant_;
};

const games::Variant* read_variant(Reader& reader, const Json& object) {
    const Json* const name = take(reader, object, "variant", JsonKind::string);
    if (name == nullptr) {
        return nullptr;
    }
    const games::Variant* const variant = games::find_variant(name->text);
    if (variant == nullptr || variant->family != games::Family::draughts) {
        std::vector<std::string> names;
        for (const games::Variant* const known : games::all_variants()) {
            if (known->family == games::Family::draughts) {
                names.emplace_back(known->name);
            }
        }
        reader.complain_choice(*name, names);
        return nullptr;
    }
    return variant;
}

void read_books(Reader& reader, const Json& object, Certificate& certificate) {
    const Json* const books = take(reader, object, "tasks", JsonKind::array);
    if (books == nullptr) {
        return;
    }
    CertificateReader inner(reader, *certificate.variant);
    for (const Json& item : books->items) {
        if (!inner.read(item, certificate.books.emplace_back())) {
            return;
        }
    }
}

} // namespace

json::object to_json(const Certificate& certificate) {
    json::array books;
    for (const TaskBook& book : certificate.books) {
        books.push_back(book_json(book));
    }
    return {{"kodeks-certificate", 1},
            {"variant", certificate.variant->name},
            {"left-out", certificate.left_out},
            {"tasks", std::move(books)}};
}

Result<Certificate> read_certificate(const ledger::Source& source) {
    const auto object = ledger::read_json(source.text, 0, source.text.size());
    if (!object) {
        return tl::unexpected(fault_at(source, object.error()));
    }
    const Scene scene;
    Reader reader(*object, scene);
    const Json* const number = take(reader, *object, "kodeks-certificate", JsonKind::number);
    if (number != nullptr && number->text != version) {
        reader.complain(number->offset,
                        {"composition.certificate_version", {{"known", std::string(version)}}});
    }
    Certificate certificate{read_variant(reader, *object), {}, 0};
    reader.may("left-out", certificate.left_out);
    if (certificate.variant != nullptr && !reader.trouble()) {
        read_books(reader, *object, certificate);
    }
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(fault_at(source, *reader.trouble()));
    }
    return certificate;
}

} // namespace kodeks::composition
