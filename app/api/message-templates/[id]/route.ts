import { deleteTemplate, updateTemplate } from "@/lib/applications/templates";
import * as api from "@/lib/applications/templates-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.updateMessageTemplate, ({ viewer, params, body }) =>
  updateTemplate(viewer, params.id, body),
);

export const DELETE = route(api.deleteMessageTemplate, ({ viewer, params }) =>
  deleteTemplate(viewer, params.id),
);
