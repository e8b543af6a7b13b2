import { z } from "zod/v4";
import { readSiteStatistics } from "#app/domain/statistics/pricing/site-statistics.server.ts";
import { defineDataCall } from "../data-call.server.ts";
import { count } from "../replies.server.ts";

export const getStatistics = defineDataCall({
  path: "/get_statistics",
  summary: "How much is in the database.",
  parameters: z.object({}),
  reply: z.object({
    statistics: z.object({
      hospitals: count.meta({ description: "Hospitals with prices." }),
      states: count,
      services: count.meta({ description: "Codes under which hospitals publish prices." }),
      prices: count,
      payers: count,
      uploads: count.meta({ description: "Bills that people have shared." }),
      last_updated_on: z.iso
        .date()
        .nullable()
        .meta({ description: "Null: no price file has been imported." }),
    }),
  }),
  example: {
    given: {},
    reply: {
      statistics: {
        hospitals: 40,
        states: 16,
        prices: 19852,
        services: 709,
        payers: 6,
        uploads: 1,
        last_updated_on: "2026-11-21",
      },
    },
  },
  async answer(db) {
    const { lastUpdatedOn, ...counts } = await readSiteStatistics(db);
    return { statistics: { ...counts, last_updated_on: lastUpdatedOn } };
  },
});
