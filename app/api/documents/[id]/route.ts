import { route } from "@/lib/core/api/route";
import * as api from "@/lib/documents/contract";
import { deleteDocument } from "@/lib/documents/mutations";

export const DELETE = route(api.deleteDocument, async ({ viewer, ids }) => {
  await deleteDocument(viewer, ids.id);
  return {};
});
