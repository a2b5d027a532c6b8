import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/contract";
import { likePost, unlikePost } from "@/lib/posts/like-mutations";

export const POST = route(api.likePost, ({ viewer, params }) => likePost(viewer, params.id));

export const DELETE = route(api.unlikePost, ({ viewer, params }) => unlikePost(viewer, params.id));
