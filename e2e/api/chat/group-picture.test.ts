import { expect, test } from "vitest";
import { listMessages } from "@/lib/chat/contract";
import { removeConversationPicture, updateConversationPicture } from "@/lib/chat/groups-contract";
import { form } from "../../support/api";
import { groupOfThree } from "../../support/group-conversations";
import { imageFile } from "../../support/images";

test("replaces and removes the picture of a group with its file", async () => {
  const { ines, marc, id } = await groupOfThree();
  const params = { id };
  const upload = async (colour: string) => {
    const body = form({ picture: [await imageFile(colour)] });
    const response = await ines.browser.call(updateConversationPicture, { params, body });
    return response.body.conversation.avatar ?? "";
  };
  const remove = async () => (await marc.browser.call(removeConversationPicture, { params })).body;
  const open = async (url: string) => (await marc.browser.fetch(url)).status;
  const [first, second] = [await upload("#2f6f4f"), await upload("#7b2f2f")];
  expect([await open(first), await open(second)]).toEqual([404, 200]);
  expect((await remove()).conversation.avatar).toBeNull();
  expect(await open(second)).toBe(404);
  expect((await remove()).conversation.avatar).toBeNull();
  const { body } = await ines.browser.call(listMessages, { params });
  const changes = body.data.filter(({ event }) => event?.kind === "picture_changed");
  expect(changes, "the second removal changed nothing").toHaveLength(3);
});
