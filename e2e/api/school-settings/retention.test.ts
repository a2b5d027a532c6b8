import { expect, test } from "vitest";
import { makeDue, sql } from "../../support/database";
import { student } from "../../support/users";

const ageOf = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);

async function contactMessage(created_at: Date): Promise<number> {
  const row = { name: "Zoé", email: "zoe@test.invalid", content: "Bonjour", locale: "fr", created_at };
  const [inserted] = await sql`insert into contact_messages ${sql(row)} returning id`;
  return Number(inserted?.id);
}

const emailOf = (userId: number, params: Record<string, string | number> = {}) => ({
  user_id: userId,
  recipient: "zoe@test.invalid",
  locale: "fr",
  kind: "contact_message",
  status: "mailbox_only",
  params: sql.json(params),
});

test("deletes contact messages older than two years with their copies, and keeps younger ones", async () => {
  const { id: owner } = await student();
  const [old, recent] = [await contactMessage(ageOf(25)), await contactMessage(ageOf(23))];
  const copies = [old, recent].map((contact_message) => emailOf(owner, { contact_message }));
  const [, other] = await sql`insert into emails ${sql(copies)} returning id`;
  await makeDue("delete-old-contact-messages");
  const selectRemaining = () => sql`select id from contact_messages where id in (${old}, ${recent})`;
  await expect.poll(selectRemaining, { timeout: 15_000 }).toEqual([{ id: recent }]);
  expect(await sql`select id from emails where user_id = ${owner}`).toEqual([other]);
});

test("deletes emails older than two years from mailboxes, and keeps younger ones", async () => {
  const { id } = await student();
  const [recent] =
    await sql`insert into emails ${sql({ ...emailOf(id), created_at: ageOf(23) })} returning id`;
  // The row gets the lowest id, because ids grow with time.
  await sql`insert into emails (public_id, user_id, recipient, locale, kind, status, params, created_at)
    overriding system value select least(min(public_id), 0) - 1, ${id}::int, 'zoe@test.invalid', 'fr',
      'contact_message', 'mailbox_only', '{}'::jsonb, ${ageOf(25)}::timestamptz from emails`;
  await makeDue("delete-old-emails");
  await expect
    .poll(() => sql`select id from emails where user_id = ${id}`, { timeout: 15_000 })
    .toEqual([recent]);
});
