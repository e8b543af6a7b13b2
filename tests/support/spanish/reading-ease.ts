const STRONG = /[aeoáéóíú]/;

/** Syllables of a Spanish word, by its vowels: 'facturación' has 4. A word without a vowel counts one for each letter. */
export function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize("NFC")
    .replace(/([gq])u(?=[eiéí])/g, "$1")
    .replace(/ü/g, "u")
    .replace(/y(?=[aeiouáéíóú])/g, "j")
    .replace(/y/g, "i")
    .replace(/(?<=[aeiouáéíóú])h(?=[aeiouáéíóú])/g, "");
  const runs = letters.match(/[aeiouáéíóú]+/g);
  if (!runs) return Math.max(1, letters.replace(/[^a-zñ]/g, "").length);
  return runs.reduce((sum, run) => sum + syllablesOfRun(run), 0);
}

function syllablesOfRun(run: string): number {
  const strong = [...run].filter((letter) => STRONG.test(letter)).length;
  if (strong > 0) return strong;
  return /([iu])\1/.test(run) ? 2 : 1;
}

/** How easy Spanish texts are to read, by INFLESZ (Szigriszt's formula, Barrio's bands): below 40 very hard, above 65 quite
 *  easy. Each text is a block of its own; words without a letter do not count. */
export function inflesz(texts: readonly string[]): number {
  let [words, syllables, sentences] = [0, 0, 0];
  for (const text of texts) {
    const spoken = text.match(/[\p{L}]+(?:['’-]\p{L}+)*/gu) ?? [];
    if (spoken.length === 0) continue;
    words += spoken.length;
    for (const word of spoken) syllables += syllablesOf(word);
    sentences += sentencesOf(text);
  }
  return words === 0 ? 100 : 206.835 - (62.3 * syllables) / words - words / sentences;
}

const ABBREVIATIONS = /\b(?:EE\. ?UU|Dr|Dra|Sr|Sra|p\. ?ej|n\.º|p\. ?m|a\. ?m)\./gu;

function sentencesOf(text: string): number {
  const ends = text.replace(ABBREVIATIONS, "").match(/[.!?…](?=\s|$)/g)?.length ?? 0;
  return /[.!?…]["”’)]*$/.test(text.trim()) ? Math.max(1, ends) : ends + 1;
}
