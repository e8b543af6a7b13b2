import ts from "typescript";

/** The comment that states a bound, such as `// input: at most MAX_LINE_CHARACTERS characters`: a number or a constant. */
const STATED = /input: at most ([\d,]+|[A-Z][A-Z\d_]*) characters/;

/** How long a text may be that a pattern meets: a number, or a constant's name, as a comment says on the pattern's line or
 *  above the statement, or a part of it, that has the pattern. Null: none says it. */
export function boundBeside(pattern: ts.Node): string | null {
  const tree = pattern.getSourceFile();
  const ownLine = tree.getLineAndCharacterOfPosition(pattern.getEnd()).line;
  const comments = [lineOf(tree, ownLine)];
  for (let node = pattern; !ts.isSourceFile(node); node = node.parent) {
    for (const { pos, end } of ts.getLeadingCommentRanges(tree.text, node.getFullStart()) ?? [])
      comments.push(tree.text.slice(pos, end));
    if (ts.isStatement(node)) break;
  }
  for (const comment of comments) {
    const stated = STATED.exec(comment)?.[1];
    if (stated) return stated;
  }
  return null;
}

function lineOf(tree: ts.SourceFile, line: number): string {
  const starts = tree.getLineStarts();
  return tree.text.slice(starts[line], starts[line + 1]);
}
