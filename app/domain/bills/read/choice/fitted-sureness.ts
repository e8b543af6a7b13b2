// Counted on families left out of the fit by `npm run bench:weights`, which writes this file.

/** From this share of a choice on, so many of those choices are right. */
export const surenessTable = [
  { from: 0, right: 0.597 },
  { from: 0.6, right: 0.703 },
  { from: 0.7, right: 0.821 },
  { from: 0.8, right: 0.902 },
  { from: 0.9, right: 0.945 },
  { from: 0.95, right: 0.973 },
  { from: 0.99, right: 0.99 },
];
