/** A limited number of places, so that what happens inside stays within the machine's memory. */
export interface Admission {
  /** Takes a place and returns the way out, to be called once; null when all places are taken. */
  enter(): (() => void) | null;
}

export function openAdmission(places: number): Admission {
  let free = places;
  return {
    enter() {
      if (free === 0) return null;
      free -= 1;
      return () => {
        free += 1;
      };
    },
  };
}
