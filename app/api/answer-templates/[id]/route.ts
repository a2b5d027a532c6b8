import {
  deleteMessageTemplate as remove,
  updateMessageTemplate as update,
} from "@/lib/applications/notes-contract";
import { deleteTemplate, updateTemplate } from "@/lib/applications/templates";
import { route } from "@/lib/core/api/route";

export const PUT = route(update, async ({ viewer, ids, body }) => ({
  data: await updateTemplate(viewer, ids.id, body),
}));

export const DELETE = route(remove, async ({ viewer, ids }) => {
  await deleteTemplate(viewer, ids.id);
  return {};
});
