import { ApiError, call } from "@/lib/core/api/client";
import { getPost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";

/** Calls `onMissing` for a post that the viewer no longer sees. */
export async function fetchPost(
  id: number,
  onMissing: () => void,
  onPost: (post: Post) => void,
): Promise<void> {
  try {
    onPost((await call(getPost, { params: { id } })).data);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) onMissing();
  }
}
