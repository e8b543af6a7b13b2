import { problem as box } from "#app/ui/page/stack.css.ts";

/** What could not be taken of what the address asks for, in sentences that say what to do. */
export function ProblemList({ problems }: { problems: string[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="status">
      <ul className={box}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
