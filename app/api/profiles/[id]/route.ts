import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { getProfile } from "@/lib/profiles/queries";

export const GET = route(api.getProfile, ({ viewer, params }) => getProfile(viewer, params.id));
