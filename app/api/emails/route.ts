import { route } from "@/lib/core/api/route";
import * as api from "@/lib/email/contract";
import { listEmails } from "@/lib/email/queries";

export const GET = route(api.listEmails, ({ viewer, query }) => listEmails(viewer, query));
