import { route } from "@/lib/core/api/route";
import * as api from "@/lib/friends/contract";
import { removeFriend } from "@/lib/friends/mutations";

export const DELETE = route(api.removeFriend, ({ viewer, params }) => removeFriend(viewer, params.id));
