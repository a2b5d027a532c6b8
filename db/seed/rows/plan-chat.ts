import type { MessageFixture, Talk } from "../fixtures/talks";
import type { Random } from "../random";
import type { PlannedFriends } from "./plan-friends";

export type PlannedMessage = Omit<MessageFixture, "by"> & { by: string; minutesAgo: number };
export type PlannedConversation = {
  pair: readonly [string, string];
  isRequest: boolean;
  /** The user who has not read the other user's last messages. */
  unreadBy?: string;
  messages: PlannedMessage[];
};

const conversations = 60;
const unread = 3;
const [minTalks, maxTalks] = [4, 9];
const dayMinutes = 24 * 60;

/** The first message of a user who is not a friend. */
const requestText =
  "Bonjour ! J’ai vu que vous étiez dans le groupe de projet d’accessibilité. Je cherche un binôme pour le semestre prochain, est-ce que ça vous intéresserait ?";

/**
 * Plans conversations of friends, first those of `host`: three of these are unread, and one message request is pending.
 * A talk that is used once is the latest of a conversation of `host`.
 */
export function planChat(
  talks: readonly Talk[],
  { friendships, requests }: PlannedFriends,
  host: string,
  random: Random,
): PlannedConversation[] {
  const hasHost = ({ pair }: { pair: readonly [string, string] }) => pair.includes(host);
  const pairs = [
    ...friendships.filter(hasHost),
    ...random.shuffle(friendships.filter((friendship) => !hasHost(friendship))),
  ]
    .slice(0, conversations - 1)
    .map(({ pair: [a, b] }) => (b === host ? ([host, a] as const) : ([a, b] as const)));
  const onlyOnce = talks.filter(({ isUsedOnce }) => isUsedOnce);
  const repeated = talks.filter(({ isUsedOnce }) => !isUsedOnce);
  const planned = pairs.map((pair, index): PlannedConversation => {
    const isUnread = pair[0] === host && index < unread;
    const latest = isUnread ? 4 + 37 * index : random.between(2 * 60, 20 * dayMinutes);
    const last = pair[0] === host ? onlyOnce.slice(index, index + 1) : [];
    const chosen = [...last, ...random.shuffle(repeated).slice(0, random.integer(minTalks, maxTalks))];
    return {
      pair,
      isRequest: false,
      ...(isUnread && { unreadBy: host }),
      messages: planMessages(chosen, pair, latest, random),
    };
  });
  const [request] = requests;
  if (!request) return planned;
  const message = { by: request.from, content: requestText, isReply: false, minutesAgo: 190 };
  return [...planned, { pair: [host, request.from], isRequest: true, unreadBy: host, messages: [message] }];
}

/**
 * Plans messages from talks, latest first and days apart; the first talk ended `latest` minutes ago. Returns them in
 * order of time.
 */
function planMessages(
  talks: readonly Talk[],
  pair: readonly [string, string],
  latest: number,
  random: Random,
): PlannedMessage[] {
  let minutesAgo = latest;
  return talks
    .flatMap(({ messages }) => {
      const planned = messages.toReversed().map((message) => {
        const sent = { ...message, by: pair[message.by === "a" ? 0 : 1], minutesAgo };
        minutesAgo += random.between(1, 14);
        return sent;
      });
      minutesAgo += random.between(0.8, 6) * dayMinutes;
      return planned;
    })
    .reverse();
}
