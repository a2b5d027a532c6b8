import { expect, test } from "vitest";
import { blockUser } from "@/lib/blocks/contract";
import { sendTyping } from "@/lib/chat/contract";
import { conversationChannel } from "@/lib/core/realtime/channels";
import { send } from "../../support/chat";
import type { SignedInStudent } from "../../support/friends";
import { groupOfThree } from "../../support/group-conversations";
import { connect, subscribe } from "../../support/realtime-client";

test("events in a group do not name members in a block with the recipient", async () => {
  const { ines, marc, zoe, id } = await groupOfThree();
  const received = async ({ browser }: SignedInStudent) => {
    const channel = await subscribe(await connect(browser), conversationChannel(id));
    const events: { name: string; by?: number }[] = [];
    for (const name of ["conversation:typing", "message:created"])
      channel.bind(name, ({ user_id, sender_id }: Record<string, number>) =>
        events.push({ name, by: user_id ?? sender_id }),
      );
    return events;
  };
  const [byInes, byZoe] = [await received(ines), await received(zoe)];
  const act = async ({ browser }: SignedInStudent) => {
    await browser.call(sendTyping, { params: { id } });
    await send(browser, id, "Bonjour");
  };
  await act(marc);
  const named = [
    { name: "conversation:typing", by: marc.user.id },
    { name: "message:created", by: marc.user.id },
  ];
  await expect.poll(() => [byInes, byZoe]).toEqual([named, named]);
  await zoe.browser.call(blockUser, { body: { user_id: marc.user.id } });
  await act(marc);
  await expect.poll(() => byZoe.length).toBe(3);
  await ines.browser.call(sendTyping, { params: { id } });
  const after = [{ name: "message:created" }, { name: "conversation:typing", by: ines.user.id }];
  await expect
    .poll(() => [byInes, byZoe])
    .toEqual([
      [...named, ...after],
      [...named, ...after],
    ]);
});
