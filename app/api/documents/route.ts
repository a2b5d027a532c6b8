import { route } from "@/lib/core/api/route";
import { createDocument as create, listDocuments as list } from "@/lib/documents/contract";
import { createDocument } from "@/lib/documents/mutations";
import { listDocuments } from "@/lib/documents/queries";

export const GET = route(list, async ({ viewer }) => ({ data: await listDocuments(viewer) }));

export const POST = route(create, async ({ viewer, body, files, names }) => ({
  data: await createDocument(viewer, body.kind, files, names),
}));
