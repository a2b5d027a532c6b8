import type { Event } from "@/lib/events/schemas";

export function isFull({ capacity, yes_count }: Pick<Event, "capacity" | "yes_count">): boolean {
  return capacity !== null && yes_count >= capacity;
}
