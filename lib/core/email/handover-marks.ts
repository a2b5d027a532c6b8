import { setImmediate as turn } from "node:timers/promises";
import { databaseTimeouts, driverOptions } from "@/db/client";
import { connect } from "@/lib/core/database/pool";
import { env } from "@/lib/core/env";

/** Notes of mails just handed over (`send-next.ts` says why), on a connection of their own. */
export class Marks {
  private readonly sql = connect(env().DATABASE_URL, databaseTimeouts, {
    ...driverOptions,
    max: 1,
    idle_timeout: 0,
  });

  /** Whether the mail has a mark. Throws when no mark could be made now. */
  async has(mailId: string): Promise<boolean> {
    const [mark] = await this.sql`select 1 as there from mail_handovers where mail_id = ${mailId}`;
    return mark !== undefined;
  }

  /** Resolves once the mark is on its way, right before the caller's next write; `kept` when it has arrived. */
  async put(mailId: string): Promise<{ kept: Promise<unknown> }> {
    // As text, not as a parameter: this way it leaves at once and in one piece.
    const kept = this.sql.unsafe(`insert into mail_handovers (mail_id) values ('${mailId}')`).execute();
    kept.catch(() => {});
    // The driver writes in the turn that it asks for in a microtask; the one asked for after that follows it.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    await turn();
    return { kept };
  }

  end(): Promise<void> {
    return this.sql.end({ timeout: 1 });
  }
}
