import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/contract";
import { mutePost, unmutePost } from "@/lib/posts/mute-mutations";

export const POST = route(api.mutePost, ({ viewer, params }) => mutePost(viewer, params.id));

export const DELETE = route(api.unmutePost, ({ viewer, params }) => unmutePost(viewer, params.id));
