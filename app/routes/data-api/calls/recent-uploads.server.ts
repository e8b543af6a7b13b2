import { z } from "zod/v4";
import { wordsIn } from "#app/content/words/words.ts";
import { listRecentUploads } from "#app/domain/bills/sharing/list-recent-uploads.server.ts";
import { dollarsNumber, dollarsOfCents } from "#app/domain/money/dollars.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { defineDataCall } from "../data-call.server.ts";
import { dollars, whyEmpty } from "../replies.server.ts";

export const getRecentUploads = defineDataCall({
  path: "/ocr/get_recent_uploads",
  summary: "The ten most recently shared bills, newest first.",
  parameters: z.object({}),
  reply: z.object({
    data: z.object({
      recent_uploads: z.array(
        z.object({
          hospital_name: z.string().nullable().meta({ description: "Null: not read, here and below." }),
          invoice_date: z.iso.date().nullable(),
          total_amount: dollars("US dollars."),
          timestamp: z.iso.datetime().meta({ description: "When the bill was shared." }),
          read_on: z.literal("device").optional().meta({
            description:
              "Only of a bill that was read on its owner's own device, which this server has not seen.",
          }),
        }),
      ),
    }),
    message: whyEmpty,
  }),
  example: {
    given: {},
    reply: {
      data: {
        recent_uploads: [
          {
            hospital_name: "MEDPOINT EXPRESS CLINIC",
            invoice_date: "2026-06-08",
            total_amount: 423.39,
            timestamp: "2026-11-21T15:12:04.512Z",
          },
        ],
      },
    },
  },
  cacheControl: caching.newest, // who has just shared a bill looks for it
  async answer(db, _, { language }) {
    const uploads = await readOrNull("The recent uploads", listRecentUploads(db));
    return {
      ...(uploads === null ? { message: wordsIn(language).upload.recent.unreadable } : {}),
      data: {
        recent_uploads: (uploads ?? []).map((upload) => ({
          hospital_name: upload.hospitalName,
          invoice_date: upload.invoiceDate,
          total_amount: dollarsNumber(dollarsOfCents(upload.totalCents)),
          timestamp: upload.uploadedAt.toISOString(),
          ...(upload.readOn === "device" ? { read_on: upload.readOn } : {}),
        })),
      },
    };
  },
});
