import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { togglePostPin } from "@/lib/posts/content-mutations";

export const POST = route(api.togglePostPin, ({ viewer, params }) => togglePostPin(viewer, params.id));
