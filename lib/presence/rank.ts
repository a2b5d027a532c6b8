import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { presenceStatuses } from "@/db/enums";

const ranked = sql.join(
  presenceStatuses.map((name) => sql`${name}::text`),
  sql`, `,
);

/** Increases from offline to online. */
export function rankOf(status: SQLWrapper): SQL {
  return sql`array_position(array[${ranked}], ${status})`;
}
