import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  Flag,
  House,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageCircle,
  Newspaper,
  School,
  Search,
  SquarePen,
  Users,
  UsersRound,
} from "lucide-react";
import type { navigation } from "@/lib/routes";

export type NavItem = (typeof navigation)[keyof typeof navigation][number] & { also?: string };

export const navIcons: Record<NavItem["name"], LucideIcon> = {
  feed: House,
  search: Search,
  friends: UsersRound,
  chat: MessageCircle,
  groups: School,
  events: CalendarDays,
  jobs: BriefcaseBusiness,
  createJob: SquarePen,
  jobPostings: ListChecks,
  applications: Inbox,
  analytics: ChartColumn,
  company: Building2,
  people: Users,
  users: Users,
  content: Newspaper,
  reports: Flag,
  dashboard: LayoutDashboard,
  emails: Mail,
};
