# kodeks_headers(NAME USES targets... INCLUDES headers...): headers to be read once for all targets
# that kodeks_precompile() gives them to. Only the compiler's time depends on it.
function(kodeks_headers name)
    cmake_parse_arguments(HEADERS "" "" "USES;INCLUDES" ${ARGN})
    if(KODEKS_PRECOMPILE)
        set(empty "${CMAKE_BINARY_DIR}/generated/${name}.cpp")
        file(CONFIGURE OUTPUT "${empty}" CONTENT "// Nothing but its precompiled headers.\n")
        add_library(${name} STATIC "${empty}")
        target_link_libraries(${name} PUBLIC ${HEADERS_USES})
        target_precompile_headers(${name} PRIVATE ${HEADERS_INCLUDES})
    endif()
endfunction()

function(kodeks_precompile target headers)
    if(KODEKS_PRECOMPILE)
        target_precompile_headers(${target} REUSE_FROM ${headers})
    endif()
endfunction()

# kodeks_room(NAME USES targets... [HEADERS headers]): one static library from everything under
# src/NAME, with these precompiled headers.
function(kodeks_room name)
    cmake_parse_arguments(ROOM "" "HEADERS" "USES" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/${name}/*.cpp")
    set(generated_sources ${KODEKS_GENERATED_${name}})
    add_library(kodeks_${name} STATIC ${sources} ${generated_sources})
    target_include_directories(kodeks_${name} PUBLIC "${CMAKE_SOURCE_DIR}/src")
    target_link_libraries(kodeks_${name} PUBLIC ${ROOM_USES})
    if(NOT ROOM_HEADERS)
        set(ROOM_HEADERS room_headers)
    endif()
    kodeks_precompile(kodeks_${name} ${ROOM_HEADERS})
endfunction()
