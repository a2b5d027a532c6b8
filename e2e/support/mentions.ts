import type { TestUser } from "./users";

/** A mention as a client writes it. */
export function mentionOf({ id, name }: Pick<TestUser, "id" | "name">): string {
  return `@[${name}](${id})`;
}
