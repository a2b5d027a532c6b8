import * as api from "@/lib/applications/contract";
import { getApplication } from "@/lib/applications/queries";
import { reviewApplication } from "@/lib/applications/review";
import * as review from "@/lib/applications/review-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getApplication, ({ viewer, params }) => getApplication(viewer, params.id));

export const PUT = route(review.updateApplication, ({ viewer, params, body }) =>
  reviewApplication(viewer, params.id, body),
);
