import { PhoneLink } from "#app/components/hospitals/phone-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

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
          {url === null ? name : <a href={url}>{name}</a>}
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
