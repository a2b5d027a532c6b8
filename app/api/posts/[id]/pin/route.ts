import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/contract";
import { setGroupPin } from "@/lib/posts/group-pins";

export const POST = route(api.pinGroupPost, ({ viewer, params }) =>
  setGroupPin(viewer, params.id, { isPinned: true }),
);

export const DELETE = route(api.unpinGroupPost, ({ viewer, params }) =>
  setGroupPin(viewer, params.id, { isPinned: false }),
);
