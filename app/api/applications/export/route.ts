import { download } from "@/lib/api/download";
import { route } from "@/lib/api/route";
import {
  exportApplications as tableEndpoint,
  exportDocuments as zipEndpoint,
} from "@/lib/applications/contract";
import { exportApplications, exportDocuments } from "@/lib/applications/export";

export const GET = route(tableEndpoint, async ({ viewer, query }) =>
  download(await exportApplications(viewer, query)),
);

export const POST = route(zipEndpoint, async ({ viewer, body, caller }) =>
  download(await exportDocuments(viewer, body, caller)),
);
