import * as z from "zod/mini";
import { digestFrequencies } from "@/db/enums";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";

const channels = z.object({ app: z.boolean(), email: z.boolean(), digest: z.boolean() });
const objectOfCategories = <T extends z.ZodMiniType>(schema: T) =>
  z.partial(
    z.object({
      ...{ likes: schema, comments: schema, mentions: schema, friends: schema, events: schema },
      ...{
        groups: schema,
        group_posts: schema,
        messages: schema,
        applications: schema,
        jobs: schema,
        announcements: schema,
      },
    }),
  );

const timeOfDay = z.string("required").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "time_invalid"));
const quietHours = z
  .object({ from: timeOfDay, until: timeOfDay })
  .check(z.refine(({ from, until }) => from !== until, { error: "times_equal", path: ["until"] }));
const digest = z.enum(digestFrequencies);

const preferences = z.object({
  categories: objectOfCategories(channels),
  digest,
  quiet_hours: z.nullable(quietHours),
});
export type NotificationPreferences = z.infer<typeof preferences>;

const preferencesChange = z.partial(
  z.object({
    categories: objectOfCategories(z.partial(channels)),
    digest,
    quiet_hours: z.nullable(quietHours),
  }),
);
export type PreferencesChange = z.infer<typeof preferencesChange>;

export const getNotificationPreferences = endpoint("GET /api/notification-preferences", {
  access: signedIn,
  data: preferences,
});

/** Omitted fields keep their values. Categories that the role does not have are ignored. */
export const updateNotificationPreferences = endpoint("PUT /api/notification-preferences", {
  access: signedIn,
  allowPending: true,
  body: preferencesChange,
  data: preferences,
});
