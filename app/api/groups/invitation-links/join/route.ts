import { route } from "@/lib/core/api/route";
import { joinGroupByLink } from "@/lib/groups/invitation-links";
import * as api from "@/lib/groups/invitation-links-contract";

export const POST = route(api.joinGroupByLink, async ({ viewer, body }) => joinGroupByLink(viewer, body));
