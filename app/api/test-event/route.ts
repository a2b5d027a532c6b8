import { route } from "@/lib/core/api/route";
import { testChannel } from "@/lib/core/realtime/channels";
import { sendTestEvent } from "@/lib/core/realtime/contract";
import { publish } from "@/lib/core/realtime/publish";

export const POST = route(sendTestEvent, async ({ body }) => {
  publish(testChannel, "TestEvent", { text: body.text });
});
