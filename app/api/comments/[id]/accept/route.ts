import { route } from "@/lib/core/api/route";
import { acceptComment } from "@/lib/posts/comment-mutations";
import { acceptComment as accept } from "@/lib/posts/comments-contract";

export const POST = route(accept, ({ viewer, ids, caller }) => acceptComment(viewer, ids.id, caller));
