import { z } from "zod/v4";
import { listPublishedOutcomes } from "#app/domain/appeals/outcomes/find-published-outcomes.server.ts";
import { outcomesInJson } from "#app/domain/appeals/outcomes/outcomes-in-json.ts";
import { choiceInJson } from "#app/domain/hospitals/finding/hospital-choice.ts";
import { listStates } from "#app/domain/hospitals/finding/list-states.server.ts";
import { writtenEin } from "#app/domain/hospitals/numbers/hospital-numbers.ts";
import { qualityInJson } from "#app/domain/hospitals/traits/quality-in-json.ts";
import { defineDataCall } from "../data-call.server.ts";
import { findNamedHospital, hospitalNotFound } from "../named-hospital.server.ts";
import { city, hospitalId, state, text } from "../parameters.server.ts";
import {
  alternatives,
  count,
  isPositionApproximate,
  names,
  outcomes,
  hospitalId as shortId,
  whyEmpty,
} from "../replies.server.ts";

const getStates = defineDataCall({
  path: "/common/get_states",
  summary: "The states with hospitals that have prices here.",
  parameters: z.object({}),
  reply: z.object({ states: names, message: whyEmpty }),
  example: { given: {}, reply: { states: ["AZ", "CA", "CO"] } },
  unreadable: { states: [], message: "Failed to fetch the states" },
  async answer(db) {
    const states = await listStates(db);
    return { states: states.map((listed) => listed.state).sort() };
  },
});

const compared = z.object({ better: count, same: count, worse: count }).nullable().meta({
  description: "Measures better than the national rate, the same, and worse; null: CMS gives none.",
});

const HospitalQualityReply = z.object({
  stars: z.number().nullable().meta({ description: "CMS’s overall rating, 1 to 5; null: it gives none." }),
  birthing_friendly: z.boolean().nullable(),
  mortality: compared,
  safety: compared,
  readmission: compared,
  experience_measures: count
    .nullable()
    .meta({ description: "Measures of patients’ experience in the stars." }),
  timeliness_measures: count
    .nullable()
    .meta({ description: "Measures of timely and effective care in the stars." }),
  edition: z
    .string()
    .nullable()
    .meta({ description: "The month of CMS’s hospital list, 2026-02; null: not known." }),
});

const hospitalMetadata = defineDataCall({
  path: "/common/hospital_metadata/{name}",
  summary: "Where a hospital is, how to reach it, and how appeals of its bills ended.",
  parameters: z.object({ name: text("The hospital’s name, in any case."), id: hospitalId, state, city }),
  reply: z.object({
    hospital_metadata: z.object({
      name: z.string(),
      id: shortId,
      negotiation_status: z.enum(["Fixed", "Negotiable"]).meta({
        description:
          "Negotiable: at least three people have told of a bill that was lowered here on request.",
      }),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      is_position_approximate: isPositionApproximate,
      address: z.string().nullable(),
      phone: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string(),
      ccn: z.string().nullable().meta({ description: "CMS Certification Number." }),
      npis: z.array(z.string()).meta({ description: "Type 2 NPIs that its price files give." }),
      eins: z.array(z.string()).meta({
        description: "EINs in its price files’ names: a corporation’s, which other hospitals may share.",
      }),
      outcomes,
      quality: HospitalQualityReply,
    }),
    alternatives,
  }),
  notFound: hospitalNotFound,
  example: {
    given: { name: "Lakeglass Medical Center" },
    reply: {
      hospital_metadata: {
        name: "Lakeglass Medical Center",
        id: "289f7efcba",
        negotiation_status: "Fixed",
        latitude: 41.8831,
        longitude: -87.6291,
        is_position_approximate: false,
        address: "1717 Lakeglass Drive, Chicago, IL 60602",
        phone: "(312) 555-0118",
        city: "Chicago",
        state: "IL",
        ccn: null,
        npis: [],
        eins: [],
        outcomes: [],
        quality: {
          stars: null,
          birthing_friendly: null,
          mortality: null,
          safety: null,
          readmission: null,
          experience_measures: null,
          timeliness_measures: null,
          edition: null,
        },
      },
      alternatives: [],
    },
  },
  failure: hospitalNotFound,
  async answer(db, wanted, { language }) {
    const found = await findNamedHospital(language, db, wanted);
    if (found instanceof Response) return found;
    const { hospital } = found;
    return {
      hospital_metadata: {
        name: hospital.name,
        id: hospital.shortId,
        negotiation_status: hospital.negotiationStatus,
        latitude: hospital.latitude,
        longitude: hospital.longitude,
        is_position_approximate: hospital.isPositionApproximate,
        address: hospital.address,
        phone: hospital.phone,
        city: hospital.city,
        state: hospital.state,
        ccn: hospital.ccn,
        npis: hospital.npis,
        eins: hospital.eins.map(writtenEin),
        outcomes: outcomesInJson(await listPublishedOutcomes(db, { hospital: hospital.shortId })),
        quality: qualityInJson(hospital),
      },
      alternatives: found.alternatives.map(choiceInJson),
    };
  },
});

export const commonCalls = [getStates, hospitalMetadata];
