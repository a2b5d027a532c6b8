/** Where each kind of notification leads, with `{param}` places. Its words: messages/{fr,en}/notifications.json, `kinds.<kind>`. */
export const notificationKinds = {
  application_status: "/student/dashboard/jobs/applications/{application}",
} as const satisfies Record<string, `/${string}`>;

export type NotificationKind = keyof typeof notificationKinds;
