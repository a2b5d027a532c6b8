import { route } from "@/lib/api/route";
import { answerApplications } from "@/lib/applications/answers";
import { createApplication } from "@/lib/applications/apply";
import {
  createApplication as create,
  listApplications as list,
  updateApplications as update,
} from "@/lib/applications/contract";
import { listApplications } from "@/lib/applications/queries";

export const GET = route(list, async ({ viewer, query }) => listApplications(viewer, query));

export const POST = route(create, async ({ viewer, body, files, names }) => ({
  data: await createApplication(viewer, body, files, names),
}));

export const PUT = route(update, async ({ viewer, body, caller }) => ({
  data: await answerApplications(viewer, body.ids, body, caller),
}));
