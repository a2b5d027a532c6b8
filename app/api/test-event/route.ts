import { route } from "@/lib/api/route";
import { testChannel } from "@/lib/realtime/channels";
import { sendTestEvent } from "@/lib/realtime/contract";
import { publish } from "@/lib/realtime/publish";

export const POST = route(sendTestEvent, async ({ body }) => {
  await publish(testChannel, "TestEvent", { text: body.text });
  return {};
});
