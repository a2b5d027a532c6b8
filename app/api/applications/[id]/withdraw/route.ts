import * as api from "@/lib/applications/contract";
import { withdrawApplication } from "@/lib/applications/update-own-application";
import { route } from "@/lib/core/api/route";

export const POST = route(api.withdrawApplication, ({ viewer, params }) =>
  withdrawApplication(viewer, params.id),
);
