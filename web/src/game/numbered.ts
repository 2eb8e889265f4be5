// The numbered starting positions of Chess960 (FIDE:G.II.2), as the program numbers them
// (src/games/chess/start.hpp): bishops, queen, knights, then rook, king, rook.
export const startCount = 960;

const knightPairs = [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]] as const;

// White's first rank from a1 to h1.
function backRank(number: number): string {
  const rank: string[] = Array(8).fill("");
  const put = (nth: number, piece: string): void => {
    const empty = rank.flatMap((one, file) => (one ? [] : [file]));
    rank[empty[nth] ?? 0] = piece;
  };
  rank[(number % 4) * 2 + 1] = "B";
  rank[(Math.floor(number / 4) % 4) * 2] = "B";
  put(Math.floor(number / 16) % 6, "Q");
  const [lower, higher] = knightPairs[Math.floor(number / 96)] ?? [0, 1];
  put(higher, "N"); // the higher first: the lower stays in place
  put(lower, "N");
  for (const piece of "RKR") put(0, piece);
  return rank.join("");
}

export function fenOfNumber(number: number): string {
  const rank = backRank(number);
  return `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank} w KQkq - 0 1`;
}

// By lot, each as likely as the others.
export function drawnNumber(): number {
  const most = Math.floor(2 ** 32 / startCount) * startCount;
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    if (drawn < most) return drawn % startCount;
  }
}
