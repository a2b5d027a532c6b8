import type { GroupMemberRole } from "@/db/enums";
import { type GroupFixture, groupFixtures } from "../fixtures/groups";
import type { Random } from "../random";

type Student = { key: string; joined: number };
type PlannedMember = { key: string; role: GroupMemberRole; daysAgo: number };
export type PlannedGroup = {
  fixture: GroupFixture;
  daysAgo: number;
  members: PlannedMember[];
  requests: string[];
  invited: string[];
};

/**
 * Plans groups with the owner first, an admin and a moderator; three students request to join a private one, and `host`
 * is invited to the hidden one.
 */
export function planGroups(students: Student[], host: string, random: Random): PlannedGroup[] {
  const keys = students.map(({ key }) => key);
  const accountAges = new Map(students.map(({ key, joined }) => [key, joined]));
  return groupFixtures.map((fixture, index) => {
    const daysAgo = 90 - index * 6;
    const others = random.shuffle(keys.filter((key) => key !== fixture.owner && key !== host));
    const joined = [...(fixture.hasLina && fixture.owner !== host ? [host] : []), ...others];
    const size = fixture.members - 1;
    const members = joined.slice(0, size).map((key, index): PlannedMember => {
      const role = index === 1 ? "admin" : index === 2 ? "moderator" : "member";
      const accountAge = accountAges.get(key) ?? 0;
      return { key, role, daysAgo: Math.min((daysAgo * (size - index)) / (size + 1), accountAge) };
    });
    return {
      fixture,
      daysAgo,
      members: [{ key: fixture.owner, role: "admin", daysAgo }, ...members],
      requests: fixture.visibility === "private" ? joined.slice(size, size + 3) : [],
      invited: fixture.visibility === "hidden" ? [host] : [],
    };
  });
}
