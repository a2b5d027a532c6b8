import { route } from "@/lib/core/api/route";
import * as api from "@/lib/documents/contract";
import { createDocument } from "@/lib/documents/mutations";
import { listDocuments } from "@/lib/documents/queries";

export const GET = route(api.listDocuments, ({ viewer }) => listDocuments(viewer));

export const POST = route(api.createDocument, ({ viewer, body, files, names }) =>
  createDocument(viewer, body.kind, files, names),
);
