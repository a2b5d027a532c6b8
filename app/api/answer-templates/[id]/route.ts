import { route } from "@/lib/api/route";
import {
  deleteAnswerTemplate as remove,
  updateAnswerTemplate as update,
} from "@/lib/applications/answers-contract";
import { deleteTemplate, updateTemplate } from "@/lib/applications/templates";

export const PUT = route(update, async ({ viewer, ids, body }) => ({
  data: await updateTemplate(viewer, ids.id, body),
}));

export const DELETE = route(remove, async ({ viewer, ids }) => {
  await deleteTemplate(viewer, ids.id);
  return {};
});
