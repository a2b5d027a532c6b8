import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { togglePostPin } from "@/lib/posts/content-mutations";

export const POST = route(api.togglePostPin, async ({ viewer, params }) => ({
  data: await togglePostPin(viewer, params.id),
}));
