import { markDelivered } from "@/lib/chat/receipts";
import * as api from "@/lib/chat/receipts-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.markDelivered, ({ viewer }) => markDelivered(viewer));
