import { route } from "@/lib/api/route";
import * as contract from "@/lib/mails/contract";
import { markMailRead } from "@/lib/mails/mutations";

export const PUT = route(contract.markMailRead, ({ viewer, ids }) => markMailRead(viewer, ids.id));
