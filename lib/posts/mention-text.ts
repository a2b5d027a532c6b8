type Mention = { user_id: number; name: string; start: number; length: number };
export type MentionRow = { id: number; name: string; isLinked: boolean };

// A text has three forms: markup, `@[Name](12)`, in requests and drafts; stored, `@[12]`; rendered, `@Name`, with the
// positions of its mentions.
const markupPattern = /@\[([^[\]\n]{1,80})\]\((\d{1,9})\)/g;
const storedPattern = /@\[(\d{1,9})\]/g;

export function renderMarkup(text: string): { content: string; mentions: Mention[] } {
  return replaceTokens(text, markupPattern, (match) => {
    const [, name = "", id] = match;
    return { id: Number(id), name, isLinked: true };
  });
}

/** Renders a stored text; only mentions of `users` are replaced. */
export function renderStored(text: string, users: MentionRow[]): { content: string; mentions: Mention[] } {
  if (users.length === 0) return { content: text, mentions: [] };
  return replaceTokens(text, storedPattern, ([, id]) => users.find((user) => user.id === Number(id)));
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

export function toMarkup(content: string, mentions: readonly Mention[]): string {
  let text = "";
  let end = 0;
  for (const { user_id, start, length } of mentions) {
    text += content.slice(end, start) + mentionMarkup(user_id, content.slice(start + 1, start + length));
    end = start + length;
  }
  return text + content.slice(end);
}

function mentionMarkup(userId: number, name: string): string {
  return `@[${withoutBrackets(name)}](${userId})`;
}

const withoutBrackets = (name: string) => name.replace(/[[\]\n]/g, " ");

export function findMentionedIds(text: string): number[] {
  return [...new Set(Array.from(text.matchAll(markupPattern), ([, , id]) => Number(id)))];
}

/** Converts markup to its stored form; mentions of users who are not in `names` become plain text. */
export function toStored(text: string, names: ReadonlyMap<number, string>): string {
  return text.replace(markupPattern, (_, name: string, id: string) =>
    names.has(Number(id)) ? `@[${Number(id)}]` : `@${name}`,
  );
}

/** Restores mentions of which an edited text contains only the names: a client without mentions sends back plain text. */
export function restoreMentions(text: string, users: readonly { id: number; name: string }[]): string {
  // "Anna Li" before "Anna", which is a part of it.
  const longestFirst = users.toSorted((a, b) => b.name.length - a.name.length);
  return longestFirst.reduce((result, { id, name }) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const plain = new RegExp(`(?<![\\p{L}\\p{N}])@${escaped}(?![\\p{L}\\p{M}\\p{N}])`, "gu");
    return result.replace(plain, () => mentionMarkup(id, name));
  }, text);
}

/** The markup after an edit of the rendered text. A mention that the edit changes becomes plain text. */
export function editMarkup(text: string, nextContent: string): string {
  const { content, mentions } = renderMarkup(text);
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
  return toMarkup(nextContent, whole);
}

/** Replaces `start` to `end` of the rendered text with a mention and a space; `caret` is the position after them. */
export function insertMention(
  text: string,
  { start, end }: { start: number; end: number },
  { id, name }: { id: number; name: string },
): { text: string; caret: number } {
  const { content } = renderMarkup(text);
  const rendered = `@${withoutBrackets(name)}`;
  const rest = content.slice(end).replace(/^ /, "");
  const edited = renderMarkup(editMarkup(text, `${content.slice(0, start)}${rendered} ${rest}`));
  const added = { user_id: id, name, start, length: rendered.length };
  const mentions = [...edited.mentions, added].sort((a, b) => a.start - b.start);
  return { text: toMarkup(edited.content, mentions), caret: start + rendered.length + 1 };
}
