import type { FoundPlace, Place } from "#app/domain/places/place.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { note } from "#app/ui/page/stack.css.ts";

interface PlaceFieldProps {
  /** Its name in the address, too. */
  id: string;
  words: { label: string; hint: string; didYouMean: string };
  typed: string;
  /** What became of what was typed; null: nothing was. */
  found: FoundPlace | null;
  /** That the place is not known, in words. */
  error: string | undefined;
  /** The same search at another place. */
  hrefOf: (place: string) => string;
}

/** Where to look for hospitals. A place that is not known is asked for again, and others that may be meant are links. */
export function PlaceField({ id, words, typed, found, error, hrefOf }: PlaceFieldProps) {
  const others = found === null ? [] : found.outcome === "found" ? found.alternatives : found.near;
  const links = <OtherPlaces question={words.didYouMean} places={others} hrefOf={hrefOf} />;
  return (
    <div>
      <TextField
        id={id}
        name={id}
        label={words.label}
        hint={words.hint}
        defaultValue={typed}
        autoComplete="off"
        maxLength={200}
        error={
          error && (
            <>
              {error} {links}
            </>
          )
        }
      />
      {error ? null : links}
    </div>
  );
}

function OtherPlaces({
  question,
  places,
  hrefOf,
}: {
  question: string;
  places: Place[];
  hrefOf: PlaceFieldProps["hrefOf"];
}) {
  if (places.length === 0) return null;
  return (
    <span className={note}>
      {question}{" "}
      {places.map(({ label }, index) => (
        <span key={label}>
          {index === 0 ? "" : ", "}
          <a href={hrefOf(label)}>{label}</a>
        </span>
      ))}
      ?
    </span>
  );
}
