import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { readEnv as readTypedEnv, variableNames } from "./env.server.ts";

const readEnv = (source: Record<string, string>) => readTypedEnv(source as NodeJS.ProcessEnv);

test("nothing is required: an empty environment gives the defaults", () => {
  const env = readEnv({});
  expect(env).toMatchObject({ port: 3000, host: undefined, databaseUrl: null, statementTimeoutMs: 5000 });
  expect(env.dataDir).toBe(path.resolve("data"));
  expect(env.ocrWorkers).toBeGreaterThanOrEqual(1);
});

test("an empty or blank value counts as not set", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: " ", OCR_WORKERS: "" })).toEqual(readEnv({}));
});

test.each([
  ["PORT", "65536", "65535"],
  ["PORT", "3000x", "default 3000"],
  ["DATABASE_URL", "mysql://host/db", "postgres://"],
  ["DATABASE_READ_URL", "postgres://host/db,mysql://host/db", "postgres://"],
  ["FILES_URL", "file://host/folder", "file:///folder"],
  ["FILES_URL", "s3://bucket?endpoint=ftp://host", "s3://bucket"],
  ["DEMO_URL", "javascript:alert(1)", "https://"],
  ["SECURITY_CONTACT", "javascript:alert(1)", "email address"],
  ["SESSION_SECRET", "short-secret", "32"],
  ["TRUST_PROXY", "true", "loopback"],
  ["TRUST_PROXY", "10.0.0.0/33", "hops"],
  ["OCR_WORKERS", "0", "1 to 256"],
  ["SITE_URL", "https://example.org/prices", "without a path"],
  ["SMTP_URL", "http://mail.example.org", "smtp://"],
  ["MAIL_FROM", "nobody", "name@example.org"],
  ["MAIL_FROM", "Ann <ann@example.org>\r\nBcc: all@example.org", "name@example.org"],
])("a wrong %s is refused with what it takes, without repeating the value", (name, value, hint) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(`${name} takes`);
  expect(read).toThrow(hint);
  expect(read).not.toThrow(value);
});

test("mail is off without SMTP_URL, and never sent without a sender or with links to an address that nobody set", () => {
  const mail = { SMTP_URL: "smtp://localhost:25", MAIL_FROM: "Prices <mail@example.org>" };
  expect(readEnv({ PORT: "4000" })).toMatchObject({
    mail: null,
    siteOrigin: "http://localhost:4000",
    statedOrigin: null,
  });
  expect(readEnv({ ...mail, SITE_URL: "https://Prices.example.org/" })).toMatchObject({
    mail: { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM },
    siteOrigin: "https://prices.example.org",
    statedOrigin: "https://prices.example.org",
  });
  expect(() => readEnv(mail)).toThrow(/SMTP_URL takes two others.*SITE_URL/);
  expect(() => readEnv({ SMTP_URL: mail.SMTP_URL, SITE_URL: "https://a.example" })).toThrow(/MAIL_FROM/);
});

test("files are shared only among machines with the same secrets", () => {
  const secrets = { ACCOUNT_KEY: "k".repeat(32), SESSION_SECRET: "s".repeat(32) };
  const at = (FILES_URL: string) => readEnv({ DATA_DIR: "/own", FILES_URL, ...secrets });
  expect(readEnv({ DATA_DIR: "/own" })).toMatchObject({ filesFolder: "/own", bucket: null });
  expect(at("file:///shared/folder")).toMatchObject({ filesFolder: "/shared/folder", bucket: null });
  expect(at("s3://bills/a/b/?endpoint=http://127.0.0.1:9000&region=eu-west-1")).toMatchObject({
    filesFolder: "/own",
    bucket: { bucket: "bills", prefix: "a/b/", endpoint: "http://127.0.0.1:9000", region: "eu-west-1" },
  });
  expect(at("s3://bills").bucket).toMatchObject({ prefix: "", endpoint: null, region: "us-east-1" });
  expect(() => readEnv({ FILES_URL: "file:///shared" })).toThrow("set ACCOUNT_KEY and SESSION_SECRET in");
});

test("all wrong variables are named at once", () => {
  expect(() => readEnv({ PORT: "x", OCR_QUEUE_LENGTH: "-1" })).toThrow(
    /PORT takes.*\n.*OCR_QUEUE_LENGTH takes/,
  );
});

test.each([
  ["none", false],
  ["2", 2],
  ["loopback, 10.0.0.0/8,fd00::/8", ["loopback", "10.0.0.0/8", "fd00::/8"]],
])("TRUST_PROXY=%s is read for Express", (text, expected) => {
  expect(readEnv({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

const example = readFileSync(path.join(projectRoot(), ".env.example"), "utf8");

test(".env.example lists every variable and no other", () => {
  expect(Object.keys(parseEnv(example)).sort()).toEqual([...variableNames].sort());
});

test(".env.example shows the defaults, each with a line of meaning above it", () => {
  expect(readEnv(parseEnv(example) as Record<string, string>)).toEqual(readEnv({}));
  for (const name of variableNames) expect(example).toMatch(new RegExp(`^# .+\\n${name}=`, "m"));
});
