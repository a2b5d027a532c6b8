import type { EventAnswerKind } from "@/db/enums";
import type { Random } from "../random";
import { type StockEvent, stockEvents } from "../stock/events";
import type { PlannedGroup } from "./plan-groups";

export type PlannedEvent = {
  stock: StockEvent;
  by: string;
  answers: { key: string; answer: EventAnswerKind }[];
};

/** Members answer those of their group, all students those of the school, which `admin` announces. */
export function planEvents(
  groups: PlannedGroup[],
  students: { key: string }[],
  admin: string,
  random: Random,
): PlannedEvent[] {
  return stockEvents.map((stock) => {
    const group = groups.find(({ stock: { name } }) => name === stock.group);
    const keys = random.shuffle((group?.members ?? students).map(({ key }) => key));
    const answers = keys.slice(0, stock.yes + stock.maybe + 2).map((key, index) => {
      const answer: EventAnswerKind =
        index < stock.yes ? "yes" : index < stock.yes + stock.maybe ? "maybe" : "no";
      return { key, answer };
    });
    return { stock, by: group?.stock.owner ?? admin, answers };
  });
}
