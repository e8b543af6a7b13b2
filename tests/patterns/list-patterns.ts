import path from "node:path";
import ts from "typescript";
import { boundBeside } from "./stated-bound.ts";

/** Where a pattern is written down or built. */
export interface PatternPlace {
  file: string;
  /** Both from 1. */
  line: number;
  column: number;
  /** The most characters of a text that it meets, or the constant that says it; null: none is stated. */
  bound: string | null;
}

export interface LiteralPattern extends PatternPlace {
  source: string;
  flags: string;
}

export interface PatternsOfFile {
  literals: LiteralPattern[];
  /** Each `new RegExp(…)`, and each call of a function that has one. */
  builds: PatternPlace[];
}

/** The exported functions of a file that build patterns for their callers. */
export function namesOfBuilders(tree: ts.SourceFile): string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node, outer: string | null): void => {
    const holder = ts.isFunctionDeclaration(node) ? nameOf(node) : outer;
    if (holder !== null && isConstruction(node)) names.add(holder);
    ts.forEachChild(node, (child) => visit(child, holder));
  };
  visit(tree, null);
  return [...names];
}

/** Every regular expression of a file. What a builder is called with is a piece of what it builds, and never runs alone.
 *  `buildersOf`: the functions that build patterns, by their file; `folder`: the folder that `#app/` means. */
export function listPatterns(
  tree: ts.SourceFile,
  buildersOf: ReadonlyMap<string, readonly string[]>,
  folder: string,
): PatternsOfFile {
  const builders = new Set(importsOf(tree, folder).flatMap((imported) => buildersOf.get(imported) ?? []));
  const literals: LiteralPattern[] = [];
  const builds: PatternPlace[] = [];
  const placeOf = (node: ts.Node): PatternPlace => {
    const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart());
    return { file: tree.fileName, line: line + 1, column: character + 1, bound: boundBeside(node) };
  };
  const visit = (node: ts.Node, isPiece: boolean): void => {
    const isBuild = isConstruction(node) || isCallOf(node, builders);
    if (isBuild) builds.push(placeOf(node));
    if (ts.isRegularExpressionLiteral(node) && !isPiece) {
      const end = node.text.lastIndexOf("/");
      literals.push({
        ...placeOf(node),
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    ts.forEachChild(node, (child) => visit(child, isPiece || isBuild));
  };
  visit(tree, false);
  return { literals, builds };
}

function importsOf(tree: ts.SourceFile, folder: string): string[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { text } = statement.moduleSpecifier;
    return text.startsWith("#app/")
      ? path.posix.join(folder, text.slice("#app/".length))
      : path.posix.join(path.posix.dirname(tree.fileName), text);
  });
}

const CONSTRUCTOR: ReadonlySet<string> = new Set(["RegExp"]);

function isConstruction(node: ts.Node): boolean {
  return isCallOf(node, CONSTRUCTOR);
}

function isCallOf(node: ts.Node, names: ReadonlySet<string>): boolean {
  const isCall = ts.isCallExpression(node) || ts.isNewExpression(node);
  return isCall && ts.isIdentifier(node.expression) && names.has(node.expression.text);
}

function nameOf({ name, modifiers }: ts.FunctionDeclaration): string | null {
  const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported ? (name?.text ?? null) : null;
}
