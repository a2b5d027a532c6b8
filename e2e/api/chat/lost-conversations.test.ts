import { expect, test } from "vitest";
import { blockUser } from "@/lib/blocks/contract";
import { leaveConversation, removeConversationMember } from "@/lib/chat/groups-contract";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { deleteGroup } from "@/lib/groups/contract";
import { leaveGroup, removeGroupMember } from "@/lib/groups/members-contract";
import { chattingFriends } from "../../support/chat";
import type { signedInStudent } from "../../support/friends";
import { chattingGroup } from "../../support/group-chat";
import { groupOfThree } from "../../support/group-conversations";
import { connect, subscribe } from "../../support/realtime-client";

type Student = Awaited<ReturnType<typeof signedInStudent>>;
type Chat = { ines: Student; marc: Student; id: number };
type Ending = [string, () => Promise<Chat & { end: () => Promise<{ status: number }> }>];

const endings: Ending[] = [
  [
    "leaves its group",
    async () => {
      const chat = await chattingGroup();
      return { ...chat, end: () => chat.marc.browser.call(leaveGroup, { params: { id: chat.group } }) };
    },
  ],
  [
    "is removed from its group",
    async () => {
      const chat = await chattingGroup();
      const params = { id: chat.group, user_id: chat.marc.user.id };
      return { ...chat, end: () => chat.ines.browser.call(removeGroupMember, { params }) };
    },
  ],
  [
    "is banned from its group",
    async () => {
      const chat = await chattingGroup();
      const options = { params: { id: chat.group }, body: { user_id: chat.marc.user.id } };
      return { ...chat, end: () => chat.ines.browser.call(banFromGroup, options) };
    },
  ],
  [
    "is in a group that is deleted",
    async () => {
      const chat = await chattingGroup();
      return { ...chat, end: () => chat.ines.browser.call(deleteGroup, { params: { id: chat.group } }) };
    },
  ],
  [
    "leaves it",
    async () => {
      const chat = await groupOfThree();
      return { ...chat, end: () => chat.marc.browser.call(leaveConversation, { params: { id: chat.id } }) };
    },
  ],
  [
    "is removed from it",
    async () => {
      const chat = await groupOfThree();
      const params = { id: chat.id, user_id: chat.marc.user.id };
      return { ...chat, end: () => chat.ines.browser.call(removeConversationMember, { params }) };
    },
  ],
  [
    "is blocked",
    async () => {
      const chat = await chattingFriends();
      const body = { user_id: chat.marc.user.id };
      return { ...chat, end: () => chat.ines.browser.call(blockUser, { body }) };
    },
  ],
  [
    "blocks the other",
    async () => {
      const chat = await chattingFriends();
      const body = { user_id: chat.ines.user.id };
      return { ...chat, end: () => chat.marc.browser.call(blockUser, { body }) };
    },
  ],
];

test.each(endings)("open pages of who %s close the conversation", async (_, start) => {
  const { marc, id, end } = await start();
  const channel = await subscribe(await connect(marc.browser), `private-user-${marc.user.id}`);
  const events: unknown[] = [];
  channel.bind("conversation:changed", (event: unknown) => events.push(event));
  expect((await end()).status).toBeLessThan(300);
  await expect.poll(() => events).toEqual([{ id, details: true }]);
});
