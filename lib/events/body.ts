import * as z from "zod/mini";
import { emptyToNull, flag, text, title, wholeNumber } from "@/lib/core/schemas/fields";
import { httpsUrl } from "@/lib/core/schemas/https-url";
import { localTime } from "@/lib/core/schemas/local-time";
import { type LocalTimes, toInstants } from "./event-times";
import { eventLimits } from "./limits";

const dayMs = 86_400_000;
const clockChangeMs = 3_600_000;

const order = z.check<LocalTimes>(({ value, issues }) => {
  const { startsAt, endsAt } = toInstants(value);
  const isTooLong = endsAt.getTime() - startsAt.getTime() > eventLimits.days * dayMs + clockChangeMs;
  const message = endsAt <= startsAt ? "end_before_start" : isTooLong && "event_too_long";
  if (message) issues.push({ code: "custom", input: value.ends_at, path: ["ends_at"], message });
});

const fields = {
  title: title(eventLimits.title, { min: eventLimits.minTitle, required: "title_required" }),
  description: text(eventLimits.description),
  location: emptyToNull(title(eventLimits.location)),
  url: emptyToNull(httpsUrl(eventLimits.url)),
  starts_at: localTime,
  ends_at: localTime,
  is_all_day: flag,
  capacity: emptyToNull(wholeNumber(1, eventLimits.capacity)),
};

export const eventBody = z
  .object({
    ...fields,
    description: z._default(fields.description, ""),
    location: z._default(fields.location, null),
    url: z._default(fields.url, null),
    is_all_day: z._default(fields.is_all_day, false),
    capacity: z._default(fields.capacity, null),
  })
  .check(order);

/** Omitted fields keep their values; the whole has to be an `eventBody`. */
export const eventChanges = z.partial(z.object(fields));
