import * as api from "@/lib/contact/contract";
import { sendContactMessage } from "@/lib/contact/mutations";
import { route } from "@/lib/core/api/route";

export const POST = route(api.sendContactMessage, ({ viewer, body }) => sendContactMessage(viewer, body));
