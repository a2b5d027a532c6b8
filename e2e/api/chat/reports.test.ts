import { expect, test } from "vitest";
import { deleteMessage } from "@/lib/chat/contract";
import { reportMessage } from "@/lib/moderation/contract";
import type { ApiClient } from "../../support/api";
import { chattingFriends, send } from "../../support/chat";
import { sql } from "../../support/database";
import { block, signedInStudent } from "../../support/friends";
import { groupOfThree } from "../../support/group-conversations";

const report = (browser: ApiClient, id: number) =>
  browser.call(reportMessage, { params: { id }, body: { reason: "Insulte" } });

async function excerptOf(id: number): Promise<[string, boolean][]> {
  const [row] = await sql`select excerpt from reports where subject_type = 'message' and subject_id = ${id}`;
  return row?.excerpt.map(({ content, is_reported }: { content: string; is_reported: boolean }) => [
    content,
    is_reported,
  ]);
}

test("a reported message is stored with the five before and the two after it", async () => {
  const { ines, marc, id } = await chattingFriends();
  const ids: number[] = [];
  for (let number = 1; number <= 10; number++)
    ids.push((await send(number % 2 ? ines.browser : marc.browser, id, `Message ${number}`)).id);
  const reported = ids[7] ?? 0;
  expect(await report(ines.browser, reported)).toMatchObject({
    status: 201,
    body: { data: { message_id: reported, reason: "Insulte" } },
  });
  expect(await excerptOf(reported)).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10].map((number) => [`Message ${number}`, number === 8]),
  );
  expect((await report(ines.browser, reported)).body.code).toBe("already_reported");
});

test("rejects reports of the viewer's own messages, deleted ones and those of other conversations", async () => {
  const { ines, marc, id } = await chattingFriends();
  const sent = await send(marc.browser, id, "Idiot");
  expect((await report(marc.browser, sent.id)).status).toBe(403);
  expect((await report((await signedInStudent()).browser, sent.id)).status).toBe(404);
  expect((await report(ines.browser, sent.id)).status).toBe(201);
  const second = await send(marc.browser, id, "Pardon");
  await marc.browser.call(deleteMessage, { params: { id: second.id } });
  expect((await report(ines.browser, second.id)).status).toBe(404);
});

test("an excerpt contains only messages that the reporter sees", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  await send(zoe.browser, id, "De Zoé");
  await block(zoe.user, ines.user);
  const sent = await send(marc.browser, id, "De Marc");
  await report(ines.browser, sent.id);
  expect(await excerptOf(sent.id)).toEqual([["De Marc", true]]);
});
