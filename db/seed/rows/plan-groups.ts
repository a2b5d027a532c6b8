import type { GroupMemberRole } from "@/db/enums";
import type { Random } from "../random";
import { type StockGroup, stockGroups } from "../stock/groups";

type Student = { key: string; joined: number };
type PlannedMember = { key: string; role: GroupMemberRole; daysAgo: number };
export type PlannedGroup = {
  stock: StockGroup;
  daysAgo: number;
  members: PlannedMember[];
  requests: string[];
  invited: string[];
};

/** Each with its owner first, an admin and a moderator; three ask to join a private one, and `host` is invited to the hidden one. */
export function planGroups(students: Student[], host: string, random: Random): PlannedGroup[] {
  const keys = students.map(({ key }) => key);
  return stockGroups.map((stock, index) => {
    const daysAgo = 90 - index * 6;
    const others = random.shuffle(keys.filter((key) => key !== stock.owner && key !== host));
    const joined = [...(stock.hasLina && stock.owner !== host ? [host] : []), ...others];
    const size = stock.members - 1;
    const members = joined.slice(0, size).map((key, place): PlannedMember => {
      const role = place === 1 ? "admin" : place === 2 ? "moderator" : "member";
      return { key, role, daysAgo: (daysAgo * (size - place)) / (size + 1) };
    });
    return {
      stock,
      daysAgo,
      members: [{ key: stock.owner, role: "admin", daysAgo }, ...members],
      requests: stock.visibility === "private" ? joined.slice(size, size + 3) : [],
      invited: stock.visibility === "hidden" ? [host] : [],
    };
  });
}
