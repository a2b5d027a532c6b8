import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, isolatedEnv } from "../../support/worker-instance";

let own: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  own = await createDatabase();
}, 240_000);
afterAll(async () => {
  const { connection } = await import("@/db/client");
  await connection().sql.end();
  await own.drop();
});

test("anonymises an account with ten thousand files", async () => {
  const database = new URL(own.url).pathname.slice(1);
  await own.sql`alter database ${own.sql(database)} set idle_in_transaction_session_timeout = '200ms'`;
  Object.assign(process.env, isolatedEnv(own.url));
  const { anonymiseUsers } = await import("@/lib/privacy/anonymise");
  const { personalTables } = await import("@/lib/privacy-tables");
  const [user] = await own.sql`insert into users (name, username, email, password_hash, role, deleted_at)
    values ('Ada', 'ada', 'ada@test.invalid', '', 'student', now() - interval '31 days') returning id`;
  const [post] = await own.sql`insert into posts (user_id, content) values (${user?.id}, '') returning id`;
  await own.sql`insert into post_images (post_id, position, path, width, height)
    select ${post?.id}::int, n, 'images/aa/bb/' || lpad(to_hex(n), 28, '0') || '.webp', 1920, 1080
    from generate_series(1, 10000) n`;
  await anonymiseUsers(personalTables);
  expect(await own.sql`select name, anonymised_at is not null as done from users`).toEqual([
    { name: "Compte supprimé", done: true },
  ]);
});
