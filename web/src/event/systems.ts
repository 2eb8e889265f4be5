// The systems an event or a stage can be played by.
export const systems = ["round-robin", "swiss", "knockout", "scheveningen", "match"];

export const swissOf: Record<string, string[]> = {
  fide2023: ["dutch"],
  pmr2018: ["dutch"],
  ua2026: ["median-solkoff", "truncated-solkoff", "current-buchholz", "start-number", "blind-lot"],
  "ru-code": ["median-solkoff", "truncated-solkoff", "current-buchholz", "start-number", "blind-lot"],
};
