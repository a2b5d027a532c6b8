import { route } from "@/lib/api/route";
import * as contract from "@/lib/mails/contract";
import { getMail } from "@/lib/mails/queries";

export const GET = route(contract.getMail, async ({ viewer, ids }) => ({
  data: await getMail(viewer, ids.id),
}));
