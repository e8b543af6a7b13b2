import { expect, test } from "vitest";
import { readPage } from "../support/read-page.ts";
import { siteForTests } from "../support/site-for-tests.ts";
