"use client";

import { GroupError } from "@/components/groups/group-error";
import type { ErrorScreenProps } from "@/components/shell/error-screen";

export default function GroupMembersError(props: ErrorScreenProps) {
  return <GroupError {...props} messageKey="loadMembersFailed" />;
}
