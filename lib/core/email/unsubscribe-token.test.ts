import { beforeAll, expect, test } from "vitest";
import { readUnsubscribeToken, unsubscribeToken } from "./unsubscribe-token";

beforeAll(() => {
  const pusher = { PUSHER_APP_ID: "1", PUSHER_KEY: "1", PUSHER_SECRET: "1" };
  Object.assign(process.env, { AUTH_SECRET: "s".repeat(32), DATABASE_URL: "postgres://pusher", ...pusher });
});

test("a token names user and category, and cannot be forged", () => {
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
