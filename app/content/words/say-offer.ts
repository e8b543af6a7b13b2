import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import type { OfferFigure } from "#app/domain/negotiation/add-up-figure.ts";
import type { AssistanceFirst } from "#app/domain/negotiation/assistance-first.ts";
import type { EvidenceTotal } from "#app/domain/negotiation/evidence-totals.ts";
import { type Offer, type OfferFigureName, offerFigures } from "#app/domain/negotiation/offer-figures.ts";
import { chosenFigures, type OwnFigures, oddityOf, ownFigure } from "#app/domain/negotiation/own-figures.ts";
import { wordsIn } from "./words.ts";

/** One of the three amounts in words. */
export interface SaidFigure {
  figure: OfferFigureName;
  name: string;
  /** 'No figure' where there is none. */
  amount: string;
  /** Of what is asked; null where there is no amount. */
  share: string | null;
  reasons: string[];
}

/** An offer in words; one's own amounts go before those that were worked out. */
export interface SaidOffer {
  balance: string;
  /** Why nothing was worked out; null: something was. */
  why: string | null;
  figures: SaidFigure[];
  oddity: string | null;
}

export function sayOffer(language: Language, offer: Offer, own: OwnFigures): SaidOffer {
  const words = wordsIn(language).negotiation;
  const { balanceCents, why, figures } = offer;
  const chosen = chosenFigures(offer, own);
  const oddity = oddityOf(offer, own);
  return {
    balance:
      balanceCents === null
        ? words.noBalance
        : say(language, words.balance, { amount: sayCents(balanceCents) }),
    why: why && words.why[why],
    figures: offerFigures.map((name) => {
      const cents = chosen[name];
      return {
        figure: name,
        name: words.figures.names[name],
        amount: cents === null ? words.figures.none : sayCents(cents),
        share: cents === null ? null : sayShare(language, cents, balanceCents),
        reasons:
          ownFigure(offer, own, name) === null
            ? sayReasons(language, figures[name])
            : sayOwnReasons(language, figures[name]),
      };
    }),
    oddity: oddity && words.figures.oddities[oddity],
  };
}

interface PhoneCall {
  offer: Offer;
  own: OwnFigures;
  totals: readonly EvidenceTotal[];
  /** Null: it is not asked about. */
  assistance: AssistanceFirst | null;
}

/** What to say to the billing office, in its order: assistance before any amount. */
export function sayPhoneCall(language: Language, { offer, own, totals, assistance }: PhoneCall): string[] {
  const words = wordsIn(language).negotiation.phone;
  const { opening, target, walkAway } = chosenFigures(offer, own);
  const points = totals.flatMap(({ anchor, lineCount, publishedCents, billedCents }) => {
    if (anchor === "state-p25" || anchor === "state-p75") return []; // the middle stands for the band
    const values = { published: sayCents(publishedCents), billed: sayCents(billedCents) };
    return [say(language, words.points[anchor], { count: lineCount, ...values })];
  });
  const first = [opening, target, walkAway].find((cents) => cents !== null && cents > 0) ?? null;
  if (first === null) return [];
  return [
    ...(assistance === null ? [] : [words.assistance]),
    ...points,
    say(language, words.offer, { opening: sayCents(first) }),
    target === null || target <= first
      ? words.counterPlain
      : say(language, words.counter, { target: sayCents(target) }),
    ...(walkAway === null ? [] : [say(language, words.stop, { walkAway: sayCents(walkAway) })]),
    words.closing,
  ];
}

function sayReasons(language: Language, figure: OfferFigure | null): string[] {
  const words = wordsIn(language).negotiation.figures;
  if (figure === null) return [words.nothingPublished];
  const { cents, anchored, asBilled, paidCents, cap, isBalance } = figure;
  return [
    ...anchored.map(({ anchor, lineCount, cents }) =>
      say(language, words.anchored[anchor], { count: lineCount, amount: sayCents(cents) }),
    ),
    ...asBilled.map(({ reason, lineCount, cents }) =>
      say(language, words.asBilled[reason], { count: lineCount, amount: sayCents(cents) }),
    ),
    ...(cap === null ? [] : [say(language, words.caps[cap.kind], { amount: sayCents(cap.cents) })]),
    ...(paidCents > 0 ? [say(language, words.paid, { amount: sayCents(paidCents) })] : []),
    ...(cents === 0 ? [words.alreadyPaid] : []),
    ...(isBalance ? [words.isBalance] : []),
  ];
}

function sayOwnReasons(language: Language, figure: OfferFigure | null): string[] {
  const words = wordsIn(language).negotiation.figures;
  return [
    words.yours,
    ...(figure === null ? [] : [say(language, words.workedOut, { amount: sayCents(figure.cents) })]),
  ];
}

function sayShare(language: Language, cents: number, balanceCents: number | null): string | null {
  if (balanceCents === null || balanceCents <= 0) return null;
  const percent = Math.round((100 * cents) / balanceCents);
  return say(language, wordsIn(language).negotiation.figures.share, { percent });
}

function sayCents(cents: number): string {
  return formatDollars(dollarsOfCents(cents));
}
