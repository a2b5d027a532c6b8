import {
  createMessageTemplate as create,
  listMessageTemplates as list,
} from "@/lib/applications/notes-contract";
import { createTemplate, listTemplates } from "@/lib/applications/templates";
import { route } from "@/lib/core/api/route";

export const GET = route(list, async ({ viewer }) => ({ data: await listTemplates(viewer) }));

export const POST = route(create, async ({ viewer, body }) => ({ data: await createTemplate(viewer, body) }));
