import { exportApplications, exportDocuments } from "@/lib/applications/export";
import * as api from "@/lib/applications/export-contract";
import { downloadResponse } from "@/lib/core/api/download";
import { route } from "@/lib/core/api/route";

export const GET = route(api.exportApplications, async ({ viewer, query }) =>
  downloadResponse(await exportApplications(viewer, query)),
);

export const POST = route(api.exportDocuments, async ({ viewer, body }) =>
  downloadResponse(await exportDocuments(viewer, body)),
);
