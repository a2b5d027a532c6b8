import { createApplication } from "@/lib/applications/apply";
import {
  createApplication as create,
  listApplications as list,
  updateApplications as update,
} from "@/lib/applications/contract";
import { listApplications } from "@/lib/applications/queries";
import { reviewApplications } from "@/lib/applications/review";
import { route } from "@/lib/core/api/route";

export const GET = route(list, async ({ viewer, query }) => listApplications(viewer, query));

export const POST = route(create, async ({ viewer, body, files, names }) => ({
  data: await createApplication(viewer, body, files, names),
}));

export const PUT = route(update, async ({ viewer, body, caller }) => ({
  data: await reviewApplications(viewer, body.ids, body, caller),
}));
