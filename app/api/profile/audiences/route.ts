import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { updateAudiences } from "@/lib/profiles/mutations";

export const PUT = route(api.updateAudiences, ({ viewer, body }) => updateAudiences(viewer, body));
