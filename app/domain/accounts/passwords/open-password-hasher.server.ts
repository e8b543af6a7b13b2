import { hash, parseOptions, verify } from "@node-rs/argon2";

/** Hashes and checks passwords, a few at a time: each takes a core and 64 MiB for a while. */
export interface PasswordHasher {
  /** Null: too many wait already. */
  hash(password: string): Promise<string | null>;
  /** Whether it is the password of a hash; takes as long where there is none, and says no. */
  check(password: string, passwordHash: string | null): Promise<PasswordCheck>;
}

/** "right-but-weak": right, and hashed with less than what is asked for today. "busy": too many wait already. */
export type PasswordCheck = "right" | "right-but-weak" | "wrong" | "busy";

/** What a guess at a password costs: KiB, passes and lanes of Argon2id (RFC 9106). */
export type PasswordCost = Readonly<Record<"memoryCost" | "timeCost" | "parallelism", number>>;

/** 64 MiB in one lane: its passes are chosen so that a check takes 50 ms and more on a core of 2026
 *  (`npm run bench -- sign-in`), four times what OWASP asks for. */
export const SERVED_PASSWORD_COST: PasswordCost = { memoryCost: 65_536, timeCost: 4, parallelism: 1 };

/** The hash of a password that no one knows, for addresses without an account. */
const NOBODYS_PASSWORD = "no account has this password";

export interface HasherOptions {
  /** How many run at once: fewer than there are cores, so that pages go on. */
  places: number;
  /** How many may wait for a place. */
  maxWaiting: number;
  cost: PasswordCost;
}

export function openPasswordHasher({ places, maxWaiting, cost }: HasherOptions): PasswordHasher {
  const inTurn = openTurns(places, maxWaiting);
  const nobodys = hash(NOBODYS_PASSWORD, cost);
  return {
    hash: (password) => inTurn(() => hash(normalised(password), cost)),
    async check(password, passwordHash) {
      const against = passwordHash ?? (await nobodys);
      const isRight = await inTurn(() => verify(against, normalised(password)));
      if (isRight === null) return "busy";
      if (!isRight || passwordHash === null) return "wrong";
      return isWeak(passwordHash, cost) ? "right-but-weak" : "right";
    },
  };
}

/** One password, however a keyboard writes its letters (NIST SP 800-63B, 3.1.1.2). */
function normalised(password: string): string {
  return password.normalize("NFKC");
}

function isWeak(passwordHash: string, cost: PasswordCost): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}

/** Runs tasks first come, first served, `places` at once; null for one that comes when `maxWaiting` wait. */
function openTurns(places: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(task: () => Promise<T>): Promise<T | null> => {
    if (free === 0 && waiting.length >= maxWaiting) return null;
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
