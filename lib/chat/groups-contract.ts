import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { imageErrors, imageTypes } from "@/lib/core/images/constants";
import { id, name } from "@/lib/core/schemas/fields";
import { chatLimits, conversation } from "./schemas";

const access = ["student"] as const;
const groupName = name(chatLimits.groupName);
const userIds = z
  .array(id)
  .check(z.minLength(1, "required"), z.maxLength(chatLimits.members - 1, "too_long"));
const response = z.object({ conversation });

/** Creates a group with friends of the viewer, who owns it. */
export const createGroupConversation = endpoint("POST /api/chat/conversations/group", {
  access,
  body: z.object({ user_ids: userIds, name: z._default(groupName, "") }),
  response,
  status: 201,
  errors: ["not_found", "friends_only"],
  limit: ["conversations"],
});

/** Opens the conversation of a group, in which all its members are from then on; 200 when it was opened before. */
export const openGroupConversation = endpoint("POST /api/groups/{id}/conversation", {
  access,
  response: z.object({ conversation, conversation_id: z.int() }),
  status: 201,
  otherStatus: 200,
});

/** Renames a group; one without a name shows the names of its members. */
export const renameConversation = endpoint("PUT /api/chat/conversations/{id}", {
  access,
  body: z.object({ name: groupName }),
  response,
  limit: ["messages"],
});

export const updateConversationPicture = endpoint("PUT /api/chat/conversations/{id}/picture", {
  access,
  body: z.object({}),
  files: { picture: { max: 1, maxBytes: chatLimits.pictureBytes, types: imageTypes, isRequired: true } },
  response,
  errors: imageErrors,
});

export const removeConversationPicture = endpoint("DELETE /api/chat/conversations/{id}/picture", {
  access,
  response,
});

/** Adds friends of the viewer; ids of members are ignored. */
export const addConversationMembers = endpoint("POST /api/chat/conversations/{id}/members", {
  access,
  body: z.object({ user_ids: userIds }),
  response,
  errors: ["friends_only", "conversation_full"],
  limit: ["conversations"],
});

/** Only the owner removes members. */
export const removeConversationMember = endpoint("DELETE /api/chat/conversations/{id}/members/{user_id}", {
  access,
  response,
  errors: ["validation_failed"],
});

/** The owner transfers the group to another member. */
export const changeConversationOwner = endpoint("PUT /api/chat/conversations/{id}/owner", {
  access,
  body: z.object({ user_id: id }),
  response,
});

/** The longest-serving member follows an owner who leaves; when the last member leaves, the group is deleted. */
export const leaveConversation = endpoint("POST /api/chat/conversations/{id}/leave", { access });
