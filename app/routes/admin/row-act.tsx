import { SubmitButton } from "#app/ui/form/submit-button.tsx";

interface RowActProps {
  intent: string;
  /** What the act is about, by the names of fields. */
  about: Readonly<Record<string, string | number>>;
  /** What the button says. */
  label: string;
  /** The object of the action, for people who can't see the row. */
  of: string;
}

/** A button that does one act on the row of a list. */
export function RowAct({ intent, about, label, of }: RowActProps) {
  return (
    <form method="post">
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton rank="secondary" name="intent" value={intent} aria-label={`${label}: ${of}`}>
        {label}
      </SubmitButton>
    </form>
  );
}
