# kodeks_room(NAME USES targets...): one static library from everything under src/NAME.
function(kodeks_room name)
    cmake_parse_arguments(ROOM "" "" "USES" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/${name}/*.cpp")
    set(generated_sources ${KODEKS_GENERATED_${name}})
    add_library(kodeks_${name} STATIC ${sources} ${generated_sources})
    target_include_directories(kodeks_${name} PUBLIC "${CMAKE_SOURCE_DIR}/src")
    target_link_libraries(kodeks_${name} PUBLIC ${ROOM_USES})
endfunction()
