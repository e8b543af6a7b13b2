import { z } from "zod/v4";
import { CODE_TYPES } from "#app/domain/billing-codes/service-code.ts";

const dollars = z.number().nullable();

/** What POST /ocr/cloud_ocr answers. */
export const UploadReply = z.object({
  status: z.literal("success"),
  status_code: z.literal(200),
  data: z.object({
    hospital_name: z.string().nullable().meta({ description: "Null: not read, here and below." }),
    total_price: z.object({ total: dollars.meta({ description: "US dollars, here and below." }) }),
    date: z.iso.date().nullable(),
    line_items: z.array(
      z.object({
        date: z.iso.date().nullable(),
        code: z.string().nullable(),
        code_type: z.enum(CODE_TYPES).nullable(),
        modifiers: z.array(z.string()),
        revenue_code: z.string().nullable(),
        description: z.string().nullable(),
        quantity: z.number().nullable(),
        amount: dollars,
      }),
    ),
  }),
  receipt_path: z.string().meta({ description: "The page on which to correct or withdraw what was shared." }),
});

/** What it answers to tests/fixtures/bills/urgent-care-receipt.png, with one of its lines. */
export const uploadExample: z.input<typeof UploadReply> = {
  status: "success",
  status_code: 200,
  data: {
    hospital_name: "MEDPOINT EXPRESS CLINIC",
    total_price: { total: 423.39 },
    date: "2026-06-08",
    line_items: [
      {
        date: "2026-06-08",
        code: "99213",
        code_type: "CPT",
        modifiers: ["25"],
        revenue_code: null,
        description: "OFFICE VISIT EST LEVEL 3",
        quantity: null,
        amount: 213.54,
      },
    ],
  },
  receipt_path: "/upload-bill?receipt=…#UploadBill",
};
