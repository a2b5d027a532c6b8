"use client";

import type { ComponentProps } from "react";
import { AppShell } from "./app-shell";
import type { MenuUser } from "./profile-menu";
import { StudentTools } from "./student-tools";

type Props = Omit<ComponentProps<typeof AppShell>, "area" | "tools"> & { user: MenuUser | null };

export function StudentAppShell({ user, ...rest }: Props) {
  return <AppShell {...rest} area="student" tools={<StudentTools user={user} />} />;
}
