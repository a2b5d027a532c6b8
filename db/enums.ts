/** Values that columns, checks and request schemas share; free of server code. */
export const applicationStatuses = ["pending", "reviewed", "accepted", "approved", "rejected"] as const;
