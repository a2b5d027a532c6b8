import { expect, test } from "vitest";
import { afterFailure } from "./retries";

const now = Date.parse("2026-11-21T12:00:00Z");
const fresh = { attempts: 0, createdAt: new Date(now - 1000) };
const refusal = (responseCode: number, code = "EENVELOPE") =>
  Object.assign(new Error(`${responseCode} no`), { responseCode, code });

test("the pauses grow, up to two hours", () => {
  const pauses = [0, 1, 2, 3, 9, 40].map((attempts) => {
    const outcome = afterFailure({ ...fresh, attempts }, new Error("down"), now);
    return outcome.status === "pending" ? (outcome.dueAt.getTime() - now) / 1000 : null;
  });
  expect(pauses).toEqual([15, 30, 60, 120, 7200, 7200]);
});

test("after a day it is given up", () => {
  const old = { attempts: 14, createdAt: new Date(now - 23 * 3_600_000) };
  expect(afterFailure(old, new Error("down"), now)).toEqual({ status: "failed", lastError: "down" });
});

test("what the server refuses for good is not tried again, what it cannot do now is", () => {
  expect(afterFailure(fresh, refusal(550), now).status).toBe("failed");
  expect(afterFailure(fresh, refusal(554, "EMESSAGE"), now).status).toBe("failed");
  expect(afterFailure(fresh, refusal(450), now).status).toBe("pending");
  expect(afterFailure(fresh, refusal(535, "EAUTH"), now).status).toBe("pending");
});
