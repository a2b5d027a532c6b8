import { deleteTemplate, updateTemplate } from "@/lib/applications/templates";
import * as api from "@/lib/applications/templates-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.updateMessageTemplate, async ({ viewer, ids, body }) => ({
  data: await updateTemplate(viewer, ids.id, body),
}));

export const DELETE = route(api.deleteMessageTemplate, async ({ viewer, ids }) => {
  await deleteTemplate(viewer, ids.id);
  return {};
});
