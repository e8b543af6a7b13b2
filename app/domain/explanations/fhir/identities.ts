import { npiOf, taxNumberOf } from "../billing-identity.ts";
import type { BillingIdentity, StatedPlanId } from "../explanation.ts";
import { codingsOf, type FhirObject, objectOf, objectsOf, textOf } from "./fhir-values.ts";
import type { FhirResources } from "./resources.ts";

/** A value with what says which kind of number it is: its system's address and the codes of its type. */
interface NamedValue {
  value: string;
  kinds: readonly string[];
}

/** Of one resource. */
const MAX_IDENTIFIERS = 20;
/** Source: CARIN Blue Button, C4BB Organization; HL7 v2-0203. */
const NPI_KINDS = ["http://hl7.org/fhir/sid/us-npi", "npi"];
const TAX_KINDS = ["urn:oid:2.16.840.1.113883.4.4", "tax"];

/** The billing provider's numbers, as the reference or what it points to states them; null: no NPI, or several. */
export function billedByOf(eob: FhirObject, resources: FhirResources): BillingIdentity | null {
  const identifiers = identifiersBehind(eob.provider, eob, resources);
  const npi = onlyOne(identifiers, NPI_KINDS, npiOf);
  return npi === null ? null : { npi, taxNumber: onlyOne(identifiers, TAX_KINDS, taxNumberOf) };
}

/**
 * Returns the ids that a coverage surely states: HIOS's where an identifier or a class is called so, or a class has a plan's id
 * of 14 characters; and the tax number of an organization that holds the policy. The insurer's own isn't a plan's, and a group's
 * number is the payer's own.
 */
export function planIdsOf(coverage: FhirObject, eob: FhirObject, resources: FhirResources): StatedPlanId[] {
  const classes = firstOf(coverage.class).flatMap(({ type, value }) =>
    namedValue({ ...objectOf(value), type, value: objectOf(value)?.value ?? value }),
  );
  const hios = [...identifiersOf(coverage), ...classes].flatMap(({ value, kinds }) =>
    hiosIdsOf(
      value,
      kinds.some((kind) => kind.includes("hios")),
    ),
  );
  const holder = resources.resolve(coverage.policyHolder, eob);
  const isSponsor = textOf(holder?.resourceType) === "Organization";
  const sponsor = holder && isSponsor ? onlyOne(identifiersOf(holder), TAX_KINDS, taxNumberOf) : null;
  const ids = [
    ...hios.map((planId) => ({ idType: "hios" as const, planId })),
    ...(sponsor === null ? [] : [{ idType: "ein" as const, planId: sponsor }]),
  ];
  return [...new Map(ids.map((id) => [`${id.idType} ${id.planId}`, id])).values()];
}

/** Issuer (5 digits), state and product (3), then plan (4) and variant (2), of which payers publish the plan or the product. */
const FULL_HIOS_ID = /^(\d{5})[A-Z]{2}(\d{3})(\d{4})(?:-?\d{2})?$/;
const NAMED_HIOS_ID = /^(?:\d{5}|\d{10}|\d{5}[A-Z]{2}\d{3})$/;

function hiosIdsOf(value: string, isNamed: boolean): string[] {
  const id = value.toUpperCase();
  const [, issuer, product, plan] = FULL_HIOS_ID.exec(id) ?? [];
  if (issuer !== undefined) return [`${issuer}${product}${plan}`, `${issuer}${product}`];
  return isNamed && NAMED_HIOS_ID.test(id) ? [id.replace(/\D/g, "")] : [];
}

/** The numbers of a reference itself, of what it points to, and of a role's organization or person. */
function identifiersBehind(value: unknown, eob: FhirObject, resources: FhirResources): NamedValue[] {
  const [reference] = objectsOf(value);
  if (!reference) return [];
  const resource = resources.resolve(reference, eob);
  const ofRole = resource && (resource.organization ?? resource.practitioner);
  const behind = ofRole ? resources.resolve(ofRole, eob) : null;
  return [reference, resource, objectOf(ofRole), behind].flatMap((one) => (one ? identifiersOf(one) : []));
}

/** Cut before it is looked at: many claims may name one resource. */
function firstOf(value: unknown): FhirObject[] {
  return objectsOf(Array.isArray(value) ? value.slice(0, MAX_IDENTIFIERS) : value);
}

function identifiersOf({ identifier }: FhirObject): NamedValue[] {
  return firstOf(identifier).flatMap(namedValue);
}

function namedValue(identifier: FhirObject): NamedValue[] {
  const value = textOf(identifier.value);
  if (value === null) return [];
  const codes = codingsOf(identifier.type).flatMap(({ system, code }) => [system, code]);
  return [{ value, kinds: [textOf(identifier.system) ?? "", ...codes].map((kind) => kind.toLowerCase()) }];
}

/** Null: none of these kinds, or several different ones, so no one knows which is meant. */
function onlyOne<Value>(
  identifiers: readonly NamedValue[],
  kinds: readonly string[],
  read: (text: string) => Value | null,
): Value | null {
  const found = new Set(
    identifiers
      .filter((identifier) => kinds.some((kind) => identifier.kinds.includes(kind)))
      .flatMap(({ value }) => read(value) ?? []),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
