import { call } from "@/lib/core/api/client";
import { getProfile } from "@/lib/profiles/contract";
import type { Profile } from "@/lib/profiles/schemas";

type Lists = Pick<Profile, "experiences" | "education">;

/**
 * Replaces `row` with `next` in the stored list, which another page of the student may have changed. A row that is no
 * longer stored is added; no row occurs twice.
 */
export async function replaceRow<S extends keyof Lists>(
  { id }: Profile,
  section: S,
  row: Lists[S][number] | undefined,
  next?: Lists[S][number],
): Promise<Lists[S]> {
  const { data } = await call(getProfile, { params: { id } });
  const rows: Lists[S][number][] = data[section];
  const others = rows.filter((current) => !isSame(current, row) && !isSame(current, next));
  const index = rows.findIndex((current) => isSame(current, row));
  return others.toSpliced(index < 0 ? others.length : index, 0, ...(next ? [next] : [])) as Lists[S];
}

/** The stored fields of a section with those that were edited on this page. */
export async function mergeFields<T extends object, E extends object>(
  { id }: Profile,
  fieldsOf: (profile: Profile) => T,
  edited: E,
): Promise<T & E> {
  const { data } = await call(getProfile, { params: { id } });
  return { ...fieldsOf(data), ...edited };
}

type Words = Pick<Profile, "skills" | "interests" | "languages" | "links">;
type Entry = Words[keyof Words][number];

/** The stored list with the additions, changes and removals of this page. */
export async function mergeList<S extends keyof Words>(
  profile: Profile,
  section: S,
  edited: Words[S],
): Promise<Words[S]> {
  const { data } = await call(getProfile, { params: { id: profile.id } });
  const has = (list: readonly Entry[], entry: Entry) =>
    list.some((other) => JSON.stringify(other) === JSON.stringify(entry));
  const [loaded, current, next]: Entry[][] = [profile[section], data[section], edited];
  if (!loaded || !current || !next || JSON.stringify(loaded) === JSON.stringify(current)) return edited;
  const added = next.filter((entry) => !has(loaded, entry));
  const keys = new Set(added.map(keyOf));
  const isRetained = (entry: Entry) => !keys.has(keyOf(entry)) && (!has(loaded, entry) || has(next, entry));
  return [...current.filter(isRetained), ...added] as Words[S];
}

/** Unique in a list. */
function keyOf(entry: Entry): string {
  if (typeof entry === "string") return entry.toLowerCase();
  return "code" in entry ? entry.code : entry.url;
}

function isSame(row: object, other: object | undefined): boolean {
  const values = new Map(Object.entries(row));
  return other !== undefined && Object.entries(other).every(([name, value]) => values.get(name) === value);
}
