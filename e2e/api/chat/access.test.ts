import { expect, test } from "vitest";
import * as groups from "@/lib/chat/groups-contract";
import { buildUrl } from "@/lib/core/api/client";
import type { Role } from "@/lib/core/auth/viewer";
import { authorizeChannel } from "@/lib/core/realtime/contract";
import { endpointEntries } from "@/lib/endpoints";
import { type ApiClient, tokenClient, visitorClient } from "../../support/api";
import { chattingFriends, send } from "../../support/chat";
import { block, signedInStudent } from "../../support/friends";
import { admin, company, suspend } from "../../support/users";

const ofConversations = endpointEntries.filter(({ endpoint }) =>
  /^\/api\/chat\/(conversations|messages)\/\{id\}/.test(endpoint.path),
);

const roleOf: Record<string, Role> = { "a company": "company", "an administrator": "admin" };

/** A conversation of two friends, and users outside of it. */
async function createConversationAndOutsiders() {
  const { ines, marc, id } = await chattingFriends();
  const [stranger, blocked, suspended] = [
    await signedInStudent(),
    await chattingFriends(),
    await chattingFriends(),
  ];
  await block(blocked.marc.user, blocked.ines.user);
  await suspend(suspended.ines.user);
  const outsiders: [persona: string, client: ApiClient, id: number, status: number][] = [
    ["a stranger", stranger.browser, id, 404],
    ["a member of another conversation", blocked.marc.browser, id, 404],
    ["a blocked member", blocked.ines.browser, blocked.id, 404],
    ["a suspended member", suspended.ines.browser, suspended.id, 401],
    ["a company", await tokenClient(await company()), id, 404],
    ["an administrator", await tokenClient(await admin()), id, 404],
    ["a visitor", visitorClient(), id, 401],
  ];
  return { ines, marc, id, outsiders };
}

test.each(ofConversations)("$name serves only the members of a conversation", async ({ name, endpoint }) => {
  const { ines, marc, id, outsiders } = await createConversationAndOutsiders();
  const sent = await send(ines.browser, id, "Entre nous");
  const call = async (client: ApiClient, subject: number) => {
    const body = endpoint.body && {
      content: "Encore",
      message_id: sent.id,
      emoji: "👍",
      name: "Nous",
      reason: "Insulte",
      user_id: ines.user.id,
      user_ids: [ines.user.id],
    };
    const params = { id: subject, user_id: ines.user.id };
    const url = buildUrl(endpoint, { params, query: endpoint.query && { emoji: "👍" } });
    const response = await client.fetch(url, { method: endpoint.method, body });
    return { status: response.status, text: await response.text() };
  };
  const isOfMessage = endpoint.path.startsWith("/api/chat/messages");
  for (const [persona, client, conversation, status] of outsiders) {
    const response = await call(client, isOfMessage ? sent.id : conversation);
    // A role that the endpoint does not allow gets 403 instead.
    const isAllowed = endpoint.access.includes(roleOf[persona] ?? "student");
    expect(response.status, persona).toBe(isAllowed ? status : 403);
    expect(response.text, persona).not.toContain("Entre nous");
  }
  const ofMembers: Record<string, number> = {
    acceptConversation: 404,
    sendMessage: 201,
    uploadAttachment: 422,
    reportMessage: 201,
  };
  // Endpoints for groups respond with 404: this conversation is not one of a group.
  const isOfGroup = Object.values<unknown>(groups).includes(endpoint);
  const isByOther = !isOfMessage || name === "reportMessage";
  const memberResponse = await call(isByOther ? marc.browser : ines.browser, isOfMessage ? sent.id : id);
  expect(memberResponse.status).toBe(ofMembers[name] ?? (isOfGroup ? 404 : 200));
});

test("only members subscribe to the channel of a conversation", async () => {
  const { ines, id, outsiders } = await createConversationAndOutsiders();
  const subscribe = async (client: ApiClient, channel_name: string) =>
    (await client.call(authorizeChannel, { body: { socket_id: "1234.5678", channel_name } })).status;
  expect(await subscribe(ines.browser, `private-conversation-${id}`)).toBe(200);
  for (const [persona, client, conversation, status] of outsiders)
    expect(await subscribe(client, `private-conversation-${conversation}`), persona).toBe(
      status === 401 ? 401 : 403,
    );
  for (const name of ["0", "01", "-1", "1.0", "99999999999", "abc", `${id} `, `${id}-x`, ""])
    expect(await subscribe(ines.browser, `private-conversation-${name}`), name).toBe(403);
});
