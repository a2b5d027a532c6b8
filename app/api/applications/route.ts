import { createApplication } from "@/lib/applications/apply";
import * as apply from "@/lib/applications/apply-contract";
import * as api from "@/lib/applications/contract";
import { listApplications } from "@/lib/applications/queries";
import { reviewApplications } from "@/lib/applications/review";
import * as review from "@/lib/applications/review-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listApplications, ({ viewer, query }) => listApplications(viewer, query));

export const POST = route(apply.createApplication, ({ viewer, body, files, names }) =>
  createApplication(viewer, body, files, names),
);

export const PUT = route(review.updateApplications, ({ viewer, body }) =>
  reviewApplications(viewer, body.ids, body),
);
