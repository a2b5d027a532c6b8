import { beforeAll, expect, test } from "vitest";
import { setTestEnv } from "@/e2e/support/realtime-fixture";
import { AppError } from "@/lib/core/errors/app-error";
import { authenticateUser, authorizeChannel } from "./auth";

const anna = { id: 7, name: "Anna" };

beforeAll(() => setTestEnv("key", "secret", 1));

test("a signature contains the user, with only the data that others may see", () => {
  const signed = authorizeChannel({ socketId: "1.2", channel: "private-user-7", issuedAt: 5 }, anna);
  expect(signed.auth).toMatch(/^key:[0-9a-f]{64}$/);
  expect(JSON.parse(signed.channel_data ?? "")).toEqual({
    user_id: "7",
    user_info: { name: "Anna" },
    issued_at: 5,
  });
  const signedIn = authenticateUser("1.2", anna);
  expect(JSON.parse(signedIn.user_data)).toEqual({ id: "7", user_info: { name: "Anna" } });
});

test("signs nothing for an invalid socket id", () => {
  for (const id of [
    "",
    "1",
    "1.",
    "1.2.3",
    "1.2:private-user-8",
    "1.2\n",
    " 1.2",
    "a.b",
    `${"1".repeat(21)}.2`,
  ]) {
    expect(() => authorizeChannel({ socketId: id, channel: "private-user-7", issuedAt: 5 }, anna)).toThrow(
      AppError,
    );
    expect(() => authenticateUser(id, anna)).toThrow(AppError);
  }
});
