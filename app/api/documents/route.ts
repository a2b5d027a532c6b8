import { route } from "@/lib/core/api/route";
import * as api from "@/lib/documents/contract";
import { createDocument } from "@/lib/documents/mutations";
import { listDocuments } from "@/lib/documents/queries";

export const GET = route(api.listDocuments, async ({ viewer }) => ({ data: await listDocuments(viewer) }));

export const POST = route(api.createDocument, async ({ viewer, body, files, names }) => ({
  data: await createDocument(viewer, body.kind, files, names),
}));
