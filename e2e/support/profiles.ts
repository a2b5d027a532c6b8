import type { ProfileAudience } from "@/db/enums";
import { type ProfileSection, profileSections } from "@/lib/profiles/schemas";
import { sql } from "./database";
import { student, type TestUser } from "./users";

/** One recognisable value in each section. */
const content = {
  about: "Je conçois des ponts",
  programme: "Génie civil",
  year: 3,
  campus: "Nantes",
  skills: ["Béton armé"],
  interests: ["Escalade"],
  languages: [{ code: "it", level: "b2" }],
  experiences: [
    { title: "Stage", organisation: "Vinci", location: null, start: "2025-06", end: null, description: null },
  ],
  education: [
    { school: "Lycée Clemenceau", degree: null, start_year: 2021, end_year: 2023, description: null },
  ],
  links: [{ label: "Site", url: "https://ponts.example/" }],
};

/** The text by which each section, and no other, is recognised on a page. */
export const contentOfSections: Record<ProfileSection, string> = {
  about: content.about,
  studies: content.programme,
  experiences: "Vinci",
  education: "Lycée Clemenceau",
  skills: "Béton armé",
  languages: "Itali",
  interests: "Escalade",
  links: "https://ponts.example/",
};

/** A student with every section filled, by default all for the whole school. */
export async function studentWithProfile(
  audience: ProfileAudience | Record<ProfileSection, ProfileAudience> = "school",
): Promise<TestUser> {
  const user = await student();
  const audiences = Object.fromEntries(
    profileSections.map((section) => [
      `${section}_audience`,
      typeof audience === "string" ? audience : audience[section],
    ]),
  );
  const { skills, interests, languages, experiences, education, links, ...plain } = content;
  const lists = { skills, interests, languages, experiences, education, links };
  const json = Object.fromEntries(Object.entries(lists).map(([name, value]) => [name, sql.json(value)]));
  await sql`insert into profiles ${sql({ user_id: user.id, headline: "Future ingénieure", ...plain, ...json, ...audiences })}`;
  return user;
}

export async function setAudiences({ id }: TestUser, audience: ProfileAudience): Promise<void> {
  const columns = Object.fromEntries(profileSections.map((section) => [`${section}_audience`, audience]));
  await sql`update profiles set ${sql(columns)} where user_id = ${id}`;
}
