import { KeptPlace } from "#app/components/page/kept-place.tsx";
import type { QueryField, ServiceAddress } from "./service-query.ts";

interface KeptFieldsProps {
  address: ServiceAddress;
  asked: Record<QueryField, string>;
  /** Those that the form asks for itself. */
  without: readonly QueryField[];
}

/** What a form of the page keeps of its address: service, hospital, and what the other forms asked for. */
export function KeptFields({ address, asked, without }: KeptFieldsProps) {
  const { name, shortId, code, codeType } = address;
  const kept = Object.entries(asked).filter(([field]) => !without.includes(field as QueryField));
  const fields = [...Object.entries({ name, id: shortId, code, code_type: codeType }), ...kept];
  return (
    <>
      {fields.map(([field, value]) =>
        value === "" ? null : <input key={field} type="hidden" name={field} value={value} />,
      )}
      <KeptPlace />
    </>
  );
}
