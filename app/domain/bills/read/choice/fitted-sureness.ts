// Counted on families left out of the fit by `npm run bench:weights`, which writes this file.

/** From this share of a choice on, so many of those choices are right. */
export const surenessTable = [
  { from: 0, right: 0.441 },
  { from: 0.5, right: 0.71 },
  { from: 0.6, right: 0.816 },
  { from: 0.8, right: 0.864 },
  { from: 0.9, right: 0.945 },
  { from: 0.95, right: 0.99 },
  { from: 0.99, right: 0.999 },
];
