// Counted on families left out of the fit by `npm run bench:weights`, which writes this file.

/** From this share of a choice on, so many of those choices are right. */
export const surenessTable = [
  { from: 0, right: 0.531 },
  { from: 0.5, right: 0.612 },
  { from: 0.6, right: 0.729 },
  { from: 0.7, right: 0.826 },
  { from: 0.8, right: 0.879 },
  { from: 0.9, right: 0.942 },
  { from: 0.95, right: 0.967 },
  { from: 0.99, right: 0.988 },
];
