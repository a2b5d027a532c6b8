import { expect, test } from "vitest";
import { groupLinkPath } from "@/lib/routes";
import { visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { createGroupAs, insertInvitationLink } from "../../support/groups";

test("a link shows the image of a hidden group as long as it works", async () => {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const { id, avatar } = await createGroupAs(ines.browser, { visibility: "hidden" });
  const { id: link, token } = await insertInvitationLink(id, ines.user);
  const image = `${avatar}?token=${token}`;
  expect(await (await zoe.browser.fetch(groupLinkPath(token))).text()).toContain(image);
  expect((await zoe.browser.fetch(image)).status).toBe(200);
  const other = await createGroupAs(ines.browser, { visibility: "hidden" });
  for (const url of [`${avatar}`, `${avatar}?token=`, `${other.avatar}?token=${token}`])
    expect((await zoe.browser.fetch(url)).status, url).toBe(404);
  expect((await visitorClient().fetch(image)).status).toBe(404);
  await sql`delete from group_invitation_links where id = ${link}`;
  expect((await zoe.browser.fetch(image)).status).toBe(404);
});
