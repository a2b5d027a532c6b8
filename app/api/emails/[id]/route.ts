import { route } from "@/lib/core/api/route";
import * as api from "@/lib/email/contract";
import { getEmail } from "@/lib/email/queries";

export const GET = route(api.getEmail, ({ viewer, params }) => getEmail(viewer, params.id));
