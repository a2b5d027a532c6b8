import { expect, test } from "vitest";
import * as z from "zod/mini";
import { eventBody } from "./body";

const times = { starts_at: "2026-12-10T18:30", ends_at: "2026-12-10T19:30" };

const errorsOf = (changes: Partial<typeof times>) =>
  z.safeParse(eventBody, { title: "Réunion", ...times, ...changes }).error?.issues;

test("an invalid calendar date is the only error of an event", () => {
  expect(errorsOf({})).toBeUndefined();
  expect(errorsOf({ starts_at: "2026-02-30T18:30" })).toMatchObject([
    { path: ["starts_at"], message: "date_invalid" },
  ]);
  expect(errorsOf({ ends_at: "2026-12-09T19:30" })).toMatchObject([{ message: "end_before_start" }]);
});
