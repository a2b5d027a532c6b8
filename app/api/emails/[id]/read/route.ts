import { route } from "@/lib/core/api/route";
import * as contract from "@/lib/email/contract";
import { markEmailRead } from "@/lib/email/mutations";

export const PUT = route(contract.markEmailRead, ({ viewer, params }) => markEmailRead(viewer, params.id));
