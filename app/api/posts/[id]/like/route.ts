import { route } from "@/lib/core/api/route";
import { likePost as like, unlikePost as unlike } from "@/lib/posts/contract";
import { likePost, unlikePost } from "@/lib/posts/like-mutations";

export const POST = route(like, ({ viewer, ids }) => likePost(viewer, ids.id));

export const DELETE = route(unlike, ({ viewer, ids }) => unlikePost(viewer, ids.id));
