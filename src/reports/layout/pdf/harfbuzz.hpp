// HarfBuzz, which sets letters into words and takes out of a font what a paper needs; opened when
// the first paper becomes a PDF. The names below hide those of its headers inside this room, so
// that what uses it reads as always.
#pragma once

#include "base/late.hpp"

#include <hb-subset.h>
#include <hb.h>

namespace kodeks::reports {

struct HarfBuzz {
    static void* opened(); // nothing where it is not installed
};

template <LateName Name, class Function>
using Hb = LateFunction<HarfBuzz, Name, Function>;

constexpr Hb<"hb_blob_create_from_file_or_fail", decltype(::hb_blob_create_from_file_or_fail)>
    hb_blob_create_from_file_or_fail;
constexpr Hb<"hb_blob_destroy", decltype(::hb_blob_destroy)> hb_blob_destroy;
constexpr Hb<"hb_blob_get_data", decltype(::hb_blob_get_data)> hb_blob_get_data;
constexpr Hb<"hb_buffer_add_utf8", decltype(::hb_buffer_add_utf8)> hb_buffer_add_utf8;
constexpr Hb<"hb_buffer_clear_contents", decltype(::hb_buffer_clear_contents)>
    hb_buffer_clear_contents;
constexpr Hb<"hb_buffer_create", decltype(::hb_buffer_create)> hb_buffer_create;
constexpr Hb<"hb_buffer_destroy", decltype(::hb_buffer_destroy)> hb_buffer_destroy;
constexpr Hb<"hb_buffer_get_glyph_infos", decltype(::hb_buffer_get_glyph_infos)>
    hb_buffer_get_glyph_infos;
constexpr Hb<"hb_buffer_get_glyph_positions", decltype(::hb_buffer_get_glyph_positions)>
    hb_buffer_get_glyph_positions;
constexpr Hb<"hb_buffer_guess_segment_properties", decltype(::hb_buffer_guess_segment_properties)>
    hb_buffer_guess_segment_properties;
constexpr Hb<"hb_buffer_set_cluster_level", decltype(::hb_buffer_set_cluster_level)>
    hb_buffer_set_cluster_level;
constexpr Hb<"hb_draw_funcs_create", decltype(::hb_draw_funcs_create)> hb_draw_funcs_create;
constexpr Hb<"hb_draw_funcs_destroy", decltype(::hb_draw_funcs_destroy)> hb_draw_funcs_destroy;
constexpr Hb<"hb_draw_funcs_set_close_path_func", decltype(::hb_draw_funcs_set_close_path_func)>
    hb_draw_funcs_set_close_path_func;
constexpr Hb<"hb_draw_funcs_set_line_to_func", decltype(::hb_draw_funcs_set_line_to_func)>
    hb_draw_funcs_set_line_to_func;
constexpr Hb<"hb_draw_funcs_set_move_to_func", decltype(::hb_draw_funcs_set_move_to_func)>
    hb_draw_funcs_set_move_to_func;
constexpr Hb<"hb_draw_funcs_set_quadratic_to_func", decltype(::hb_draw_funcs_set_quadratic_to_func)>
    hb_draw_funcs_set_quadratic_to_func;
constexpr Hb<"hb_face_create", decltype(::hb_face_create)> hb_face_create;
constexpr Hb<"hb_face_destroy", decltype(::hb_face_destroy)> hb_face_destroy;
constexpr Hb<"hb_face_get_upem", decltype(::hb_face_get_upem)> hb_face_get_upem;
constexpr Hb<"hb_face_reference_blob", decltype(::hb_face_reference_blob)> hb_face_reference_blob;
constexpr Hb<"hb_face_reference_table", decltype(::hb_face_reference_table)>
    hb_face_reference_table;
constexpr Hb<"hb_font_create", decltype(::hb_font_create)> hb_font_create;
constexpr Hb<"hb_font_destroy", decltype(::hb_font_destroy)> hb_font_destroy;
constexpr Hb<"hb_font_get_glyph_extents", decltype(::hb_font_get_glyph_extents)>
    hb_font_get_glyph_extents;
constexpr Hb<"hb_font_get_glyph_h_advance", decltype(::hb_font_get_glyph_h_advance)>
    hb_font_get_glyph_h_advance;
constexpr Hb<"hb_font_get_glyph_shape", decltype(::hb_font_get_glyph_shape)>
    hb_font_get_glyph_shape;
constexpr Hb<"hb_font_get_h_extents", decltype(::hb_font_get_h_extents)> hb_font_get_h_extents;
constexpr Hb<"hb_font_get_nominal_glyph", decltype(::hb_font_get_nominal_glyph)>
    hb_font_get_nominal_glyph;
constexpr Hb<"hb_set_add", decltype(::hb_set_add)> hb_set_add;
constexpr Hb<"hb_shape", decltype(::hb_shape)> hb_shape;
constexpr Hb<"hb_subset_input_create_or_fail", decltype(::hb_subset_input_create_or_fail)>
    hb_subset_input_create_or_fail;
constexpr Hb<"hb_subset_input_destroy", decltype(::hb_subset_input_destroy)>
    hb_subset_input_destroy;
constexpr Hb<"hb_subset_input_glyph_set", decltype(::hb_subset_input_glyph_set)>
    hb_subset_input_glyph_set;
constexpr Hb<"hb_subset_input_set_flags", decltype(::hb_subset_input_set_flags)>
    hb_subset_input_set_flags;
constexpr Hb<"hb_subset_or_fail", decltype(::hb_subset_or_fail)> hb_subset_or_fail;

} // namespace kodeks::reports
