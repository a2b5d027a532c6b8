import { type SQL, sql } from "drizzle-orm";
import { users } from "@/db/schema/users";

export function hasEmail(email: string): SQL {
  return sql`lower(${users.email}) = lower(${email})`;
}
