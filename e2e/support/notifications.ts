import { listNotifications } from "@/lib/notifications/contract";
import { likePost } from "@/lib/posts/contract";
import { type ApiClient, tokenClient } from "./api";
import { sql } from "./database";
import type { TestUser } from "./users";

/** The kinds of notification on the first page, newest first. */
export async function notificationKinds(client: ApiClient) {
  return (await client.call(listNotifications, {})).body.data.data.map(({ kind }) => kind);
}

export async function readNotifications(client: ApiClient) {
  return (await client.call(listNotifications, {})).body;
}

export async function like(postId: number, by: TestUser) {
  return (await tokenClient(by)).call(likePost, { params: { id: postId } });
}

export async function insertNotifications({ id }: TestUser, count: number): Promise<void> {
  await sql`insert into notifications (user_id, kind, group_key, params, created_at, updated_at)
    select ${id}, 'job_alert', 'test:' || n, ${sql.json({ search: 1, name: "Stage web", count: 2 })},
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${count}) n`;
}
