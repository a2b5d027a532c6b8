import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { createResume } from "@/lib/profiles/resume";

export const POST = route(api.createResume, ({ viewer, body }) => createResume(viewer, body.locale));
