import * as z from "zod/mini";
import { dataExportStatuses } from "@/db/enums";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { emptyToUndefined, isoDateTime, text } from "@/lib/core/schemas/fields";

const dataExport = z.object({
  status: z.enum(dataExportStatuses),
  url: z.nullable(z.string()),
  size: z.nullable(z.int()),
  created_at: isoDateTime,
  expires_at: z.nullable(isoDateTime),
});
export type DataExport = z.infer<typeof dataExport>;

export const listDataExports = endpoint("GET /api/data-exports", {
  access: signedIn,
  data: z.array(dataExport),
});

export const requestDataExport = endpoint("POST /api/data-exports", {
  access: signedIn,
  allowPending: true,
  data: z.array(dataExport),
  status: 202,
});

export const deleteOwnAccount = endpoint("POST /api/account/delete", {
  access: signedIn,
  allowPending: true,
  body: z.object({ password: emptyToUndefined(text(200)), confirmation: emptyToUndefined(text(254)) }),
  limit: ["accountDeletion"],
  errors: ["last_owner", "last_admin"],
});
