import type { ComponentProps, ReactNode } from "react";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { GrantField } from "../frame/grant-field.tsx";

interface ListSearchProps {
  action: string;
  /** The LiveRegion with the list. */
  region: string;
  words: { failure: string; show: string };
  /** Choices that renew the list; a choice's name is its id, too. */
  choices: readonly (Pick<ComponentProps<typeof SelectField>, "label" | "none" | "options"> & {
    name: string;
    chosen: string;
  })[];
  /** Asked before the choices. */
  children?: ReactNode;
}

/** Searches, narrows and orders a list of the account. */
export function ListSearch({ action, region, words, choices, children }: ListSearchProps) {
  return (
    <LiveForm action={action} region={region} failure={words.failure} className={stack.part}>
      <GrantField />
      {children}
      <div className={stack.fields}>
        {choices.map(({ name, chosen, ...field }) => (
          <SelectField key={name} id={name} name={name} defaultValue={chosen} data-renews="" {...field} />
        ))}
      </div>
      <div>
        <SubmitButton rank="secondary">{words.show}</SubmitButton>
      </div>
    </LiveForm>
  );
}
