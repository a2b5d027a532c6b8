import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { updateProfileHeader } from "@/lib/profiles/mutations";

export const PUT = route(api.updateProfileHeader, ({ viewer, body }) => updateProfileHeader(viewer, body));
