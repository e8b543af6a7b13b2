import type pg from "pg";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { PricedCharge, ServiceCharges } from "./derive-prices.ts";

/** The charges of an import by service, and whether any of them is a professional's. */
export type ChargesByService = {
  hasProfessional: boolean;
  /** Some at a time: one by one, each would be waited for. */
  services: Iterable<ServiceCharges[]> | AsyncIterable<ServiceCharges[]>;
};

type StoredImport = { hospitalId: number; importId: number };

const ROWS_AT_ONCE = 2_000;

/** Reads an import's charges back, service by service. Needs a transaction. */
export async function listChargesByService(
  client: pg.ClientBase,
  { hospitalId, importId }: StoredImport,
): Promise<ChargesByService> {
  const values = [hospitalId, importId];
  const { rows } = await client.query(
    `select from standard_charges join services using (code, code_type)
     where hospital_id = $1 and import_id = $2 and billing_class = 'professional' limit 1`,
    values,
  );
  await client.query({ text: `declare charges_by_service no scroll cursor for ${CHARGES}`, values });
  return { hasProfessional: rows.length > 0, services: readServices(client) };
}

async function* readServices(client: pg.ClientBase): AsyncGenerator<ServiceCharges[]> {
  let service = null as ServiceCharges | null;
  for (;;) {
    const whole: ServiceCharges[] = [];
    const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from charges_by_service`);
    if (rows.length === 0) break;
    for (const { code, codeType, category, subcategory, negotiatedCount, ...charge } of rows) {
      if (service?.code !== code || service.codeType !== codeType) {
        if (service) whole.push(service);
        service = { code, codeType, category, subcategory, charges: [] };
      }
      service.charges.push({ ...charge, negotiatedCount: Number(negotiatedCount) });
    }
    yield whole;
  }
  if (service) yield [service];
  await client.query("close charges_by_service");
}

type Row = ServiceCode &
  Omit<PricedCharge, "negotiatedCount"> & { category: string; subcategory: string; negotiatedCount: string };

/**
 * The median rate is saved with a charge's lists. Where it has several rows of them, or a former version packed them, they are
 * opened. Rates are looked up by key: before the database has counted them, it would compare each charge with each.
 */
const CHARGES = `
  select c.code, c.code_type as "codeType", s.category, s.subcategory, c.charge_no as "chargeNo", setting,
    billing_class as "billingClass", modifiers, drug_unit as "drugUnit", c.description, gross, cash, minimum, maximum,
    n.count as "negotiatedCount", n.median as "negotiatedMedian"
  from standard_charges c join services s using (code, code_type)
  cross join lateral (
    select coalesce(sum(dollar_count), 0) as count, min(middle_dollar) as median,
      count(*) > 1 or bool_or(dollar_count is null) as is_open
    from charge_rates r
    where r.hospital_id = c.hospital_id and r.import_id = c.import_id and r.charge_no = c.charge_no) r
  cross join lateral (
    select r.median, r.count where not coalesce(r.is_open, false)
    union all
    select percentile_disc(0.5) within group (order by as_price(dollar)), count(as_price(dollar))
    from rate_dollars d
    where r.is_open and d.hospital_id = c.hospital_id and d.import_id = c.import_id and d.charge_no = c.charge_no
    having r.is_open) n
  where c.hospital_id = $1 and c.import_id = $2
  order by c.code, c.code_type`;
