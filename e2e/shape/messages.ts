export type Tree = { [key: string]: string | Tree };

/** Every message of a language by its full key, for example `posts.composer.send`. */
export function flatten(tree: Tree, prefix = ""): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    return typeof value === "string" ? [[name, value] as const] : [...flatten(value, name)];
  });
  return new Map(entries);
}

/** Finds keys that are missing or empty in one of two languages. */
export function findMissingKeys(one: Map<string, string>, other: Map<string, string>): string[] {
  const empty = (messages: Map<string, string>) => (name: string) => !messages.get(name)?.trim();
  return [...[...one.keys()].filter(empty(other)), ...[...other.keys()].filter(empty(one))];
}

/** Finds messages whose arguments or tags differ between two languages. */
export function findDifferingMessages(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...one].flatMap(([name, message]) => {
    const [here, there] = [listArguments(message), listArguments(other.get(name) ?? "")];
    return here === there ? [] : [`${name}: ${here} / ${there}`];
  });
}

/** The arguments and tags of an ICU message, sorted: `{count, plural, …}` is `count`, `<b>` is `<b>`. */
export function listArguments(message: string): string {
  const names = new Set(message.match(/<\w+>/g));
  readText(message, 0, names);
  return [...names].sort().join(" ");
}

/** Reads up to the brace that closes the text around `start`; returns its index. */
function readText(message: string, start: number, names: Set<string>): number {
  let index = start;
  while (index < message.length && message[index] !== "}") {
    index = message[index] === "{" ? readSlot(message, index + 1, names) + 1 : index + 1;
  }
  return index;
}

function readSlot(message: string, start: number, names: Set<string>): number {
  const [head = "", name = "", kind] = message.slice(start).match(/^\s*(\w+)\s*(?:,\s*(\w+)\s*,?)?/) ?? [];
  if (name) names.add(name);
  let index = start + head.length;
  const isChoice = kind === "plural" || kind === "select" || kind === "selectordinal";
  while (index < message.length && message[index] !== "}") {
    index = isChoice && message[index] === "{" ? readText(message, index + 1, names) + 1 : index + 1;
  }
  return index;
}

/** Finds French messages that write "de Alice" instead of "d’Alice". */
export function findUnelidedFrench(french: Map<string, string>): string[] {
  return [...french].flatMap(([key, message]) =>
    /\b(de|que) \{(name|email|company|time)\}/i.test(message) ? [key] : [],
  );
}

/** Finds French messages with an ordinary space where a no-break space is needed. */
export function findBreakableFrench(french: Map<string, string>): string[] {
  return [...french].flatMap(([name, message]) =>
    / [%:;!?»](?!\w)|« |[\d}] (Ko|Mo|Go|min|h|j)\b/.test(message) ? [name] : [],
  );
}
