import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";
import { listPatterns, namesOfBuilders, type PatternPlace } from "./list-patterns.ts";
import { recordBuilt } from "./record-built.ts";

/** A pattern with all places that have it. */
export interface CollectedPattern {
  source: string;
  flags: string;
  places: PatternPlace[];
}

export interface Collection {
  patterns: CollectedPattern[];
  /** Places that build a pattern only later, from unseen values. */
  unseen: PatternPlace[];
  /** Whole numbers of constants, by name; a name has several if files differ. */
  constants: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Every regular expression that repeats something, of a folder's program files without their tests: those written, and those
 *  built while files are loaded. One that repeats nothing takes no more steps than it is long. */
export async function collectPatterns(folder: string): Promise<Collection> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => /\.(?:ts|tsx|js)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
  const trees = await Promise.all(
    files.map(async (file) =>
      ts.createSourceFile(file, await readFile(file, "utf8"), ts.ScriptTarget.Latest, true),
    ),
  );
  const builders = new Map(trees.map((tree) => [tree.fileName, namesOfBuilders(tree)]));
  const listed = trees.map((tree) => listPatterns(tree, builders, folder));
  const { built, unseen } = await recordBuilt(listed.flatMap(({ builds }) => builds));

  const patterns = new Map<string, CollectedPattern>();
  const add = (source: string, flags: string, place: PatternPlace) => {
    if (!/[*+{]/.test(source)) return;
    const key = `/${source}/${flags}`;
    const known = patterns.get(key);
    if (known) known.places.push(place);
    else patterns.set(key, { source, flags, places: [place] });
  };
  for (const literal of listed.flatMap(({ literals }) => literals))
    add(literal.source, literal.flags, literal);
  for (const { source, flags, place } of built) add(source, flags, place);
  return { patterns: [...patterns.values()], unseen, constants: numbersOf(trees) };
}

function numbersOf(trees: readonly ts.SourceFile[]): Map<string, Set<number>> {
  const numbers = new Map<string, Set<number>>();
  for (const { text } of trees) {
    for (const [, name = "", number = ""] of text.matchAll(/\bconst ([A-Z][A-Z\d_]*) = ([\d_]+);/g)) {
      numbers.set(name, (numbers.get(name) ?? new Set()).add(Number(number.replaceAll("_", ""))));
    }
  }
  return numbers;
}
