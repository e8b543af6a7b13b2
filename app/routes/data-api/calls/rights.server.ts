import { z } from "zod/v4";
import { RightsReply, rightsReply } from "#app/content/rights-reply.server.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { statesOfRights } from "#app/domain/debt/rights-path.ts";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { defineDataCall } from "../data-call.server.ts";
import { text } from "../parameters.server.ts";

const notRead = "We have read nothing about this state.";

export const getRights = defineDataCall({
  path: "/rights.json",
  summary:
    "What a state's law and federal law say about medical debt, and who takes complaints, each with its source.",
  parameters: z.object({ state: text("One of the 50 states or DC: two letters or its name, in any case.") }),
  reply: RightsReply,
  notFound: notRead,
  // A rule begins on a day on which no data change.
  cacheControl: caching.newest,
  example: {
    given: { state: "TX" },
    reply: {
      state: "TX",
      name: "Texas",
      as_of: "2026-12-01",
      status: "rules",
      rules: [
        {
          key: "tx-garnishment",
          topic: "garnishment",
          rule: "Current wages cannot be garnished, except for court-ordered support.",
          caution: "Money in a bank account is not covered.",
          binds: ["judgment-creditors"],
          amount_cents: null,
          percent: null,
          poverty_percent: null,
          days: null,
          citation: "Tex. Const. art. XVI sec. 28",
          in_force_from: null,
          in_force_until: null,
          may_be_overridden: false,
          read: "text",
          sureness: "A",
          read_on: "2026-11-29",
          source: "texaslegalguide.com, art. XVI sec. 28 (as amended 1999)",
        },
      ],
      time_to_sue: [
        {
          contract: "written",
          years: 4,
          caution: null,
          citation: "Civ. Prac. & Rem. Code 16.004",
          read: "secondary",
          sureness: "B",
          read_on: "2026-11-29",
          source: "idesignedmyself/credit_evo, SOL_limits.md (2025-12), and a second public list that agrees",
        },
      ],
      time_to_sue_disputed: [],
      federal: [
        {
          topic: "collectors",
          rule: "A collector must not contact you before 8 a.m. or after 9 p.m. your time.",
          citation: "12 CFR 1006.6(b)(1)",
          source: "We read the law’s text on Nov 29, 2026: checkoutapi.com copy of eCFR (2024-11).",
        },
      ],
      complaints: [
        {
          kind: "surprise",
          about:
            "The help desk reviews and investigates complaints. It passes them on to the state where the state enforces the rules. It can’t set the price.",
          offices: [
            {
              name: "No Surprises Help Desk",
              url: "https://www.cms.gov/medical-bill-rights/help/submit-a-complaint",
              phone: "1-800-985-3059",
              checked:
                "Checked on Nov 29, 2026, on the agency’s own page: nsa-idr.cms.gov, consumer complaints page.",
              sureness: "A",
              checked_on: "2026-11-29",
            },
          ],
        },
      ],
      note: "This is information, not legal advice. Ask legal aid about your own case.",
    },
  },
  async answer(_db, { state: asked }, { language, today }) {
    const state = findState(asked);
    const found = statesOfRights.find((known) => known.state === state);
    return found
      ? rightsReply(language, { ...found, name: nameOf(wordsIn(language).stateNames, found.state) }, today)
      : jsonError(404, notRead);
  },
});
