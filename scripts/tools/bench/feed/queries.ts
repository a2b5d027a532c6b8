import type { Dataset } from "../data/dataset";
import { searched } from "../data/words";
import type { Read } from "../growth";
import type { BenchUser } from "../users";

/** The reads of the feed whose queries are measured. */
export async function feedReads({ owner }: Dataset, users: BenchUser[]): Promise<Read[]> {
  const [post] = await owner`select id from posts where comments_count > 3 and status = 'published'
    order by id desc limit 1`;
  const paths = {
    "GET /api/user": "/api/user",
    "GET /api/posts": "/api/posts",
    "GET /api/posts?page=1000": "/api/posts?page=1000",
    "GET /api/posts/{id}": `/api/posts/${post?.id}`,
    "GET /api/posts/{id}/comments": `/api/posts/${post?.id}/comments`,
    "GET /api/posts/search": `/api/posts/search?q=${encodeURIComponent(searched.common)}`,
    "GET /api/posts/search, mistyped": `/api/posts/search?q=${encodeURIComponent(searched.typo)}`,
    "/student/dashboard": "/student/dashboard",
  };
  return Object.entries(paths).map(([what, path]) => ({ what, path, users }));
}
