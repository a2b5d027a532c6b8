import { eventIfVisible } from "./row-conditions";
import { ownedRows, remainingRows, type TableRules } from "./table-rules";

/** Answers to events that are not over were deleted with the account. */
export const eventRules: readonly TableRules[] = [
  ownedRows("event_answers"),
  ownedRows("event_subscriptions"),
  { ...remainingRows("events", "created_by"), exportedAs: eventIfVisible },
];
