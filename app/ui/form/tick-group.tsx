import * as css from "./tick-group.css.ts";

interface TickGroupProps {
  /** Where a problem with the choice leads. */
  id: string;
  legend: string;
  /** How to fix the choice; undefined if it is right. */
  error?: string | undefined;
  /** Each sends its own field with 'yes' when it is ticked. */
  ticks: { name: string; label: string; hint?: string; isTicked: boolean }[];
}

/** A choice of any number of things. */
export function TickGroup({ id, legend, error, ticks }: TickGroupProps) {
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} tabIndex={-1} className={css.group} aria-describedby={error ? errorId : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {error ? (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      ) : null}
      {ticks.map(({ name, label, hint, isTicked }) => (
        <div key={name} className={css.tick}>
          <input
            type="checkbox"
            id={`${id}-${name}`}
            name={name}
            value="yes"
            defaultChecked={isTicked}
            aria-describedby={hint ? `${id}-${name}-hint` : undefined}
          />
          <label htmlFor={`${id}-${name}`}>{label}</label>{" "}
          {hint ? (
            <span id={`${id}-${name}-hint`} className={css.hint}>
              {hint}
            </span>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
