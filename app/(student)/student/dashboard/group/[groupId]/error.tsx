"use client";

import { GroupError } from "@/components/groups/group-error";
import type { ErrorScreenProps } from "@/components/shell/error-screen";

export default function GroupPageError(props: ErrorScreenProps) {
  return <GroupError {...props} messageKey="loadGroupFailed" />;
}
