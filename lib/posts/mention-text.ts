type Mention = { user_id: number; name: string; start: number; length: number };
export type MentionRow = { id: number; name: string; isLinked: boolean };

// A text has three forms: written, `@[Name](12)`, in requests and drafts; stored, `@[12]`; shown, `@Name`, with the
// places of its mentions.
const written = /@\[([^[\]\n]{1,80})\]\((\d{1,9})\)/g;
const stored = /@\[(\d{1,9})\]/g;

export function readWritten(text: string): { content: string; mentions: Mention[] } {
  return replaceTokens(text, written, (match) => {
    const [, name = "", id] = match;
    return { id: Number(id), name, isLinked: true };
  });
}

/** The shown form of a stored text; only `users` are replaced. */
export function showMentions(text: string, users: MentionRow[]): { content: string; mentions: Mention[] } {
  if (users.length === 0) return { content: text, mentions: [] };
  return replaceTokens(text, stored, ([, id]) => users.find((user) => user.id === Number(id)));
}

function replaceTokens(
  text: string,
  tokens: RegExp,
  findUser: (match: RegExpExecArray) => MentionRow | undefined,
): { content: string; mentions: Mention[] } {
  const mentions: Mention[] = [];
  let content = "";
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const user = findUser(match);
    if (!user) continue;
    const { id, name, isLinked } = user;
    content += text.slice(end, match.index);
    if (isLinked) mentions.push({ user_id: id, name, start: content.length, length: name.length + 1 });
    content += `@${name}`;
    end = match.index + match[0].length;
  }
  return { content: content + text.slice(end), mentions };
}

export function toWritten(content: string, mentions: readonly Mention[]): string {
  let text = "";
  let end = 0;
  for (const { user_id, start, length } of mentions) {
    text += content.slice(end, start) + writeMention(user_id, content.slice(start + 1, start + length));
    end = start + length;
  }
  return text + content.slice(end);
}

function writeMention(userId: number, name: string): string {
  return `@[${withoutBrackets(name)}](${userId})`;
}

const withoutBrackets = (name: string) => name.replace(/[[\]\n]/g, " ");

export function mentionedIds(text: string): number[] {
  return [...new Set(Array.from(text.matchAll(written), ([, , id]) => Number(id)))];
}

/** The stored form of a written text; mentions of users who are not in `names` become plain text. */
export function storeMentions(text: string, names: ReadonlyMap<number, string>): string {
  return text.replace(written, (_, name: string, id: string) =>
    names.has(Number(id)) ? `@[${Number(id)}]` : `@${name}`,
  );
}

/** Names in a text that had their mentions before: a client that knows no mentions sends back what it showed. */
export function restoreMentions(text: string, users: readonly { id: number; name: string }[]): string {
  // "Anna Li" before "Anna", which is a part of it.
  const longestFirst = users.toSorted((a, b) => b.name.length - a.name.length);
  return longestFirst.reduce((result, { id, name }) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const plain = new RegExp(`(?<![\\p{L}\\p{N}])@${escaped}(?![\\p{L}\\p{M}\\p{N}])`, "gu");
    return result.replace(plain, () => writeMention(id, name));
  }, text);
}

/** A written text after an edit of its shown form. A mention that the edit reaches into becomes plain text. */
export function editWritten(text: string, nextContent: string): string {
  const { content, mentions } = readWritten(text);
  const shorter = Math.min(content.length, nextContent.length);
  let start = 0;
  while (start < shorter && content[start] === nextContent[start]) start++;
  let tail = 0;
  while (tail < shorter - start && content.at(-1 - tail) === nextContent.at(-1 - tail)) tail++;
  const shift = nextContent.length - content.length;
  const whole = mentions.flatMap((mention) => {
    if (mention.start + mention.length <= start) return [mention];
    if (mention.start >= content.length - tail) return [{ ...mention, start: mention.start + shift }];
    return [];
  });
  return toWritten(nextContent, whole);
}

/** Puts a mention and a space in place of `start` to `end` of the shown form; `caret` is the place after them. */
export function insertMention(
  text: string,
  { start, end }: { start: number; end: number },
  { id, name }: { id: number; name: string },
): { text: string; caret: number } {
  const { content } = readWritten(text);
  const shown = `@${withoutBrackets(name)}`;
  const rest = content.slice(end).replace(/^ /, "");
  const edited = readWritten(editWritten(text, `${content.slice(0, start)}${shown} ${rest}`));
  const added = { user_id: id, name, start, length: shown.length };
  const mentions = [...edited.mentions, added].sort((a, b) => a.start - b.start);
  return { text: toWritten(edited.content, mentions), caret: start + shown.length + 1 };
}
