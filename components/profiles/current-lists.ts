import { call } from "@/lib/core/api/client";
import { getProfile } from "@/lib/profiles/contract";
import type { Profile } from "@/lib/profiles/schemas";

type Lists = Pick<Profile, "experiences" | "education">;

/**
 * The list as it is now, which another page of the student may have changed since, with `next` for `row`. A row that is
 * no longer there is added, and none twice.
 */
export async function replaceRow<S extends keyof Lists>(
  { id }: Profile,
  section: S,
  row: Lists[S][number] | undefined,
  next?: Lists[S][number],
): Promise<Lists[S]> {
  const { data } = await call(getProfile, { params: { id } });
  const rows: Lists[S][number][] = data[section];
  const others = rows.filter((each) => !isSame(each, row) && !isSame(each, next));
  const at = rows.findIndex((each) => isSame(each, row));
  return others.toSpliced(at < 0 ? others.length : at, 0, ...(next ? [next] : [])) as Lists[S];
}

function isSame(row: object, other: object | undefined): boolean {
  const values = new Map(Object.entries(row));
  return other !== undefined && Object.entries(other).every(([name, value]) => values.get(name) === value);
}
