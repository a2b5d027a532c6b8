import { sendContactMessage as send } from "@/lib/contact/contract";
import { sendContactMessage } from "@/lib/contact/mutations";
import { route } from "@/lib/core/api/route";

export const POST = route(send, async ({ viewer, body }) => {
  await sendContactMessage(viewer, body);
  return {};
});
