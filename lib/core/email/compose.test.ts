import { beforeAll, expect, test } from "vitest";
import { requiredEnv } from "@/e2e/support/required-env";
import { composeEmail } from "./compose";

beforeAll(() => {
  Object.assign(process.env, { ...requiredEnv, APP_URL: "https://school.example" });
});

const row = {
  id: "0b7c",
  userId: 12,
  name: 'Ada "Countess"\r\nBcc: all@x.invalid',
  address: "ada@test.invalid",
  locale: "en" as const,
  kind: "job_alert",
  params: { count: 2, name: "stage", search: 3 },
  createdAt: new Date("2026-11-21T12:00:00Z"),
};
const message = { kind: "contact_message", params: { name: "Bob", email: "bob@x.invalid", content: "Hi" } };

/** The headers of an email, unfolded. */
async function headersOf(email: Parameters<typeof composeEmail>[0]): Promise<string> {
  const [head = ""] = (await composeEmail(email)).toString("utf8").split("\r\n\r\n");
  return head.replace(/\r\n[ \t]+/g, " ");
}

test("the same row has the same Message-ID each time", async () => {
  expect(await headersOf(row)).toMatch(/^Message-ID: <0b7c@school\.example>$/m);
  expect(await headersOf({ ...row, locale: "fr" as never })).toMatch(/^Message-ID: <0b7c@school\.example>$/m);
});

test("only an optional email has a List-Unsubscribe header", async () => {
  const optional = await headersOf(row);
  expect(optional).toMatch(
    /^List-Unsubscribe: <https:\/\/school\.example\/api\/emails\/unsubscribe\?token=12\.jobs\.[\w-]{43}>$/m,
  );
  expect(optional).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(await headersOf({ ...row, ...message })).not.toContain("List-Unsubscribe");
});

test("a name cannot inject a header", async () => {
  const head = await headersOf(row);
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toMatch(/^To: .*<ada@test\.invalid>$/m);
});

test("a verification email contains no name", async () => {
  const composeText = async (email: Parameters<typeof composeEmail>[0]) =>
    (await composeEmail(email)).toString("utf8").replaceAll("=\r\n", "");
  const verification = await composeText({
    ...row,
    kind: "verify_email",
    params: { ...row.params, linkId: "abc" },
  });
  expect(verification).toMatch(/^To: ada@test\.invalid\r$/m);
  expect(verification).not.toContain("Countess");
  expect(verification).toContain("because someone gave your address");
  expect(await composeText(row)).toMatch(/^To: .*Countess[\s\S]*because you have an account/m);
});

test("Reply-To is the sender of the message", async () => {
  expect(await headersOf({ ...row, ...message })).toMatch(/^Reply-To: bob@x\.invalid$/m);
  expect(await headersOf(row)).not.toContain("Reply-To");
});

test("the preview of an email is its first sentence after the greeting", async () => {
  const previewIn = async (email: Parameters<typeof composeEmail>[0]) =>
    (await composeEmail(email))
      .toString("utf8")
      .replaceAll("=\r\n", "")
      .match(/<div style=3D"display:none[^>]*>([^<]*)/)?.[1];
  expect(await previewIn({ ...row, kind: "suspension_upheld", params: { name: "Ada" } })).toMatch(
    /^The school has read your appeal: /,
  );
  expect(await previewIn(row)).toMatch(/^2 new jobs match /);
});
