import { sql } from "drizzle-orm";
import { db, type ReadDatabase } from "@/db/client";
import { users } from "@/db/schema/users";
import { invalid } from "@/lib/core/errors/app-error";
import { currentSite } from "@/lib/site";

const titles =
  "admin admins administrator administrators administrateur administrateurs administratrice administratrices " +
  "moderator moderators moderateur moderateurs moderatrice moderatrices moderation webmaster webmestre sysadmin superuser";
const institution =
  "preau school ecole administration support staff team equipe direction secretariat scolarite help helpdesk aide " +
  "security securite official officiel officielle system systeme service services technique technical compte account the";
const particles = "l le la les d du de des of for and et a";

type Options = { field: string; database?: ReadDatabase; members?: true };

/** Rejects a name that resembles the school's, its staff's or an administrator's; with `members` any member's. */
export async function requireFreeName(
  name: string,
  { field, database = db, members }: Options,
): Promise<void> {
  const conflict = await findNameConflict(name, database);
  if (conflict === "staff") throw invalid(field, "name_reserved");
  if (conflict === "member" && members) throw invalid(field, "name_of_member");
}

export async function findNameConflict(
  name: string,
  database: ReadDatabase,
): Promise<"staff" | "member" | null> {
  const [row] = await database.execute<Skeletons & { owner: "admin" | "member" | null }>(sql`
    select name_skeleton(${name}) as name, name_skeleton(${titles}) as titles, name_skeleton(${particles}) as particles,
      name_skeleton(${`${institution} ${currentSite().contact.name}`}) as institution,
      (select case when bool_or(u.role = 'admin') then 'admin' else 'member' end from ${users} u
        where name_skeleton(u.name) = name_skeleton(${name}) and name_skeleton(u.name) <> '' and u.deleted_at is null
        having count(*) > 0) as owner`);
  return !row || row.owner === "admin" || isReserved(row) ? "staff" : row.owner && "member";
}

type Skeletons = { name: string; titles: string; particles: string; institution: string };

function isReserved(row: Skeletons): boolean {
  const [titles, particles] = [row.titles.split(" "), row.particles.split(" ")];
  const words = row.name.replace(/\d/g, "").split(" ").filter(Boolean);
  const whole = [...titles, ...row.institution.split(" ")].filter((word) => word.length > 2);
  const main = words.filter((word) => !particles.includes(word));
  return (
    words.some((word) => titles.includes(word)) ||
    [words, main].some((candidate) => candidate.length > 0 && isCombinationOf(candidate.join(""), whole))
  );
}

function isCombinationOf(text: string, words: string[]): boolean {
  const ends = new Set([0]);
  for (let index = 0; index < text.length; index++)
    if (ends.has(index))
      for (const word of words) if (text.startsWith(word, index)) ends.add(index + word.length);
  return ends.has(text.length);
}
