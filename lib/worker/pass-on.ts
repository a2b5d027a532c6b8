import { connection } from "@/db/client";
import { userChannel } from "@/lib/realtime/channels";
import { publish } from "@/lib/realtime/publish";

/**
 * Tells people's open pages of new notifications and mails. Whoever wrote them only told the database, in its own
 * transaction: what is taken back is not announced.
 */
export async function passOn(): Promise<void> {
  const { sql } = connection();
  await sql.listen("notification", (userId) => tell(userId, "notification:created"));
  await sql.listen("mail", (userId) => tell(userId, "mail:created"));
}

function tell(userId: string, event: "notification:created" | "mail:created"): void {
  if (Number(userId) > 0) publish(userChannel(Number(userId)), event, {});
}
