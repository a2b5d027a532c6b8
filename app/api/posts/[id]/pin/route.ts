import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/contract";
import { setGroupPin } from "@/lib/posts/group-pins";

export const POST = route(api.pinGroupPost, ({ viewer, ids, caller }) =>
  setGroupPin(viewer, ids.id, true, caller),
);

export const DELETE = route(api.unpinGroupPost, ({ viewer, ids, caller }) =>
  setGroupPin(viewer, ids.id, false, caller),
);
