import { expect, test } from "vitest";
import { createPost, updatePost } from "@/lib/posts/contract";
import { changeModerationRules, getModerationRules } from "@/lib/school-settings/rules-contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { noRules, rulesOfFile, setRules } from "../../support/moderation-rules";
import { nonAdmins } from "../../support/non-admins";
import { admin } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);
rulesOfFile();

test("an administrator reads and changes the rules, which the audit log shows", async () => {
  const body = { ...noRules, held_words: [" Zorglub ", "zörglub", "à  vendre", ""], daily_posts: "7" };
  const changed = await school.call(changeModerationRules, { body });
  const expected = { ...noRules, held_words: ["zörglub", "à vendre"], daily_posts: 7 };
  expect(changed.body.data).toEqual(expected);
  expect((await school.call(getModerationRules, {})).body.data).toEqual(expected);
  const [entry] = await sql`select details from audit_log
    where action = 'moderation_rules_changed' and actor_id = ${principal.id}`;
  expect(entry?.details).toMatchObject({ held_words: "zörglub, à vendre", daily_posts: 7 });
  const cleared = await school.call(changeModerationRules, { body: { ...noRules, daily_posts: "" } });
  expect(cleared.body.data).toEqual(noRules);
});

test("a change keeps rules that it does not contain", async () => {
  await setRules({ daily_posts: 7 });
  const changed = await school.call(changeModerationRules, { body: { held_words: ["zorglub"] } });
  expect(changed.body.data).toEqual({ ...noRules, held_words: ["zorglub"], daily_posts: 7 });
  const cleared = await school.call(changeModerationRules, { body: { held_words: [], daily_posts: "" } });
  expect(cleared.body.data).toEqual(noRules);
});

test("does not replace rules that another administrator has changed since they were read", async () => {
  await setRules({ held_words: ["zorglub"], daily_posts: 7 });
  const change = (held_words: string[]) =>
    school.call(changeModerationRules, { body: { held_words: ["zut"], expected: { held_words } } });
  expect((await change([])).body.code).toBe("settings_edited");
  expect((await school.call(getModerationRules, {})).body.data.held_words).toEqual(["zorglub"]);
  const changed = await change(["zorglub"]);
  expect(changed.body.data).toEqual({ ...noRules, held_words: ["zut"], daily_posts: 7 });
});

test("checks tags, descriptions of images and the options of a poll like the text", async () => {
  await setRules({ held_words: ["zorglub"] });
  const { browser } = await signedInStudent();
  const content = "Quel jour ?";
  const statusesWith = async (other: string) => {
    const texts = [{ tags: [other] }, { alts: [other] }, { poll: { options: ["Lundi", other] } }];
    const written = await Promise.all(
      texts.map((more) => browser.call(createPost, { body: { content, ...more } })),
    );
    const { id } = (await browser.call(createPost, { body: { content } })).body.data;
    const edited = await browser.call(updatePost, { params: { id }, body: { tags: [other] } });
    return [...written, edited].map(({ body }) => body.data?.status);
  };
  expect(await statusesWith("mardi")).toEqual(Array(4).fill("published"));
  expect(await statusesWith("zorglub")).toEqual(Array(4).fill("pending"));
});

test.each(nonAdmins)("%s can neither read nor change the rules", async (_, client, status) => {
  expect((await client.call(getModerationRules, {})).status).toBe(status);
  expect((await client.call(changeModerationRules, { body: noRules })).status).toBe(status);
});

test("rejects the next call of an administrator who is demoted meanwhile", async () => {
  const demoted = await admin();
  const client = await browserClient(demoted);
  expect((await client.call(getModerationRules, {})).status).toBe(200);
  await sql`update users set role = 'student' where id = ${demoted.id}`;
  expect((await client.call(changeModerationRules, { body: noRules })).status).toBe(403);
});

const many = Array.from({ length: 201 }, (_, n) => `w${n}`);

test.each([
  ["held_words", ["!?"], "Each word must contain at least one letter or digit"],
  ["held_words", "201 words", "Two hundred words at most"],
  ["held_words", "idiot", "This value is not accepted"],
  ["new_account_days", -1, "This number is too small"],
  ["new_account_days", 366, "This number is too large"],
  ["held_first_posts", 21, "This number is too large"],
  ["holds_links", "maybe", "This value is not accepted"],
  ["daily_posts", 0, "This number is too small"],
  ["daily_posts", 101, "This number is too large"],
])("rejects %s as %j", async (field, value, sentence) => {
  const response = await school.json<{ errors: Record<string, string[]> }>(
    "/api/admin/school-settings/moderation-rules",
    {
      method: "PUT",
      body: { ...noRules, [field]: value === "201 words" ? many : value },
    },
  );
  expect([response.status, response.body.errors[field]]).toEqual([422, [sentence]]);
});
