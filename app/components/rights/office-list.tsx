import { PhoneLink } from "#app/components/hospitals/phone-link.tsx";
import { languageOf } from "#app/domain/language/language-of.ts";
import * as stack from "#app/ui/page/stack.css.ts";

/** Offices are named as they name themselves. */
const OFFICE_LANGUAGE = languageOf("/");

interface OfficeListProps {
  offices: readonly {
    key: string;
    name: string;
    url: string | null;
    phone: string | null;
    checked: string;
  }[];
}

/** Offices with page and phone, and when and where those were checked. */
export function OfficeList({ offices }: OfficeListProps) {
  if (offices.length === 0) return null;
  return (
    <ul className={stack.links}>
      {offices.map(({ key, name, url, phone, checked }) => (
        <li key={key}>
          <span lang={OFFICE_LANGUAGE}>{url === null ? name : <a href={url}>{name}</a>}</span>
          {phone === null ? null : (
            <>
              {": "}
              <PhoneLink phone={phone} />
            </>
          )}{" "}
          <span className={stack.note}>{checked}</span>
        </li>
      ))}
    </ul>
  );
}
