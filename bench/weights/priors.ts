import type { TotalFeature } from "#app/domain/bills/read/amounts/amount-features.ts";
import type { DueFeature } from "#app/domain/bills/read/amounts/due-features.ts";
import type { Weights } from "#app/domain/bills/read/choice/scored-choice.ts";
import type { DateFeature } from "#app/domain/bills/read/dates/date-features.ts";
import type { NameFeature } from "#app/domain/bills/read/names/name-features.ts";

interface Priors {
  total: Weights<TotalFeature>;
  due: Weights<DueFeature>;
  date: Weights<DateFeature>;
  name: Weights<NameFeature>;
}

/** What is known before any document: a label means what it says. The corpora have too few of some to teach it. */
export const priors: Priors = {
  total: {
    "label total-charges": 2,
    "label total": 1,
    "label charges": 1,
    "label subtotal": 0.5,
    "label amount-due": -1,
    "label previous-balance": -2,
    "label payment": -2,
    "label adjustment": -2,
    "label discount": -2,
    "label fee": -2,
    "label tax": -2,
    "label other": -2,
    "sum of lines": 2,
    "grows into debt": 2,
    "includes previous balance": -2,
    "is added to previous balance": 1,
  },
  due: {
    "label amount-due": 2,
    "last left of the total": 2,
    "what is left and more": 1.5,
    "label previous-balance": -2,
    "label payment": -2,
    "label adjustment": -2,
    "label other": -2,
    none: 1,
    "none, though a label says due": -2,
  },
  date: {
    "label statement": 3,
    "label plain": 1.5,
    "label service": -3,
    "label due": -3,
    "label birth": -4,
    "label printed": -3,
    "label other": -3,
    "fax header": -4,
    "ends a range": -2,
    "begins a range": -2,
    "in line": -2,
    "in the column of line dates": -2,
    "alone at top": 1,
    "none, and no service": -5,
  },
  name: {
    // No corpus teaches it: the hospitals on drawn bills are in no directory.
    "a hospital's at its address": 4,
    "label provider": 3,
    "label creditor": 1,
    "label payer": -4,
    "label biller": -4,
    "label health-system": -4,
    "label other-provider": -4,
    "label person": -3,
    "is payer": -3,
    "is biller": -2,
    "named as another elsewhere": -2,
    "no proper word": -2,
    "a word in small letters": -1,
    "a clinician, and no other provider": 2,
    "a clinician beside a provider": -3,
    "a clinician below a name in larger type": -2,
    "a place of care beside a system's letterhead": 1,
    "part of a longer name": -1.5,
    "broken in the middle of a phrase": 1.5,
    "broken over lines of prose": 0.5,
    "where you came to": 1.5,
    "unknown in one word": -1,
    "unknown, named in a web address": 1.5,
    "after to": -2,
    "after from": -1,
    "at the top of an explanation of benefits": -1.5,
    large: 1.5,
    "at the top": 1.5,
  },
};
