import { createTemplate, listTemplates } from "@/lib/applications/templates";
import * as api from "@/lib/applications/templates-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listMessageTemplates, ({ viewer }) => listTemplates(viewer));

export const POST = route(api.createMessageTemplate, ({ viewer, body }) => createTemplate(viewer, body));
