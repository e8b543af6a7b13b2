// Counted on families left out of the fit by `npm run bench:weights`, which writes this file.

/** From this share of a choice on, so many of those choices are right. */
export const surenessTable = [
  { from: 0, right: 0.648 },
  { from: 0.6, right: 0.73 },
  { from: 0.7, right: 0.857 },
  { from: 0.9, right: 0.948 },
  { from: 0.95, right: 0.988 },
  { from: 0.99, right: 0.998 },
];
