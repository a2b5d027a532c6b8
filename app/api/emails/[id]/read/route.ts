import { route } from "@/lib/core/api/route";
import * as api from "@/lib/email/contract";
import { markEmailRead } from "@/lib/email/mutations";

export const PUT = route(api.markEmailRead, ({ viewer, params }) => markEmailRead(viewer, params.id));
