import { expect, test } from "vitest";
import { deleteGroup } from "@/lib/groups/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertGroup, insertMember } from "../../support/groups";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const path = "/student/dashboard/group";

test("the groups screen shows the viewer's own groups in pages, and their pending and deleted ones", async () => {
  const [ines, marc] = [await student(), await student()];
  const client = await browserClient(ines);
  const names = Array.from({ length: 13 }, () => `Club ${randomKey()}`);
  for (const name of names) await insertMember(await insertGroup(marc, { name, visibility: "hidden" }), ines);
  const others = {
    invited: randomKey(),
    requested: randomKey(),
    deleted: randomKey(),
    stranger: randomKey(),
  };
  const invited = await insertGroup(marc, { name: others.invited, visibility: "hidden" });
  await sql`insert into group_invitations (group_id, user_id, invited_by) values (${invited}, ${ines.id}, ${marc.id})`;
  const requested = await insertGroup(marc, { name: others.requested, visibility: "private" });
  await sql`insert into group_requests (group_id, user_id) values (${requested}, ${ines.id})`;
  await insertGroup(marc, { name: others.stranger, visibility: "private" });
  const deleted = await insertGroup(ines, { name: others.deleted });
  expect((await client.call(deleteGroup, { params: { id: deleted } })).status).toBe(200);

  const readShown = async (query: string) => {
    const html = await (await client.fetch(path + query)).text();
    const listed = Object.entries(others).filter(([, name]) => html.includes(name));
    return { own: names.filter((name) => html.includes(name)), others: listed.map(([which]) => which) };
  };
  const alwaysShown = ["invited", "requested", "deleted"];
  expect(await readShown("")).toEqual({ own: names.slice(1), others: alwaysShown });
  expect(await readShown("?page=2")).toEqual({ own: names.slice(0, 1), others: alwaysShown });
  expect(await readShown("?page=3&public_page=99&per_page=5")).toEqual({
    own: names.slice(0, 3),
    others: alwaysShown,
  });
});
