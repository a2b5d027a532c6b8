import { expect, test, vi } from "vitest";
import { banFromGroup, inviteToGroup } from "@/lib/groups/admission-contract";
import { joinGroup } from "@/lib/groups/members-contract";
import { createPost } from "@/lib/posts/contract";
import { unzip } from "../../support/archives";
import { send } from "../../support/chat";
import { createArchive, download } from "../../support/data-exports";
import { sql } from "../../support/database";
import { insertEvent } from "../../support/events";
import { openConversation } from "../../support/group-chat";
import {
  everyone,
  groupWithEveryone,
  relationsFor,
  type UsersByRelation,
  visibilities,
} from "../../support/group-relations";
import { randomKey } from "../../support/random-key";

/** The archive of each signed-in user: all texts, and the names of all files. */
async function archivesOf(people: UsersByRelation): Promise<Map<unknown, string>> {
  const signedIn = everyone.filter((name) => name !== "visitor").map((name) => people[name]);
  const archives = signedIn.map(async ({ user, client }): Promise<[unknown, string]> => {
    const entries = await unzip(await download(client, await createArchive(client)));
    return [user.id, Object.entries(entries).flat().map(String).join("\n")];
  });
  return new Map(await Promise.all(archives));
}

/** Creates a group whose texts occur nowhere else. */
async function filledGroup(visibility: (typeof visibilities)[number]) {
  const mark = randomKey();
  const { id, people } = await groupWithEveryone(visibility);
  const { owner, admin, member } = people;
  await sql`update groups set name = ${`Nom ${mark}`}, description = ${`Description ${mark}`} where id = ${id}`;
  await sql`update users set name = ${`Membre ${mark}`} where id = ${member.user.id}`;
  const written = { content: `Publication ${mark}`, group_id: id };
  const announced = { content: `Annonce ${mark}`, group_id: id, is_announcement: true };
  expect((await member.client.call(createPost, { body: written })).status).toBe(201);
  const post = (await admin.client.call(createPost, { body: announced })).body.data.id;
  const expectAnnounced = async () =>
    expect(await sql`select notifies_members from posts where id = ${post}`).toEqual([
      { notifies_members: false },
    ]);
  await vi.waitFor(expectAnnounced, { timeout: 30_000, interval: 200 });
  await insertEvent(owner.user, { group: id, title: `Rendez-vous ${mark}` });
  await send(member.client, await openConversation(owner.client, id), `Message ${mark}`);
  return { id, people, mark };
}

test.each(visibilities)(
  "an archive contains the user's own texts in a %s group, and no others",
  { timeout: 300_000 },
  async (visibility) => {
    const { id, people, mark } = await filledGroup(visibility);
    const { owner, admin, invited, requested, banned, outsider } = people;
    await sql`delete from group_requests where group_id = ${id}`;
    await sql`delete from group_invitations where group_id = ${id}`;
    const toInvited = { params: { id }, body: { user_id: invited.user.id } };
    expect((await owner.client.call(inviteToGroup, toInvited)).status).toBe(201);
    if (visibility === "private")
      expect((await requested.client.call(joinGroup, { params: { id } })).status).toBe(202);
    await sql`delete from group_bans where group_id = ${id}`;
    const toBanned = { params: { id }, body: { user_id: banned.user.id } };
    expect((await admin.client.call(banFromGroup, toBanned)).status).toBe(201);
    const archives = await archivesOf(people);
    const holders = (text: string) =>
      relationsFor(people, async (_, user) => archives.get(user.id)?.includes(`${text} ${mark}`) ?? false);
    expect(await holders("Publication")).toBe("member");
    expect(await holders("Message")).toBe("member");
    expect(await holders("Membre")).toBe("member");
    expect(await holders("Rendez-vous")).toBe("owner");
    expect(await holders("Description")).toBe("owner");
    const notifiedOfRequest = visibility === "private" ? "admin " : "";
    expect(await holders("Nom")).toBe(`owner ${notifiedOfRequest}moderator member invited`);
    expect(await holders("Annonce")).toBe("owner admin moderator member");
    expect(archives.get(outsider.user.id)).not.toContain(mark);
  },
);
