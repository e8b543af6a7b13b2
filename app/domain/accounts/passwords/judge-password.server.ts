import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

export const passwordLimits = { minCharacters: 8, longCharacters: 12, maxCharacters: 200 };

/** Why a password cannot be taken. "guessable": it has fewer than twelve characters, and a program guesses it in less than
 *  10^8 tries. "personal": it is the name or the address of its owner. */
export type PasswordProblem = "missing" | "too-short" | "too-long" | "guessable" | "personal";

/** Who it is for, as far as that can be guessed from. */
export interface PasswordOwner {
  name: string;
  email: string;
}

/** A judge of new passwords: twelve characters or more, or eight that are hard to guess. Null: the password is accepted. The
 *  dictionaries (some 70 MB) are loaded when someone first chooses a short one. */
export type PasswordJudge = (password: string, owner: PasswordOwner) => Promise<PasswordProblem | null>;

const MIN_SCORE = 3;

export function openPasswordJudge(): PasswordJudge {
  let estimator: Promise<ZxcvbnFactory> | null = null;
  return async (password, { name, email }) => {
    const { length } = [...password];
    if (length === 0) return "missing";
    if (length < passwordLimits.minCharacters) return "too-short";
    if (length > passwordLimits.maxCharacters) return "too-long";
    const [mailbox = ""] = email.split("@");
    const personal = [name, email, mailbox].map((text) => text.toLowerCase());
    if (personal.includes(password.toLowerCase())) return "personal";
    if (length >= passwordLimits.longCharacters) return null;
    estimator ??= loadEstimator();
    const words = [...personal, ...personal.flatMap((text) => text.split(/[\s@.+_-]+/))];
    const { score } = (await estimator).check(password, words.filter(Boolean));
    return score >= MIN_SCORE ? null : "guessable";
  };
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
}
