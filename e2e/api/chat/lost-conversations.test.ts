import { expect, test } from "vitest";
import { blockUser } from "@/lib/blocks/contract";
import { leaveConversation, removeConversationMember } from "@/lib/chat/groups-contract";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { deleteGroup } from "@/lib/groups/contract";
import { leaveGroup, removeGroupMember } from "@/lib/groups/members-contract";
import { decideReports } from "@/lib/moderation/queue-contract";
import { browserClient } from "../../support/api";
import { chattingFriends } from "../../support/chat";
import type { SignedInStudent } from "../../support/friends";
import { chattingGroup } from "../../support/group-chat";
import { groupOfThree } from "../../support/group-conversations";
import { insertReport } from "../../support/moderation";
import { connect, subscribe } from "../../support/realtime-client";
import { admin } from "../../support/users";

type Chat = { ines: SignedInStudent; marc: SignedInStudent; id: number };
type End<C extends Chat> = (chat: C) => Promise<{ status: number }>;

async function withEnd<C extends Chat>(start: () => Promise<C>, end: End<C>) {
  const chat = await start();
  return { ...chat, end: () => end(chat) };
}

const ofGroup = (end: End<Awaited<ReturnType<typeof chattingGroup>>>) => () => withEnd(chattingGroup, end);
const inGroupOfThree = (end: End<Chat>) => () => withEnd(groupOfThree, end);
const betweenFriends = (end: End<Chat>) => () => withEnd(chattingFriends, end);

const cases: [string, ReturnType<typeof betweenFriends>][] = [
  [
    "leaves its group",
    ofGroup(({ marc, group }) => marc.browser.call(leaveGroup, { params: { id: group } })),
  ],
  [
    "is removed from its group",
    ofGroup(({ ines, marc, group }) =>
      ines.browser.call(removeGroupMember, { params: { id: group, user_id: marc.user.id } }),
    ),
  ],
  [
    "is banned from its group",
    ofGroup(({ ines, marc, group }) =>
      ines.browser.call(banFromGroup, { params: { id: group }, body: { user_id: marc.user.id } }),
    ),
  ],
  [
    "is in a group that is deleted",
    ofGroup(({ ines, group }) => ines.browser.call(deleteGroup, { params: { id: group } })),
  ],
  [
    "is in a group that the school deletes",
    ofGroup(async ({ group }) => {
      const id = await insertReport("group", group);
      const body = { action: "delete", rule: "harassment" } as const;
      return (await browserClient(await admin())).call(decideReports, { params: { id }, body });
    }),
  ],
  ["leaves it", inGroupOfThree(({ marc, id }) => marc.browser.call(leaveConversation, { params: { id } }))],
  [
    "is removed from it",
    inGroupOfThree(({ ines, marc, id }) =>
      ines.browser.call(removeConversationMember, { params: { id, user_id: marc.user.id } }),
    ),
  ],
  [
    "is blocked",
    betweenFriends(({ ines, marc }) => ines.browser.call(blockUser, { body: { user_id: marc.user.id } })),
  ],
  [
    "blocks the other",
    betweenFriends(({ ines, marc }) => marc.browser.call(blockUser, { body: { user_id: ines.user.id } })),
  ],
];

test.each(cases)("open pages of a user who %s close the conversation", async (_, start) => {
  const { marc, id, end } = await start();
  const channel = await subscribe(await connect(marc.browser), `private-user-${marc.user.id}`);
  const events: unknown[] = [];
  channel.bind("conversation:changed", (event: unknown) => events.push(event));
  expect((await end()).status).toBeLessThan(300);
  await expect.poll(() => events).toEqual([{ id, details: true }]);
});
