import * as z from "zod/mini";
import { groupVisibilities } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery, paginator } from "@/lib/core/api/pagination";
import { imageErrors } from "@/lib/core/images/constants";
import { emptyToUndefined, flag, singleLine, text } from "@/lib/core/schemas/fields";
import { avatarFile, groupLimits, newAvatarFile } from "./limits";
import { deletedGroup, group, groupName } from "./schemas";

const access = ["student"] as const;

/** `visibility` prevails: only it can say `hidden`. */
const privacy = {
  is_private: emptyToUndefined(flag),
  visibility: emptyToUndefined(z.enum(groupVisibilities, "invalid")),
};

export const newGroupBody = z.object({
  name: groupName,
  description: text(groupLimits.description, {
    min: groupLimits.minDescription,
    required: "group_description_required",
    short: "group_description_too_short",
    long: "group_description_too_long",
  }),
  ...privacy,
});

/** Omitted fields keep their values. */
export const groupBody = z.object({
  name: z.optional(groupName),
  description: z.optional(text(groupLimits.description, { long: "group_description_long" })),
  ...privacy,
  remove_avatar: emptyToUndefined(flag),
});

/** The rules of the settings page, which requires a description. */
export const groupSettingsBody = z.extend(groupBody, {
  description: text(groupLimits.description, {
    min: 1,
    required: "group_description_required",
    long: "group_description_long",
  }),
});

const groupsQuery = z.object({
  ...pageQuery(100),
  scope: z._default(z.enum(["all", "public", "pending"], "invalid"), "all"),
  q: emptyToUndefined(singleLine(80, { min: 2 })),
});

/**
 * Lists public groups and the viewer's own, the newest first; with `q`, the newest 200 whose name has words that
 * begin with its words. `pending` are the groups that the viewer is invited to or has requested to join.
 */
export const listGroups = endpoint("GET /api/groups", {
  access,
  query: groupsQuery,
  response: z.object({ data: z.array(group), ...pageMetadata }),
});

const userGroupsQuery = z.object(pageQuery(12));

/**
 * The query of the screen, where both lists have pages; `not_found` is set after a redirect from a group that the
 * viewer cannot see.
 */
export const groupPagesQuery = z.object({
  ...pageQuery(12),
  public_page: pageQuery(12).page,
  not_found: z._default(flag, false),
});

/** Lists the groups of another user that are public or that the viewer can see as a member too. */
export const listUserGroups = endpoint("GET /api/users/{id}/groups", {
  access,
  query: userGroupsQuery,
  response: paginator(group),
});

export const createGroup = endpoint("POST /api/groups", {
  access,
  body: newGroupBody,
  files: { avatar: { ...newAvatarFile, isRequired: true } },
  data: group,
  status: 201,
  successLimit: ["groups"],
  errors: imageErrors,
});

const updating = {
  body: groupBody,
  files: { avatar: avatarFile },
  data: group,
  errors: imageErrors,
} as const;

export const getGroup = endpoint("GET /api/groups/{id}", { access, data: group });
export const updateGroup = endpoint("PUT /api/groups/{id}", { access, ...updating, methodOverride: true });

/** Only the owner deletes a group; it is hidden at once. */
export const deleteGroup = endpoint("DELETE /api/groups/{id}", { access });

export const getUserGroup = endpoint("GET /api/users/groups/{id}", { access, data: group });
export const updateUserGroup = endpoint("PUT /api/users/groups/{id}", { access, ...updating });
export const deleteUserGroup = endpoint("DELETE /api/users/groups/{id}", { access });

/** The deleted groups that the viewer can restore. */
export const listDeletedGroups = endpoint("GET /api/groups/deleted", {
  access,
  data: z.array(deletedGroup),
});

export const restoreGroup = endpoint("POST /api/groups/{id}/restore", { access, data: group });
