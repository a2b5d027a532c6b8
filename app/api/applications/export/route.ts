import {
  exportApplications as tableEndpoint,
  exportDocuments as zipEndpoint,
} from "@/lib/applications/contract";
import { exportApplications, exportDocuments } from "@/lib/applications/export";
import { downloadResponse } from "@/lib/core/api/download";
import { route } from "@/lib/core/api/route";

export const GET = route(tableEndpoint, async ({ viewer, query }) =>
  downloadResponse(await exportApplications(viewer, query)),
);

export const POST = route(zipEndpoint, async ({ viewer, body, caller }) =>
  downloadResponse(await exportDocuments(viewer, body, caller)),
);
