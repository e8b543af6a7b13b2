// Counted on families left out of the fit by `npm run bench:weights`, which writes this file.

/** From this share of a choice on, so many of those choices are right. */
export const surenessTable = [
  { from: 0, right: 0.534 },
  { from: 0.5, right: 0.618 },
  { from: 0.6, right: 0.647 },
  { from: 0.7, right: 0.824 },
  { from: 0.8, right: 0.924 },
  { from: 0.9, right: 0.924 },
  { from: 0.95, right: 0.978 },
  { from: 0.99, right: 0.99 },
];
