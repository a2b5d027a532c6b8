import { sql } from "drizzle-orm";
import { groups } from "@/db/schema/groups";

/** `groups` rows that an announcement can be for. The school does not know of hidden ones. */
export const isAudienceGroup = sql`(${groups.deletedAt} is null and ${groups.visibility} <> 'hidden')`;
