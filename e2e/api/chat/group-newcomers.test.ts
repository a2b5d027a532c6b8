import { expect, test } from "vitest";
import { acceptGroupRequest, inviteToGroup } from "@/lib/groups/admission-contract";
import { joinGroupByLink } from "@/lib/groups/invitation-links-contract";
import { addGroupMember, joinGroup } from "@/lib/groups/members-contract";
import { type SignedInStudent, signedInStudent } from "../../support/friends";
import { chattingGroup } from "../../support/group-chat";
import { insertInvitationLink } from "../../support/groups";
import { connect, subscribe } from "../../support/realtime-client";

type Chat = Awaited<ReturnType<typeof chattingGroup>>;
const joinMethods: [string, (chat: Chat, zoe: SignedInStudent) => Promise<{ status: number }>][] = [
  [
    "is added",
    ({ group, ines }, { user }) =>
      ines.browser.call(addGroupMember, { params: { id: group }, body: { user_id: user.id } }),
  ],
  [
    "is accepted",
    async ({ group, ines }, { user, browser }) => {
      await browser.call(joinGroup, { params: { id: group } });
      return ines.browser.call(acceptGroupRequest, { params: { id: group }, body: { user_id: user.id } });
    },
  ],
  [
    "accepts an invitation",
    async ({ group, ines }, { user, browser }) => {
      await ines.browser.call(inviteToGroup, { params: { id: group }, body: { user_id: user.id } });
      return browser.call(joinGroup, { params: { id: group } });
    },
  ],
  [
    "follows a link",
    async ({ group, ines }, { browser }) =>
      browser.call(joinGroupByLink, {
        body: { token: (await insertInvitationLink(group, ines.user)).token },
      }),
  ],
];

test.each(joinMethods)("only the open pages of a user who %s receive the conversation", async (_, enter) => {
  const chat = await chattingGroup();
  const [newcomer, outsider] = [await signedInStudent(), await signedInStudent()];
  const received = await Promise.all(
    [newcomer, outsider].map(async ({ user, browser }) => {
      const channel = await subscribe(await connect(browser), `private-user-${user.id}`);
      const events: unknown[] = [];
      channel.bind("conversation:changed", (event: unknown) => events.push(event));
      return events;
    }),
  );
  expect((await enter(chat, newcomer)).status).toBeLessThan(300);
  await expect.poll(() => received[0]).toEqual([{ id: chat.id }]);
  expect(received[1]).toEqual([]);
});
