import { sql } from "drizzle-orm";
import { streetNumberOf } from "#app/domain/hospitals/addresses/street-number.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { findBillingHospital } from "./find-billing-hospital.server.ts";
import type { Contacts, HospitalDirectory } from "./read/hospital-directory.ts";

interface DirectoryRow {
  hospitalId: number;
  name: string;
  phone: string | null;
  street: string | null;
  zip: string | null;
}

/** The hospitals in our database, those of the imported lists and of the price files. */
export function openHospitalDirectory(db: Database): HospitalDirectory {
  return {
    findNamed: (name, place) => findBillingHospital(db, name, place),
    async findAt(contacts) {
      const { phones, addresses } = contacts;
      if (phones.length + addresses.length === 0) return [];
      const zips = addresses.map(({ zip }) => zip);
      const listed = await readRows<DirectoryRow>(
        db,
        {
          hospitalId: isInteger,
          name: isText,
          phone: orNull(isText),
          street: orNull(isText),
          zip: orNull(isText),
        },
        sql`select hospital_id as "hospitalId", name, phone, street, zip from hospitals
          where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10) = any(${sql.param(phones)}::text[])
            or zip = any(${sql.param(zips)}::text[])`,
      );
      return listed
        .filter((hospital) => hasPhone(hospital, contacts) || hasAddress(hospital, contacts))
        .map(({ hospitalId, name }) => ({ hospitalId, name }));
    },
  };
}

function hasPhone({ phone }: DirectoryRow, { phones }: Contacts): boolean {
  return phone !== null && phones.includes(phone.replace(/\D/g, "").slice(-10));
}

function hasAddress({ street, zip }: DirectoryRow, { addresses }: Contacts): boolean {
  return addresses.some((address) => address.zip === zip && namesStreet(address.text, street));
}

/** How many words after the house number the street's name is looked for: "1653 W Congress Pkwy". */
const REACH_IN_WORDS = 3;
const DIRECTION = /^(?:[nsew]|nw|ne|sw|se|north|south|east|west)$/;

/** Whether a text has the house number of a street, and its name after it, whatever it is abbreviated to. */
function namesStreet(text: string, street: string | null): boolean {
  const number = streetNumberOf(street)?.toLowerCase();
  if (!street || !number) return false;
  const own = wordsOf(street);
  const name = own.slice(own.indexOf(number) + 1).find((word) => !DIRECTION.test(word));
  const words = wordsOf(text);
  return words.some(
    (word, index) =>
      word === number &&
      name !== undefined &&
      words.slice(index + 1, index + 1 + REACH_IN_WORDS).includes(name),
  );
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.,#]/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
