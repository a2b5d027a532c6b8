import { route } from "@/lib/api/route";
import * as contract from "@/lib/mails/contract";
import { listMails } from "@/lib/mails/queries";

export const GET = route(contract.listMails, ({ viewer, query }) => listMails(viewer, query));
