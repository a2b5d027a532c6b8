/** A message as it is displayed: with its plural form, its count and its name. */
export function plural(message: string, count: number, name = ""): string {
  return message
    .replace(/\{count, plural, (?:=0 \{.*\} )?one \{(.*)\} other \{(.*)\}\}$/, count === 1 ? "$1" : "$2")
    .replace("#", String(count))
    .replace("{count}", String(count))
    .replace("{name}", name);
}
