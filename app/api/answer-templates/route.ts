import { route } from "@/lib/api/route";
import {
  createAnswerTemplate as create,
  listAnswerTemplates as list,
} from "@/lib/applications/answers-contract";
import { createTemplate, listTemplates } from "@/lib/applications/templates";

export const GET = route(list, async ({ viewer }) => ({ data: await listTemplates(viewer) }));

export const POST = route(create, async ({ viewer, body }) => ({ data: await createTemplate(viewer, body) }));
