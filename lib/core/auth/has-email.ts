import { type SQL, sql } from "drizzle-orm";
import { users } from "@/db/schema/users";

/** The account of an address, however its letters are written; where `users` is read. By the index on `lower(email)`. */
export function hasEmail(email: string): SQL {
  return sql`lower(${users.email}) = lower(${email})`;
}
