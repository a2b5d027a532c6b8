import { route } from "@/lib/core/api/route";
import * as api from "@/lib/events/calendar-contract";
import {
  deleteEventSubscription,
  getEventSubscription,
  renewEventSubscription,
} from "@/lib/events/subscription";

export const GET = route(api.getEventSubscription, async ({ viewer }) => ({
  data: await getEventSubscription(viewer),
}));

export const POST = route(api.renewEventSubscription, async ({ viewer }) => ({
  data: await renewEventSubscription(viewer),
}));

export const DELETE = route(api.deleteEventSubscription, ({ viewer }) => deleteEventSubscription(viewer));
