import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { updateProfile } from "@/lib/profiles/mutations";

export const PUT = route(api.updateStudies, ({ viewer, body }) => updateProfile(viewer, body));
