import { beforeAll, expect, test } from "vitest";
import { requiredEnv } from "@/e2e/support/required-env";
import { readUnsubscribeToken, unsubscribeToken } from "./unsubscribe-token";

beforeAll(() => {
  Object.assign(process.env, requiredEnv);
});

test("a token contains user and category, and cannot be forged", () => {
  const optOut = { userId: 12, category: "jobs" } as const;
  const token = unsubscribeToken(optOut);
  expect(readUnsubscribeToken(token)).toEqual(optOut);
  for (const forged of [
    token.replace("12.", "13."),
    token.replace("jobs", "announcements"),
    token.replace("jobs", "toString"),
    token.slice(0, -1),
    `${token}x`,
    "",
    "..",
    "999999999999.jobs.x",
  ])
    expect(readUnsubscribeToken(forged)).toBeNull();
});
