// Counted on families left out of a fit on 1,123 documents, most of which are kept nowhere. Those that are were looked at while
// the reader was mended: what `npm run bench -- weights` counts on them is surer than layouts that nobody has seen deserve.

/** From this share of a choice on, so many of those choices are right. */
export const surenessTable = [
  { from: 0, right: 0.459 },
  { from: 0.5, right: 0.652 },
  { from: 0.7, right: 0.829 },
  { from: 0.8, right: 0.935 },
  { from: 0.9, right: 0.944 },
  { from: 0.95, right: 0.97 },
  { from: 0.99, right: 0.99 },
];
