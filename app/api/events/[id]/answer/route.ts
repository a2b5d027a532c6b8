import { route } from "@/lib/core/api/route";
import { answerEvent, withdrawEventAnswer } from "@/lib/events/answer";
import * as api from "@/lib/events/answers-contract";

export const PUT = route(api.answerEvent, async ({ viewer, ids, body }) => ({
  data: await answerEvent(viewer, ids.id, body.answer),
}));

export const DELETE = route(api.withdrawEventAnswer, async ({ viewer, ids }) => ({
  data: await withdrawEventAnswer(viewer, ids.id),
}));
