import { route } from "@/lib/core/api/route";
import { answerEvent, withdrawEventAnswer } from "@/lib/events/answer";
import * as api from "@/lib/events/answers-contract";

export const PUT = route(api.answerEvent, async ({ viewer, params, body }) => ({
  data: await answerEvent(viewer, params.id, body.answer),
}));

export const DELETE = route(api.withdrawEventAnswer, async ({ viewer, params }) => ({
  data: await withdrawEventAnswer(viewer, params.id),
}));
