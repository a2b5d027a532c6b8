import type { Change, ChannelState } from "./channel-state";
import type { Notify, WebhookEvent } from "./webhooks";

/** Events that the leader received this long before its last message count as reported. */
const reportedAfterMs = 1000;

/** The oldest of the servers with webhooks reports for all; the next one reports what the oldest no longer could. */
export class WebhookLeader {
  private missed: { event: WebhookEvent; at: number }[] = [];

  constructor(
    private readonly own: ChannelState,
    private readonly others: ReadonlyMap<string, ChannelState>,
    private readonly notify: Notify,
  ) {}

  report(change: Change): void {
    const event = eventOf(change);
    if (this.findOlder()) this.missed.push({ event, at: Date.now() });
    else this.notify(event);
  }

  reportMissed(): void {
    const older = this.findOlder();
    const reported = older ? older.lastMessageAt - reportedAfterMs : 0;
    const missed = this.missed.filter(({ at }) => at > reported);
    if (!older) for (const { event } of missed) this.notify(event);
    this.missed = older ? missed : [];
  }

  private findOlder(): ChannelState | undefined {
    if (!this.own.info.has_webhooks) return this.own;
    return [...this.others.values()].find(({ info }) => info.has_webhooks && isOlder(info, this.own.info));
  }
}

type Age = { started_at: number; id: string };

function isOlder(a: Age, b: Age): boolean {
  return a.started_at < b.started_at || (a.started_at === b.started_at && a.id < b.id);
}

function eventOf({ channel, user_id, is_present }: Change): WebhookEvent {
  if (user_id === undefined) return { name: is_present ? "channel_occupied" : "channel_vacated", channel };
  return { name: is_present ? "member_added" : "member_removed", channel, user_id };
}
