import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { errorReason, retryAfter } from "./retry-policy";
import { openSmtpPool } from "./smtp";

const now = Date.parse("2026-11-21T12:00:00Z");
const fresh = { attempts: 0, createdAt: new Date(now - 1000) };
const rejection = (responseCode: number, code = "EENVELOPE") =>
  Object.assign(new Error(`${responseCode} no`), { responseCode, code });

test("the delays increase up to two hours", () => {
  const pauses = [0, 1, 2, 3, 9, 40].map((attempts) => {
    const outcome = retryAfter({ ...fresh, attempts }, new Error("down"), now);
    return outcome.status === "pending" ? (outcome.dueAt.getTime() - now) / 1000 : null;
  });
  expect(pauses).toEqual([15, 30, 60, 120, 7200, 7200]);
});

test("gives up after a day", () => {
  const old = { attempts: 14, createdAt: new Date(now - 23 * 3_600_000) };
  expect(retryAfter(old, new Error("down"), now)).toEqual({ status: "failed", lastError: "down" });
});

test("retries a temporary rejection, not a permanent one", () => {
  expect(retryAfter(fresh, rejection(550), now).status).toBe("failed");
  expect(retryAfter(fresh, rejection(554, "EMESSAGE"), now).status).toBe("failed");
  expect(retryAfter(fresh, rejection(450), now).status).toBe("pending");
  expect(retryAfter(fresh, rejection(535, "EAUTH"), now).status).toBe("pending");
});

test("retries when the server rejects the sender or wants a password, which concerns every email", async () => {
  const server = new SMTPServer({ authOptional: false, logger: false });
  const port = await listenOnFreePort(server.server);
  const smtp = openSmtpPool(`smtp://127.0.0.1:${port}`);
  onTestFinished(() => smtp.close());
  const envelope = { from: "no-reply@school.example", to: "ada@x.invalid" };
  const error = await smtp.sendMail({ envelope, raw: "Subject: Ada\r\n\r\nAda" }).catch((reason) => reason);
  expect(errorReason(error)).toBe("EENVELOPE 530 MAIL FROM");
  expect(retryAfter(fresh, error, now).status).toBe("pending");
  const rejectedSender = Object.assign(rejection(550), { command: "MAIL FROM" });
  expect(retryAfter(fresh, rejectedSender, now).status).toBe("pending");
  const rejectedRecipient = Object.assign(rejection(550), { command: "RCPT TO" });
  expect(retryAfter(fresh, rejectedRecipient, now).status).toBe("failed");
});

test.each([
  [
    { code: "ESOCKET", command: "CONN", message: "self-signed certificate" },
    "ESOCKET CONN self-signed certificate",
  ],
  [
    { code: "EENVELOPE", responseCode: 550, command: "RCPT TO", message: "<ada@x.invalid>" },
    "EENVELOPE 550 RCPT TO",
  ],
  [{ message: "ada@x.invalid" }, "unknown"],
])("the log contains the reason for a rejected email, without its address: %o", (error, reason) => {
  expect(errorReason(Object.assign(new Error(), error))).toBe(reason);
});
