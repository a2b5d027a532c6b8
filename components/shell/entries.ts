import { House, LayoutDashboard, type LucideIcon, Search } from "lucide-react";
import type { Role } from "@/lib/auth/viewer";

export type Entry = { name: "feed" | "search" | "dashboard"; href: string; icon: LucideIcon };

const feed: Entry = { name: "feed", href: "/student/dashboard", icon: House };
const search: Entry = { name: "search", href: "/student/dashboard/search", icon: Search };

/** The side menus. An entry appears when what it leads to works. */
export const menuEntries: Record<Role, readonly Entry[]> = {
  student: [feed, search],
  company: [{ name: "dashboard", href: "/company/dashboard", icon: LayoutDashboard }],
  admin: [{ name: "dashboard", href: "/admin/dashboard", icon: LayoutDashboard }],
};

/** The icons of the student's top bar, in the order of spec 2. */
export const topBarEntries: readonly Entry[] = [feed];
