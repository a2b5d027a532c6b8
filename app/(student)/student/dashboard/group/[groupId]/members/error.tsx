"use client";

import { groupError } from "@/components/groups/group-error";

export default groupError("loadMembersFailed");
