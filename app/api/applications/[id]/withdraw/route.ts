import { withdrawApplication } from "@/lib/applications/withdraw";
import * as api from "@/lib/applications/withdraw-contract";
import { route } from "@/lib/core/api/route";

export const POST = route(api.withdrawApplication, ({ viewer, params }) =>
  withdrawApplication(viewer, params.id),
);
