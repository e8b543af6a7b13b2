import type { FieldMetadata } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { permissions } from "#app/domain/accounts/account.ts";
import type { Grant } from "#app/domain/accounts/grants/grant.ts";
import { fieldOf } from "#app/ui/form/conform-fields.ts";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TickGroup } from "#app/ui/form/tick-group.tsx";

/** The fields of a form in which an owner says who may do what; each permission is a field with that name. */
export type GrantFormFields = Record<
  "name" | "relationship" | "permissions" | "startsOn" | "endsOn" | (typeof permissions)[number],
  string
>;

/** In their order. */
export const grantFieldNames = ["name", "relationship", "permissions", "startsOn", "endsOn"] as const;

/** What a grant's form shows at first. */
export function fieldsOfGrant({
  person,
  permissions: given,
  startsOn,
  endsOn,
}: Pick<Grant, "person" | "permissions" | "startsOn" | "endsOn">): GrantFormFields {
  const ticks = permissions.map((permission) => [permission, given.includes(permission) ? "yes" : ""]);
  const { name, relationship } = person;
  const texts = { name, relationship, permissions: "", startsOn, endsOn: endsOn ?? "" };
  return { ...texts, ...(Object.fromEntries(ticks) as Record<(typeof permissions)[number], string>) };
}

type Fields = { [Name in keyof GrantFormFields]: FieldMetadata<string> };

/** Who the person is. */
export function PersonFields({ fields }: { fields: Fields }) {
  const words = useWords().authorizedPersons.list.add;
  return (
    <>
      <TextField {...fieldOf(fields.name)} label={words.name} autoComplete="off" />
      <TextField
        {...fieldOf(fields.relationship)}
        label={words.relationship}
        hint={words.relationshipHint}
        autoComplete="off"
      />
    </>
  );
}

/** What they may do, and for how long. */
export function TermsFields({ fields }: { fields: Fields }) {
  const { list, permissions: names } = useWords().authorizedPersons;
  const words = list.add;
  return (
    <>
      <TickGroup
        id={fields.permissions.id}
        legend={words.may}
        error={fields.permissions.errors?.[0]}
        ticks={permissions.map((permission) => ({
          name: permission,
          ...names[permission],
          isTicked: fields[permission].initialValue === "yes",
        }))}
      />
      <FieldGroup legend={words.dates} hint={words.dayHint}>
        <TextField {...fieldOf(fields.startsOn)} type="date" label={words.startsOn} autoComplete="off" />
        <TextField
          {...fieldOf(fields.endsOn)}
          type="date"
          label={words.endsOn}
          hint={words.endsOnHint}
          autoComplete="off"
        />
      </FieldGroup>
    </>
  );
}
