import { route } from "@/lib/api/route";
import { listDataExports as listEndpoint, requestDataExport as requestEndpoint } from "@/lib/data/contract";
import { requestDataExport } from "@/lib/data/mutations";
import { listDataExports } from "@/lib/data/queries";

export const GET = route(listEndpoint, async ({ viewer }) => ({ data: await listDataExports(viewer) }));

export const POST = route(requestEndpoint, async ({ viewer }) => ({ data: await requestDataExport(viewer) }));
