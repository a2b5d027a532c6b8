import { route } from "@/lib/api/route";
import { answerApplication } from "@/lib/applications/answers";
import { getApplication as get, updateApplication as update } from "@/lib/applications/contract";
import { getApplication } from "@/lib/applications/queries";

export const GET = route(get, async ({ viewer, ids }) => ({ data: await getApplication(viewer, ids.id) }));

export const PUT = route(update, async ({ viewer, ids, body, caller }) => ({
  data: await answerApplication(viewer, ids.id, body, caller),
}));
