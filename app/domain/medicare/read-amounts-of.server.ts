import { sql } from "drizzle-orm";
import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { dollarsOfE4 } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isNumber, isOneOf, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MedicarePayment } from "./medicare-payment.ts";
import {
  findYardstick,
  type MedicareSchedule,
  medicareSchedules,
  type NationalAmounts,
  nameOfAmount,
} from "./national-amounts.ts";

/** Medicare's amounts of some services. */
export type MedicareAmounts = {
  amounts: NationalAmounts;
  /** Returns what Medicare pays for what is priced under a key, with the rules of findYardstick; null: it sets no amount. */
  paymentFor(key: ServiceCode & Omit<Likeness, "setting">): MedicarePayment | null;
};

/** Returns Medicare's amounts of services by part with the editions they are of, read by one statement. */
export async function readAmountsOf(
  db: Database,
  services: readonly ServiceCode[],
): Promise<MedicareAmounts> {
  const named = new Map(services.map((service) => [nameOfAmount(service, ""), service]));
  const wanted = (column: "codeType" | "code") =>
    sql`${sql.param([...named.values()].map((service) => service[column]))}::text[]`;
  const edition = (schedule: "a.schedule" | "'physician'") =>
    sql`(select edition from national_amount_editions e where e.schedule = ${sql.raw(schedule)})`;
  const rows = await readRows(
    db,
    ROW,
    sql`
    select a.code_type as "codeType", a.code, a.part, (a.hospital * 10000)::float8 as "hospitalE4", a.schedule,
      (a.doctor * 10000)::float8 as "doctorE4", ${edition("a.schedule")} as edition,
      ${edition("'physician'")} as "physicianEdition"
    from unnest(${wanted("codeType")}, ${wanted("code")}) wanted(code_type, code)
    join national_amounts a using (code_type, code)`,
  );
  const editions = new Map<MedicareSchedule, string | null>();
  const amounts: NationalAmounts = new Map(
    rows.map(({ edition, physicianEdition, ...amount }) => {
      editions.set("physician", physicianEdition);
      if (amount.schedule) editions.set(amount.schedule, edition);
      return [nameOfAmount(amount, amount.part), amount];
    }),
  );
  return {
    amounts,
    paymentFor(key) {
      const yardstick = findYardstick(amounts, key, key);
      const schedule = yardstick?.schedule ?? null;
      const edition = schedule && editions.get(schedule);
      if (!yardstick || !schedule || !edition) return null;
      return { dollars: dollarsOfE4(yardstick.medicareE4), schedule, edition };
    },
  };
}

const ROW = {
  ...SERVICE_CODE_ROW,
  part: isOneOf(["", "26"] as const),
  hospitalE4: orNull(isNumber),
  schedule: orNull(isOneOf(medicareSchedules)),
  doctorE4: orNull(isNumber),
  edition: orNull(isText),
  physicianEdition: orNull(isText),
};
