import { route } from "@/lib/core/api/route";
import * as api from "@/lib/events/calendar-contract";
import {
  deleteEventSubscription,
  getEventSubscription,
  renewEventSubscription,
} from "@/lib/events/subscription";

export const GET = route(api.getEventSubscription, ({ viewer }) => getEventSubscription(viewer));

export const POST = route(api.renewEventSubscription, ({ viewer }) => renewEventSubscription(viewer));

export const DELETE = route(api.deleteEventSubscription, ({ viewer }) => deleteEventSubscription(viewer));
