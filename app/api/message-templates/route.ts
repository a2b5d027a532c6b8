import { createTemplate, listTemplates } from "@/lib/applications/templates";
import * as api from "@/lib/applications/templates-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listMessageTemplates, async ({ viewer }) => ({
  data: await listTemplates(viewer),
}));

export const POST = route(api.createMessageTemplate, async ({ viewer, body }) => ({
  data: await createTemplate(viewer, body),
}));
