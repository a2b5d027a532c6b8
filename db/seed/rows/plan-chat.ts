import type { Random } from "../random";
import { firstWords, talks } from "./chat-stock";
import type { PlannedFriends } from "./plan-friends";

type PlannedMessage = { by: string; content: string; minutesAgo: number };
export type PlannedConversation = {
  pair: readonly [string, string];
  isRequest: boolean;
  /** Somebody has not read the last messages of the other. */
  unreadBy?: string;
  messages: PlannedMessage[];
};

const conversations = 60;
const unread = 3;
const maxTalks = 6;
const day = 24 * 60;

/** Friends write to each other, `host` the most; three of their conversations are unread, and one request waits. */
export function planChat(
  { friendships, requests }: PlannedFriends,
  host: string,
  random: Random,
): PlannedConversation[] {
  const ofHost = ({ pair }: { pair: readonly [string, string] }) => pair.includes(host);
  const pairs = [...friendships.filter(ofHost), ...random.shuffle(friendships.filter((one) => !ofHost(one)))]
    .slice(0, conversations - 1)
    .map(({ pair: [one, other] }) => (other === host ? ([host, one] as const) : ([one, other] as const)));
  let unreadLeft = unread;
  const planned = pairs.map((pair, index): PlannedConversation => {
    const isUnread = pair[0] === host && unreadLeft-- > 0;
    const latest = isUnread ? 4 + 37 * index : random.between(2 * 60, 20 * day);
    return {
      pair,
      isRequest: false,
      ...(isUnread && { unreadBy: host }),
      messages: planMessages(pair, latest, random),
    };
  });
  const [asking] = requests;
  if (!asking) return planned;
  const message = { by: asking.from, content: firstWords, minutesAgo: 190 };
  return [...planned, { pair: [host, asking.from], isRequest: true, unreadBy: host, messages: [message] }];
}

/** Some talks, days apart, the last of them ending `latest` minutes ago. */
function planMessages(pair: readonly [string, string], latest: number, random: Random): PlannedMessage[] {
  let minutesAgo = latest;
  return random
    .shuffle(talks)
    .slice(0, random.whole(1, maxTalks))
    .flatMap((talk) => {
      const lines = talk.split("\n").reverse();
      const messages = lines.map((line) => {
        const message = { by: pair[line.startsWith("a") ? 0 : 1], content: line.slice(2), minutesAgo };
        minutesAgo += random.between(1, 14);
        return message;
      });
      minutesAgo += random.between(0.8, 6) * day;
      return messages;
    })
    .reverse();
}
