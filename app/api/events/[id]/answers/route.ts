import { route } from "@/lib/core/api/route";
import * as api from "@/lib/events/answers-contract";
import { listEventAnswers } from "@/lib/events/attendees";

export const GET = route(api.listEventAnswers, ({ viewer, params, query }) =>
  listEventAnswers(viewer, params.id, query),
);
