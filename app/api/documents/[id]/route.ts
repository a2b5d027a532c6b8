import { route } from "@/lib/core/api/route";
import { deleteDocument as remove } from "@/lib/documents/contract";
import { deleteDocument } from "@/lib/documents/mutations";

export const DELETE = route(remove, async ({ viewer, ids }) => {
  await deleteDocument(viewer, ids.id);
  return {};
});
