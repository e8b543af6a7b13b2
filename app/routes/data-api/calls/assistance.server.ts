import { z } from "zod/v4";
import { AssistanceReply, assistanceReply } from "#app/content/assistance-reply.server.ts";
import { findScreenedHospital } from "#app/domain/assistance/find-screened-hospital.server.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { defineDataCall } from "../data-call.server.ts";
import { hospitalNotFound } from "../named-hospital.server.ts";
import { text } from "../parameters.server.ts";

export const getAssistance = defineDataCall({
  path: "/assistance.json",
  summary:
    "What a hospital filed about free and cheaper care (Form 990 Schedule H), and what its state’s laws grant.",
  parameters: z.object({
    id: text("The hospital’s short id, as other calls give it; hospitals without prices have one, too."),
  }),
  reply: AssistanceReply,
  notFound: hospitalNotFound,
  example: {
    given: { id: "289f7efcba" },
    reply: {
      hospital: {
        name: "Lakeglass Medical Center",
        id: "289f7efcba",
        city: "Chicago",
        state: "IL",
        is_nonprofit: true,
      },
      policy: {
        free_up_to_percent: 300,
        discount_up_to_percent: 600,
        is_doubtful: false,
        looks_at: ["income"],
        policy_url: "https://lakeglass-medical.example.org/financial-assistance",
        application_url: "https://lakeglass-medical.example.org/financial-assistance/application.pdf",
        summary_url: "https://lakeglass-medical.example.org/financial-assistance/summary",
        source: {
          kind: "filing",
          ein: "90-0000110",
          filer_name: "Lakeglass Medical Center (fictional)",
          facility_name: "Lakeglass Medical Center",
          tax_year: 2024,
          as_of: "2024-12-31",
          read_in: null,
        },
        is_sample: true,
      },
      state_law: [
        {
          key: "il-large",
          statute: "210 ILCS 89/10",
          grants:
            "Hospitals in Illinois’s metropolitan areas, except critical access ones, must help uninsured residents. Care is free up to 200% of the poverty level, with a discount up to 600%. It is for care over $150 a visit. Also, from a text about the law: You pay at most 135% of what the care cost, and at most 20% of your family’s income in 12 months.",
          free_up_to_percent: 200,
          discount_up_to_percent: 600,
          binds_this_hospital: "maybe",
          helps_insured: "no",
          residents_only: true,
          in_force_from: null,
          in_force_until: null,
          programs: [],
          apply_within_days: 90,
          apply_from: "care",
          source: { title: "210 ILCS 89/5 and 89/10", date: "2024", read_at: "source" },
        },
      ],
      state_law_read: "laws",
    },
  },
  async answer(db, { id }, { language }) {
    const hospital = await findScreenedHospital(db, id);
    return hospital === null ? jsonError(404, hospitalNotFound) : assistanceReply(language, hospital);
  },
});
