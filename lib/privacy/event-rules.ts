import { eventAsReader } from "./row-conditions";
import { outlivesUser, ownedBy, type TableRules } from "./table-rules";

/** Answers to events that are not over were deleted with the account. */
export const eventRules: readonly TableRules[] = [
  ownedBy("event_answers"),
  ownedBy("event_subscriptions"),
  { ...outlivesUser("events", "created_by"), shown: eventAsReader },
];
