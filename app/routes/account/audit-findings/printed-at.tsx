import { useWords } from "#app/components/use-words.ts";
import { MarkLink } from "../review/mark-link.tsx";

interface PrintedAtProps {
  /** Indexes of the audit's lines. */
  lines: readonly number[];
  /** Of all of the audit's lines. */
  lineIds: readonly number[];
  /** The marks on pictures. */
  marks: readonly string[];
}

const MAX_MARKS = 20;

/** Where the lines of a finding are marked on the pictures; nothing where they were typed. */
export function PrintedAt({ lines, lineIds, marks }: PrintedAtProps) {
  const { one: words } = useWords().accountAudits;
  const marked = lines
    .map((line) => ({ name: `line-${lineIds[line]}`, number: `L${line + 1}` }))
    .filter(({ name }) => marks.includes(name))
    .slice(0, MAX_MARKS);
  if (marked.length === 0) return null;
  return (
    <p>
      {words.lines}{" "}
      {marked.map(({ name, number }) => (
        <span key={name}>
          <MarkLink name={name} number={number} />{" "}
        </span>
      ))}
    </p>
  );
}
