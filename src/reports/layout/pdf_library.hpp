// Pango and Cairo, opened when the first paper becomes a PDF. The names below hide those of their
// headers inside this room, so that what draws reads as always.
#pragma once

#include "base/late.hpp"

#include <cairo-pdf.h>
#include <pango/pangocairo.h>

namespace kodeks::reports {

struct PdfLibrary {
    static void* opened(); // nothing where it is not installed
};

template <LateName Name, class Function>
using Pdf = LateFunction<PdfLibrary, Name, Function>;

constexpr Pdf<"cairo_arc", decltype(::cairo_arc)> cairo_arc;
constexpr Pdf<"cairo_clip", decltype(::cairo_clip)> cairo_clip;
constexpr Pdf<"cairo_close_path", decltype(::cairo_close_path)> cairo_close_path;
constexpr Pdf<"cairo_create", decltype(::cairo_create)> cairo_create;
constexpr Pdf<"cairo_destroy", decltype(::cairo_destroy)> cairo_destroy;
constexpr Pdf<"cairo_fill", decltype(::cairo_fill)> cairo_fill;
constexpr Pdf<"cairo_line_to", decltype(::cairo_line_to)> cairo_line_to;
constexpr Pdf<"cairo_move_to", decltype(::cairo_move_to)> cairo_move_to;
constexpr Pdf<"cairo_pdf_surface_create_for_stream",
              decltype(::cairo_pdf_surface_create_for_stream)>
    cairo_pdf_surface_create_for_stream;
constexpr Pdf<"cairo_pdf_surface_set_metadata", decltype(::cairo_pdf_surface_set_metadata)>
    cairo_pdf_surface_set_metadata;
constexpr Pdf<"cairo_rectangle", decltype(::cairo_rectangle)> cairo_rectangle;
constexpr Pdf<"cairo_restore", decltype(::cairo_restore)> cairo_restore;
constexpr Pdf<"cairo_save", decltype(::cairo_save)> cairo_save;
constexpr Pdf<"cairo_set_line_width", decltype(::cairo_set_line_width)> cairo_set_line_width;
constexpr Pdf<"cairo_set_source_rgb", decltype(::cairo_set_source_rgb)> cairo_set_source_rgb;
constexpr Pdf<"cairo_show_page", decltype(::cairo_show_page)> cairo_show_page;
constexpr Pdf<"cairo_status", decltype(::cairo_status)> cairo_status;
constexpr Pdf<"cairo_stroke", decltype(::cairo_stroke)> cairo_stroke;
constexpr Pdf<"cairo_surface_destroy", decltype(::cairo_surface_destroy)> cairo_surface_destroy;
constexpr Pdf<"cairo_surface_finish", decltype(::cairo_surface_finish)> cairo_surface_finish;
constexpr Pdf<"cairo_surface_status", decltype(::cairo_surface_status)> cairo_surface_status;
constexpr Pdf<"cairo_tag_begin", decltype(::cairo_tag_begin)> cairo_tag_begin;
constexpr Pdf<"cairo_tag_end", decltype(::cairo_tag_end)> cairo_tag_end;
constexpr Pdf<"g_object_unref", decltype(::g_object_unref)> g_object_unref;
constexpr Pdf<"pango_cairo_create_layout", decltype(::pango_cairo_create_layout)>
    pango_cairo_create_layout;
constexpr Pdf<"pango_cairo_layout_path", decltype(::pango_cairo_layout_path)>
    pango_cairo_layout_path;
constexpr Pdf<"pango_cairo_show_layout", decltype(::pango_cairo_show_layout)>
    pango_cairo_show_layout;
constexpr Pdf<"pango_font_description_free", decltype(::pango_font_description_free)>
    pango_font_description_free;
constexpr Pdf<"pango_font_description_new", decltype(::pango_font_description_new)>
    pango_font_description_new;
constexpr Pdf<"pango_font_description_set_absolute_size",
              decltype(::pango_font_description_set_absolute_size)>
    pango_font_description_set_absolute_size;
constexpr Pdf<"pango_font_description_set_family", decltype(::pango_font_description_set_family)>
    pango_font_description_set_family;
constexpr Pdf<"pango_font_description_set_weight", decltype(::pango_font_description_set_weight)>
    pango_font_description_set_weight;
constexpr Pdf<"pango_layout_get_extents", decltype(::pango_layout_get_extents)>
    pango_layout_get_extents;
constexpr Pdf<"pango_layout_get_size", decltype(::pango_layout_get_size)> pango_layout_get_size;
constexpr Pdf<"pango_layout_set_alignment", decltype(::pango_layout_set_alignment)>
    pango_layout_set_alignment;
constexpr Pdf<"pango_layout_set_auto_dir", decltype(::pango_layout_set_auto_dir)>
    pango_layout_set_auto_dir;
constexpr Pdf<"pango_layout_set_font_description", decltype(::pango_layout_set_font_description)>
    pango_layout_set_font_description;
constexpr Pdf<"pango_layout_set_text", decltype(::pango_layout_set_text)> pango_layout_set_text;
constexpr Pdf<"pango_layout_set_width", decltype(::pango_layout_set_width)> pango_layout_set_width;
constexpr Pdf<"pango_layout_set_wrap", decltype(::pango_layout_set_wrap)> pango_layout_set_wrap;

} // namespace kodeks::reports
