import { z } from "zod/v4";
import { sayPhoneScript } from "#app/content/words/say-phone-script.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { plainName } from "./plain-data.ts";
import { defineTool } from "./tool.server.ts";
import { MAX_PRICES, MAX_SAID, money, shortText } from "./tool-parts.ts";

const ServiceRow = z.looseObject({
  description: z.string().nullable(),
  setting: z.string().nullable(),
  gross_charge: z.number().nullable(),
  cash_price: z.number().nullable(),
  payer_as_written: z.string().nullable(),
  plan: z.string().nullable(),
  negotiated_dollar: z.number().nullable(),
  source_place: z.string().nullable(),
});
const ServiceAtHospital = z.looseObject({
  hospital_name: z.string().optional(),
  hospital_phone: z.string().nullable().optional(),
  file_date: z.string().nullable().optional(),
  phone_script: z.string().optional().meta({ description: "What to say to the hospital on the phone." }),
  results: z.array(ServiceRow),
});

export const hospitalPrice = defineTool({
  name: "hospital_price",
  input: z.object({
    hospital: shortText("The hospital’s name."),
    hospital_id: shortText("Its short id, as other tools give it.").optional(),
    code_type: shortText("CPT, HCPCS, MS-DRG, …").default("CPT"),
    code: shortText("The service’s code."),
    insurer: shortText("Leaves the rates of others out.").optional(),
  }),
  output: ServiceAtHospital,
  ask: ({ hospital, hospital_id: id, code_type: codeType, code, insurer }) => ({
    path: addressOf("/hospital_service_details.json", {
      name: hospital,
      id: id ?? "",
      code_type: codeType,
      code,
      payer: insurer ?? "",
    }),
  }),
  answer(reply, { code_type: codeType, code, insurer = "" }, { language }) {
    const found = ServiceAtHospital.parse(reply);
    const script = sayPhoneScript(language, {
      code: `${codeType} ${code}`,
      payer: plainName(insurer),
      isCovered: false,
      isByRate: insurer !== "",
    });
    return { ...found, phone_script: script, results: found.results.slice(0, MAX_PRICES) };
  },
  tell(found, { hospital, code_type: codeType, code }, { language }) {
    const { hospital: words, script, scriptAt } = wordsIn(language).assistants.say;
    const { hospital_phone: phone, phone_script: toSay = "" } = found;
    const lines = found.results.slice(0, MAX_SAID).map((row) => {
      const amounts = [
        row.gross_charge === null ? null : say(language, words.gross, { amount: money(row.gross_charge) }),
        row.cash_price === null ? null : say(language, words.cash, { amount: money(row.cash_price) }),
        row.negotiated_dollar === null
          ? null
          : say(language, words.negotiated, {
              amount: money(row.negotiated_dollar),
              payer: plainName(row.payer_as_written ?? ""),
              plan: plainName(row.plan ?? ""),
            }),
      ].filter((amount) => amount !== null);
      return say(language, words.line, {
        description: plainName(row.description ?? code),
        setting: row.setting ?? "",
        amounts: amounts.join(", ") || words.none,
      });
    });
    const name = plainName(found.hospital_name ?? hospital);
    const [row] = found.results;
    return [
      say(language, words.heading, { hospital: name, service: `${codeType} ${code}` }),
      ...lines,
      say(language, words.source, {
        date: found.file_date ? formatDate(language, found.file_date) : words.unknownDate,
        place: plainName(row?.source_place ?? ""),
      }),
      phone
        ? say(language, scriptAt, { hospital: name, phone: plainName(phone), script: toSay })
        : say(language, script, { script: toSay }),
    ];
  },
});

const ComparedRow = z.looseObject({
  cpt_code: z.string(),
  service_name: z.string(),
  price_kind: z.string(),
  hospital1_price: z.number(),
  hospital2_price: z.number(),
});
const Compared = z.looseObject({
  hospital1: z.string(),
  hospital2: z.string(),
  comparison: z.array(ComparedRow),
  total: z.number(),
});

export const compareHospitals = defineTool({
  name: "compare_hospitals",
  input: z.object({
    hospital1: shortText("A hospital’s name."),
    hospital2: shortText("Another hospital’s name."),
    id1: shortText("Its short id.").optional(),
    id2: shortText("Its short id.").optional(),
    code: shortText("One service’s code; else all services.").optional(),
  }),
  output: Compared,
  ask: ({ hospital1, hospital2, id1, id2 }) => ({
    path: addressOf("/cost_comparison/compare_costs", {
      hospital1,
      hospital2,
      id1: id1 ?? "",
      id2: id2 ?? "",
    }),
  }),
  answer(reply, { code }) {
    const compared = Compared.parse(reply);
    const rows = compared.comparison.filter((row) => code === undefined || row.cpt_code === code);
    return {
      ...compared,
      comparison: rows.slice(0, MAX_PRICES),
      total: code === undefined ? compared.total : rows.length,
    };
  },
  tell({ hospital1, hospital2, comparison, total }, _given, { language }) {
    const { compared: words } = wordsIn(language).assistants.say;
    if (total === 0) return [words.none];
    const names = { hospital1: plainName(hospital1), hospital2: plainName(hospital2) };
    return [
      say(language, words.total, { count: total }),
      ...comparison.slice(0, MAX_SAID).map((row) =>
        say(language, words.row, {
          ...names,
          service: plainName(row.service_name),
          kind: row.price_kind,
          first: money(row.hospital1_price),
          second: money(row.hospital2_price),
        }),
      ),
    ];
  },
});

const Standing = z.looseObject({
  hospital_name: z.string(),
  city: z.string().nullable(),
  state: z.string(),
  price_file_state: z.enum(["current", "stale", "failing", "missing"]),
  price_file_reason: z.string().nullable(),
});
const Standings = z.looseObject({ results: z.array(Standing) });

export const whyMissing = defineTool({
  name: "why_missing",
  input: z.object({
    hospital: shortText("A part of the hospital’s name."),
    state: shortText("Its state’s two letters.").optional(),
  }),
  output: Standings,
  ask: ({ hospital, state }) => ({
    path: addressOf("/data/coverage.json", { files: "any", name: hospital, state: state ?? "" }),
  }),
  answer(reply) {
    const found = Standings.parse(reply);
    return { ...found, results: found.results.slice(0, MAX_PRICES) };
  },
  tell({ results }, _given, { language }) {
    const { missing: words } = wordsIn(language).assistants.say;
    if (results.length === 0) return [words.none, words.notProof];
    const said = results.slice(0, MAX_SAID).map((row) =>
      say(language, words.one, {
        hospital: plainName(row.hospital_name),
        place: [row.city, row.state].filter(Boolean).join(", "),
        state: say(language, words.states[row.price_file_state], {
          reason: (row.price_file_reason ?? "").replaceAll("-", " "),
        }),
      }),
    );
    return [...said, words.notProof];
  },
});
