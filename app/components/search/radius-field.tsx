import { readRadius } from "#app/domain/prices/search/reach.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";

const usualMiles = [10, 25, 50, 100, 250];

interface RadiusFieldProps {
  words: { label: string; enough: string; any: string };
  /** '25 miles' */
  milesOf: (miles: number) => string;
  /** As the address has it. */
  chosen: string;
}

/** How far from the place: as far as it takes, the usual distances, the one in the address where it is another, any. */
export function RadiusField({ words, milesOf, chosen }: RadiusFieldProps) {
  const radius = readRadius(chosen);
  const miles =
    typeof radius === "number" && !usualMiles.includes(radius) ? [...usualMiles, radius] : usualMiles;
  return (
    <SelectField
      id="radius"
      name="radius"
      label={words.label}
      none={words.enough}
      options={[
        ...miles.map((value) => ({ value: String(value), label: milesOf(value) })),
        { value: "any", label: words.any },
      ]}
      defaultValue={chosen}
    />
  );
}
