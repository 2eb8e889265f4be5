#include "reports/layout/html_style.hpp"

#include <string_view>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

constexpr std::string_view style_rules =
    R"(body { margin: 0; font: 1rem/1.4 "DejaVu Sans", system-ui, sans-serif; }
body { color: #1a1a1a; background: #fff; }
body.large { font-size: 1.6rem; }
body.framed > main { text-align: center; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
header { border-bottom: 2px solid #1a1a1a; margin-bottom: 1.2rem; }
h1 { font-size: 1.6em; margin: 0 0 .4em; }
h2 { font-size: 1.2em; margin: 1.4em 0 .4em; }
h3 { font-size: 1em; margin: 1.2em 0 .3em; }
p.event { margin: 0; color: #444; }
p.strong, tr.strong > * { font-weight: bold; }
p.note { font-size: .85em; color: #444; }
p.display { font-size: 2em; text-align: center; margin: .6em 0; }
pre { font: .9em/1.3 "DejaVu Sans Mono", monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin: .8em 0; }
table { font-variant-numeric: tabular-nums; }
col.n { width: 1%; }
caption { text-align: left; font-weight: bold; padding: .3em 0; }
th, td { text-align: left; vertical-align: top; padding: .25em .5em; }
th, td { border-bottom: 1px solid #ccc; overflow-wrap: anywhere; }
thead th { border-bottom: 1.5px solid #1a1a1a; overflow-wrap: normal; }
tbody th { font-weight: normal; }
table.form th, table.form td { border: 1px solid #666; }
table.form tbody tr { height: var(--row); }
.r { text-align: right; }
.c { text-align: center; }
dl div { display: flex; gap: .6em; margin: .25em 0; }
dt { flex: 0 0 14em; color: #444; }
dd { margin: 0; flex: 1; overflow-wrap: anywhere; }
.blank { display: inline-block; min-width: 14em; border-bottom: 1px solid #1a1a1a; height: 1.1em; }
dl.signatures div { margin: 1.4em 0; }
figure { margin: 1em 0; break-inside: avoid; }
figure svg { max-width: 20rem; height: auto; }
svg.qr { width: 9rem; }
figcaption { font-size: .85em; color: #444; overflow-wrap: anywhere; }
@media screen and (max-width: 45rem) {
  body { font-size: .85rem; }
  main { padding: .8rem; }
  th, td { padding: .2em .3em; }
  dt { flex-basis: 10em; }
}
@media print {
  main { max-width: none; padding: 0; }
  body { font-size: 10pt; }
  body.large { font-size: 16pt; }
  thead { display: table-header-group; }
  tr, figure, dl div { break-inside: avoid; }
  h1, h2, h3, caption { break-after: avoid; }
  .page { break-after: page; }
}
)";

} // namespace

std::string html_style(const Sheet& sheet) {
    const bool wide = sheet.orientation == Orientation::landscape;
    return fmt::format("@page {{ size: {}mm {}mm; margin: {}mm; }}\n{}",
                       wide ? sheet.height_mm : sheet.width_mm,
                       wide ? sheet.width_mm : sheet.height_mm,
                       sheet.width_mm < 100 ? sheet.margin_mm() : 15, style_rules);
}

} // namespace kodeks::reports
