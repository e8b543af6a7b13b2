/** When a waiting job's turn comes, and a call to say that it is over. */
export type ImportTurn = { comes: Promise<void>; pass: () => void };

/**
 * Turns in the order in which they were taken, however long each takes. By them files look for their hospitals: of two
 * files of one hospital the first adds it, and what names it rests on the order of the files and on no race.
 */
export function openTurns() {
  let last: Promise<void> = Promise.resolve();
  return {
    take(): ImportTurn {
      const comes = last;
      let pass = () => {};
      const over = new Promise<void>((resolve) => {
        pass = resolve;
      });
      last = comes.then(() => over);
      return { comes, pass };
    },
  };
}
