import { route } from "@/lib/api/route";
import { sendContactMessage as send } from "@/lib/contact/contract";
import { sendContactMessage } from "@/lib/contact/mutations";

export const POST = route(send, async ({ viewer, body }) => {
  await sendContactMessage(viewer, body);
  return {};
});
