import { followUpApplication } from "@/lib/applications/follow-up";
import * as api from "@/lib/applications/follow-up-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.followUpApplication, ({ viewer, params }) =>
  followUpApplication(viewer, params.id),
);
