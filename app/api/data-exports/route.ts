import { route } from "@/lib/core/api/route";
import * as api from "@/lib/privacy/contract";
import { requestDataExport } from "@/lib/privacy/mutations";
import { listDataExports } from "@/lib/privacy/queries";

export const GET = route(api.listDataExports, ({ viewer }) => listDataExports(viewer));

export const POST = route(api.requestDataExport, ({ viewer }) => requestDataExport(viewer));
