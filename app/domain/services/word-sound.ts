/** Letters that sound alike in English or Spanish, in the order in which they are written alike. */
const ALIKE: readonly [RegExp, string][] = [
  [/^kn|^gn|^pn/, "n"],
  [/^wr/, "r"],
  [/^ps/, "s"],
  [/(?<=..[^e])e$/, ""],
  [/(?:[ts]i?o|shu|ssio|cio)n$/, "0n"],
  [/m(?=[bp])/g, "n"],
  [/ph/g, "f"],
  [/th/g, "0"],
  [/gh/g, "g"],
  [/wh/g, "w"],
  [/qu|ck|ch/g, "k"],
  [/c(?=[eiy])|z/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/g(?=[eiy])/g, "j"],
  [/ll(?=[aeiou])/g, "i"],
  [/y/g, "i"],
  [/v/g, "b"],
  [/h/g, ""],
  [/ea|ee|ae|oe/g, "e"],
  [/ie|ei/g, "i"],
  [/ou|oo/g, "u"],
  [/(.)\1+/g, "$1"],
];

/** A word as it roughly sounds: 'kolonoskopy' and 'colonoscopy' are alike, 'nee' and 'knee', 'sirugia' and 'cirugia'. */
export function soundOf(word: string): string {
  return ALIKE.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
}
