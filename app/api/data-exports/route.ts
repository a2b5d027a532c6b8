import { route } from "@/lib/core/api/route";
import {
  listDataExports as listEndpoint,
  requestDataExport as requestEndpoint,
} from "@/lib/privacy/contract";
import { requestDataExport } from "@/lib/privacy/mutations";
import { listDataExports } from "@/lib/privacy/queries";

export const GET = route(listEndpoint, async ({ viewer }) => ({ data: await listDataExports(viewer) }));

export const POST = route(requestEndpoint, async ({ viewer }) => ({ data: await requestDataExport(viewer) }));
