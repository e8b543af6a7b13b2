import { useWords } from "#app/components/use-words.ts";
import { slotTypes } from "#app/domain/letters/letter-slots.ts";
import type { SlotField } from "#app/domain/letters/slot-texts.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

interface SlotFieldsProps {
  fields: readonly SlotField[];
  needs: readonly string[];
  texts: Readonly<Record<string, string | undefined>>;
  errors: Readonly<Record<string, string[] | undefined>>;
}

/** What a letter may say of its case, each in a separate field. */
export function SlotFields({ fields, needs, texts, errors }: SlotFieldsProps) {
  const words = useWords().fileAppeal;
  const hints: Partial<Record<string, string>> = words.hints;
  return fields.map((name) => {
    const said = [needs.includes(name) ? words.form.needed : null, hints[name] ?? null].filter(Boolean);
    const field = {
      id: name,
      name,
      label: words.fields[name],
      hint: said.join(" ") || undefined,
      error: errors[name]?.[0],
      defaultValue: texts[name] ?? "",
      autoComplete: "off",
    };
    switch (typeOf(name)) {
      case "sentences":
        return <TextAreaField key={name} {...field} />;
      case "day":
        return <DateField key={name} {...field} />;
      case "text":
        return <TextField key={name} {...field} />;
      case "count":
        return <TextField key={name} {...field} inputMode="numeric" />;
      default:
        return <TextField key={name} {...field} inputMode="decimal" />;
    }
  });
}

function typeOf(name: SlotField) {
  if (name === "denialReason" || name === "appealReason") return "sentences";
  return name === "serviceFrom" || name === "serviceTo" ? "day" : slotTypes[name];
}
