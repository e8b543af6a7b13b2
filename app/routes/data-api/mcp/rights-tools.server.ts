import { z } from "zod/v4";
import { RightsReply } from "#app/content/rights-reply.server.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { defineTool } from "./tool.server.ts";
import { MAX_SAID, shortText } from "./tool-parts.ts";

export const rightsByState = defineTool({
  name: "rights_by_state",
  input: z.object({ state: shortText("One of the 50 states or DC: two letters or its name.") }),
  output: RightsReply,
  ask: ({ state }) => ({ path: addressOf("/rights.json", { state }) }),
  tell({ name: state, status, rules, time_to_sue: times, complaints, note }, _given, { language }) {
    const { rights: words } = wordsIn(language).assistants.say;
    const { limitation, briefly } = wordsIn(language).rights;
    const said = rules.slice(0, MAX_SAID).map(({ rule, caution, citation, read, sureness }) =>
      say(language, words.rule, {
        rule: [rule, caution].filter(Boolean).join(" "),
        citation,
        read: briefly[read === "secondary" ? "secondary" : sureness === "A" ? "text" : "older"],
      }),
    );
    const desks = complaints.find(({ kind }) => kind === "collector")?.offices ?? [];
    return [
      say(language, words[status], { state }),
      ...said,
      ...(rules.length > MAX_SAID ? [say(language, words.more, { count: rules.length - MAX_SAID })] : []),
      ...times.map(({ contract, years, caution }) =>
        [say(language, limitation.years[contract], { count: years }), caution].filter(Boolean).join(" "),
      ),
      ...(times.length > 0 ? [limitation.care] : []),
      ...desks.map(({ name, phone, checked }) =>
        say(language, words.office, { name, phone: phone ?? "", checked }),
      ),
      note,
    ];
  },
});
