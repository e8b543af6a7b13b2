/** Where on the body: eyelids, fingers, toes, coronary arteries, sides. */
export const anatomicModifiers: ReadonlySet<string> = new Set(
  "LT,RT,E1,E2,E3,E4,FA,F1,F2,F3,F4,F5,F6,F7,F8,F9,TA,T1,T2,T3,T4,T5,T6,T7,T8,T9,LC,LD,RC,LM,RI".split(","),
);

/** The modifiers that may part a pair of indicator 1 (NCCI Policy Manual, chapter I, section E); 22, 76 and 77 do not. */
export const pairBypassModifiers: ReadonlySet<string> = new Set([
  ..."24,25,27,57,58,59,78,79,91,XE,XS,XP,XU".split(","),
  ...anatomicModifiers,
]);
