import * as z from "zod/mini";
import { roles, userStatuses } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { emptyToUndefined, text } from "@/lib/core/schemas/fields";
import { userRow } from "./schemas";

const access = ["admin"] as const;

/** `pending` means `pending_verification`; `deleted` lists the accounts that can still be restored. */
const userFilters = [...userStatuses, "pending", "deleted"] as const;

/** The figures of the dashboard: seen, or wrote or liked, in thirty days; created in thirty days or today. */
export const activityFilters = ["active", "engaged", "new", "new_today"] as const;

const filters = {
  search: emptyToUndefined(text(100)),
  status: emptyToUndefined(z.enum(userFilters)),
  role: emptyToUndefined(z.enum(roles)),
  activity: emptyToUndefined(z.enum(activityFilters)),
};

export const usersQuery = z.object({ ...filters, ...pageQuery(15) });
export type UsersQuery = z.infer<typeof usersQuery>;

/** Newest first, with `activity` sorted by its day; the search matches a part of a name, a username or an email. */
export const listUsers = endpoint("GET /api/admin/users", {
  access,
  query: usersQuery,
  response: z.object({
    data: z.array(userRow),
    meta: z.object({ ...pageMetadata, from: z.nullable(z.int()), to: z.nullable(z.int()) }),
  }),
});

export const exportUsers = endpoint("GET /api/admin/users/export", {
  access,
  query: z.object({ format: z.enum(["csv"], { error: "required" }), ...filters }),
  produces: { csv: "text/csv" },
});

/** Hidden at once, and erased after thirty days unless an administrator restores it. */
export const deleteUser = endpoint("DELETE /api/admin/users/{id}", {
  access,
  errors: ["last_admin", "last_owner"],
});

export const restoreUser = endpoint("POST /api/admin/users/{id}/restore", { access });
