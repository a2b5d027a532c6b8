import { sql } from "drizzle-orm";

/**
 * A limit in the statement's text. As a parameter the planner takes it for a tenth of all rows, and where each row of the page
 * costs much, it plans the statement again for each execution.
 */
export const limitInText = (limit: number) => sql.raw(String(limit)) as unknown as number;
