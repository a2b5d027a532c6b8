import { userChannel } from "@/lib/core/realtime/channels";
import { deleteGroup } from "@/lib/groups/contract";
import {
  changeGroupOwner,
  changeGroupRole,
  joinGroup,
  removeGroupMember,
} from "@/lib/groups/members-contract";
import { groupPath, studentPaths } from "@/lib/routes";
import errors from "@/messages/en/errors.json" with { type: "json" };
import t from "@/messages/en/groups.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { sql } from "../../support/database";
import { insertGroup, insertMember } from "../../support/groups";
import { interruptible } from "../../support/interruption";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

test("a student can request again after trying to cancel a request that was rejected meanwhile", async ({
  page,
  context,
}) => {
  const [owner, zoe] = [await student(), await student()];
  const id = await insertGroup(owner, { visibility: "private" });
  await sql`insert into group_requests (group_id, user_id) values (${id}, ${zoe.id})`;
  await signInAs(context, zoe, { locale: "en" });
  await page.goto(groupPath(id));
  const cancel = page.getByRole("button", { name: t.cancelRequest });
  await expect(cancel).toBeVisible();
  await sql`delete from group_requests where group_id = ${id}`;
  await cancel.click();
  await expect(page.getByRole("button", { name: t.requestToJoin })).toBeVisible();
  await expect(cancel).toHaveCount(0);
});

test("a student who cancels a request that was accepted meanwhile stays a member", async ({
  page,
  context,
}) => {
  const [owner, zoe] = [await student(), await student()];
  const id = await insertGroup(owner, { visibility: "private" });
  await sql`insert into group_requests (group_id, user_id) values (${id}, ${zoe.id})`;
  await signInAs(context, zoe, { locale: "en" });
  await page.goto(groupPath(id));
  // Without an event, so that the page still shows the request.
  await sql`delete from group_requests where group_id = ${id}`;
  await insertMember(id, zoe);
  await page.getByRole("button", { name: t.cancelRequest }).click();
  await expect(page.getByRole("main").getByText(errors.already_member)).toBeVisible();
  await expect(page.getByRole("button", { name: t.leave })).toBeVisible();
});

test("a group that its owner has restored on another page disappears from the deleted ones", async ({
  page,
  context,
}) => {
  const owner = await student();
  const name = `Club ${randomKey()}`;
  const params = { id: await insertGroup(owner, { name }) };
  const client = await browserClient(owner);
  expect((await client.call(deleteGroup, { params })).status).toBe(200);
  await signInAs(context, owner, { locale: "en" });
  await page.goto(studentPaths.groups);
  const restore = page.getByRole("button", { name: t.restoreName.replace("{name}", name) });
  await expect(restore).toBeVisible();
  // Without an event, so that the page still shows the group as deleted.
  await sql`update groups set deleted_at = null where id = ${params.id}`;
  await restore.click();
  await expect(restore).toHaveCount(0);
  await expect(page.getByRole("link", { name }).first()).toBeVisible();
});

test("a group that a student has joined on another page shows it after an attempt to join", async ({
  page,
  context,
}) => {
  const [owner, zoe] = [await student(), await student()];
  const id = await insertGroup(owner);
  await signInAs(context, zoe, { locale: "en" });
  await page.goto(groupPath(id));
  await page.getByRole("button", { name: /^Join / }).click();
  const dialog = page.getByRole("dialog");
  await insertMember(id, zoe);
  await dialog.getByRole("button", { name: t.join, exact: true }).click();
  await expect(dialog.getByText(errors.already_member)).toBeVisible();
  await dialog.getByRole("button", { name: ui.cancel }).click();
  await expect(page.getByRole("button", { name: t.leave })).toBeVisible();
});

test("an invitation that a student has accepted on another page is no longer shown", async ({
  page,
  context,
}) => {
  const [owner, zoe] = [await student(), await student()];
  const id = await insertGroup(owner, { visibility: "private" });
  await sql`insert into group_invitations (group_id, user_id, invited_by) values (${id}, ${zoe.id}, ${owner.id})`;
  await signInAs(context, zoe, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(zoe.id));
  await page.goto(groupPath(id));
  await subscribed;
  await expect(page.getByText(t.invited)).toBeVisible();
  await (await browserClient(zoe)).call(joinGroup, { params: { id } });
  await expect(page.getByText(t.invited)).toHaveCount(0);
  await expect(page.getByRole("button", { name: t.leave })).toBeVisible();
});

test("a request that was accepted during an interruption is no longer shown after it", async ({
  page,
  context,
}) => {
  const [owner, zoe] = [await student(), await student()];
  const id = await insertGroup(owner, { visibility: "private" });
  await sql`insert into group_requests (group_id, user_id) values (${id}, ${zoe.id})`;
  const { subscribed, interrupt } = await interruptible(page, userChannel(zoe.id));
  await signInAs(context, zoe, { locale: "en" });
  await page.goto(groupPath(id));
  await subscribed;
  await expect(page.getByText(t.requested)).toBeVisible();
  await sql`delete from group_requests where group_id = ${id}`;
  await insertMember(id, zoe);
  await interrupt();
  await expect(page.getByRole("button", { name: t.leave })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(t.requested)).toHaveCount(0);
});

test("the open page of a group shows its member that they were removed, and that it was deleted", async ({
  page,
  context,
}) => {
  const [owner, zoe] = [await student(), await student()];
  const id = await insertGroup(owner, { visibility: "private" });
  await insertMember(id, zoe);
  const client = await browserClient(owner);
  await signInAs(context, zoe, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(zoe.id));
  await page.goto(groupPath(id));
  await subscribed;
  await expect(page.getByRole("button", { name: t.leave })).toBeVisible();
  await client.call(removeGroupMember, { params: { id, user_id: zoe.id } });
  await expect(page.getByRole("button", { name: t.requestToJoin })).toBeVisible();
  await insertMember(id, zoe);
  const subscribedAgain = waitForSubscription(page, userChannel(zoe.id));
  await page.reload();
  await subscribedAgain;
  await client.call(deleteGroup, { params: { id } });
  await expect(page.getByText(t.notFound)).toBeVisible();
});

test("the open page of a group shows its member that they were promoted, demoted and made its owner", async ({
  page,
  context,
}) => {
  const [owner, zoe] = [await student(), await student()];
  const id = await insertGroup(owner);
  await insertMember(id, zoe);
  const client = await browserClient(owner);
  const changeRole = (role: "admin" | "member") =>
    client.call(changeGroupRole, { params: { id, user_id: zoe.id }, body: { role } });
  await signInAs(context, zoe, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(zoe.id));
  await page.goto(`${groupPath(id)}/overview`);
  await subscribed;
  const tabs = page.getByRole("navigation", { name: t.tabs });
  const settings = tabs.getByRole("link", { name: t.settings });
  const leave = page.getByRole("button", { name: t.leave });
  await expect(leave).toBeVisible();
  await expect(settings).toHaveCount(0);
  await changeRole("admin");
  await expect(settings).toBeVisible();
  await changeRole("member");
  await expect(settings).toHaveCount(0);
  await client.call(changeGroupOwner, { params: { id }, body: { user_id: zoe.id } });
  await expect(settings).toBeVisible();
  await expect(leave).toHaveCount(0);
});
