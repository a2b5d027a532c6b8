import { listNotifications } from "@/lib/notifications/contract";
import { likePost } from "@/lib/posts/contract";
import { type ApiClient, tokenClient } from "./api";
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
