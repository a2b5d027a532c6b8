import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/contract";
import { likePost, unlikePost } from "@/lib/posts/like-mutations";

export const POST = route(api.likePost, ({ viewer, ids }) => likePost(viewer, ids.id));

export const DELETE = route(api.unlikePost, ({ viewer, ids }) => unlikePost(viewer, ids.id));
