import * as api from "@/lib/applications/contract";
import { followUpApplication } from "@/lib/applications/update-own-application";
import { route } from "@/lib/core/api/route";

export const POST = route(api.followUpApplication, ({ viewer, params }) =>
  followUpApplication(viewer, params.id),
);
