import { TextField } from "#app/ui/form/text-field.tsx";

interface PayerFieldProps {
  words: { label: string; hint: string };
  typed?: string;
  /** To choose from; another may be typed. */
  payers: string[];
}

/** Whose negotiated rates to show, chosen from a list or typed as people call it. */
export function PayerField({ words, typed = "", payers }: PayerFieldProps) {
  return (
    <div>
      <TextField
        id="payer"
        name="payer"
        label={words.label}
        hint={words.hint}
        defaultValue={typed}
        autoComplete="off"
        maxLength={200}
        list="payers"
      />
      <datalist id="payers">
        {payers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
