import { deleteTemplate, updateTemplate } from "@/lib/applications/templates";
import * as api from "@/lib/applications/templates-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.updateMessageTemplate, async ({ viewer, params, body }) => ({
  data: await updateTemplate(viewer, params.id, body),
}));

export const DELETE = route(api.deleteMessageTemplate, ({ viewer, params }) =>
  deleteTemplate(viewer, params.id),
);
