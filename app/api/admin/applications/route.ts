import { listConfirmations } from "@/lib/applications/confirmations";
import * as api from "@/lib/applications/confirmations-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listConfirmations, ({ viewer, query }) => listConfirmations(viewer, query));
