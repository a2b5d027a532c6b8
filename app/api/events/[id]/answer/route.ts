import { route } from "@/lib/core/api/route";
import { answerEvent, withdrawEventAnswer } from "@/lib/events/answer";
import * as api from "@/lib/events/answers-contract";

export const PUT = route(api.answerEvent, ({ viewer, params, body }) =>
  answerEvent(viewer, params.id, body.answer),
);

export const DELETE = route(api.withdrawEventAnswer, ({ viewer, params }) =>
  withdrawEventAnswer(viewer, params.id),
);
