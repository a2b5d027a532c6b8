import * as api from "@/lib/audit/contract";
import { listFailedSignIns } from "@/lib/audit/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listFailedSignIns, ({ viewer }) => listFailedSignIns(viewer));
