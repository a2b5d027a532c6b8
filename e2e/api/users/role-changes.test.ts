import { expect, test } from "vitest";
import { sendContactMessage } from "@/lib/contact/contract";
import { setUserRole } from "@/lib/users/access-contract";
import { browserClient, visitorClient } from "../../support/api";
import { emailsTo } from "../../support/outbox";
import { admin, student } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

test("a former administrator loses the emails with messages to the school", async () => {
  const [user, sender] = [await admin(), await student()];
  const message = { name: "Ada", email: sender.email, content: "Je vous écris", locale: "fr" as const };
  expect((await visitorClient().call(sendContactMessage, { body: message })).status).toBe(201);
  const former = [await emailsTo(user.email, "contact_message")];
  const remaining = [await emailsTo(principal.email, "contact_message")];
  await school.call(setUserRole, { params: user, body: { role: "student" } });
  former.push(await emailsTo(user.email, "contact_message"));
  remaining.push(await emailsTo(principal.email, "contact_message"));
  const isSent = (emails: typeof former) =>
    emails.map((each) => each.some(({ params }) => params.email === sender.email));
  expect([isSent(former), isSent(remaining)]).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(await emailsTo(user.email, "role_changed")).toHaveLength(1);
});
