import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { findService } from "./find-service.server.ts";
import { refreshServiceNames } from "./refresh-service-names.server.ts";
import { searchServices } from "./search-services.server.ts";

const database = databaseForTests({ hasSampleData: true });

test("a database of an earlier version gets the plain names of this one, and is found by them", async () => {
  const { db } = database;
  await db.execute(sql`
    update services set plain_name = 'Old name', search_words = '', search_text = '' where code = '73721'`);
  await refreshServiceNames(db);
  const service = await findService(db, { codeType: "CPT", code: "73721" });
  expect(service?.name).toBe("MRI of the knee, hip or ankle, without contrast");
  const { services } = await searchServices(db, "ankle without contrast", { limit: 5 });
  expect(services.map(({ code }) => code)).toContain("73721");
});

test("a service without a plain name bears what most hospitals call it, in words", async () => {
  const { db } = database;
  await db.execute(sql`
    update prices set code = '33947', description = case hospital_id % 4
      when 0 then 'ASPIRIN CARTON' when 1 then 'HC EXC TUMR NECK W/O CONT' else 'EXCISION TUMOR NECK W/O CONTRAST' end
    where code = '71046'`);
  await db.execute(sql`
    insert into services (code_type, code, description, category, subcategory, hospital_count, search_words, search_text)
    values ('CPT', '33947', 'ASPIRIN CARTON', 'surgery', 'heart-surgery', 40, '', '')`);
  await refreshServiceNames(db);
  const service = await findService(db, { codeType: "CPT", code: "33947" });
  expect(service?.name).toBe("Removal tumor neck without contrast");
});
