import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/contract";
import { createPost } from "@/lib/posts/mutations";
import { listPosts } from "@/lib/posts/queries";

export const GET = route(api.listPosts, ({ viewer, query }) => listPosts(viewer, query));

export const POST = route(api.createPost, ({ viewer, body, files }) => createPost(viewer, body, files));
