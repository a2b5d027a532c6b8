import { route } from "@/lib/core/api/route";
import * as contract from "@/lib/email/contract";
import { getEmail } from "@/lib/email/queries";

export const GET = route(contract.getEmail, ({ viewer, params }) => getEmail(viewer, params.id));
