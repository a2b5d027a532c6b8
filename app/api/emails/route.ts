import { route } from "@/lib/core/api/route";
import * as contract from "@/lib/email/contract";
import { listEmails } from "@/lib/email/queries";

export const GET = route(contract.listEmails, ({ viewer, query }) => listEmails(viewer, query));
