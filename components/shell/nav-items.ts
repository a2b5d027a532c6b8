import {
  BriefcaseBusiness,
  Building2,
  ChartColumn,
  House,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  Search,
  SquarePen,
  Users,
} from "lucide-react";
import type { navigation } from "@/lib/routes";

type NavItem = {
  name:
    | "feed"
    | "search"
    | "dashboard"
    | "jobs"
    | "createJob"
    | "jobPostings"
    | "applications"
    | "analytics"
    | "company"
    | "people"
    | "mails";
  href: string;
  /** Another path of the same page. */
  also?: string;
  icon: LucideIcon;
};

const feed: NavItem = { name: "feed", href: "/student/dashboard", icon: House };
const search: NavItem = { name: "search", href: "/student/dashboard/search", icon: Search };

const jobs: NavItem = { name: "jobs", href: "/student/dashboard/jobs", icon: BriefcaseBusiness };

const mails = (area: Role): NavItem => ({ name: "mails", href: `/${area}/dashboard/emails`, icon: Mail });

/** An item is added when its page works. */
export const menuItems: Record<Role, readonly NavItem[]> = {
  student: [feed, search, jobs, mails("student")],
  company: [
    {
      name: "createJob",
      href: "/company/dashboard/create-posting",
      also: "/company/dashboard",
      icon: SquarePen,
    },
    { name: "jobPostings", href: "/company/dashboard/job-postings", icon: ListChecks },
    { name: "applications", href: "/company/dashboard/applications", icon: Inbox },
    { name: "analytics", href: "/company/dashboard/analytics", icon: ChartColumn },
    { name: "company", href: "/company/dashboard/company", icon: Building2 },
    { name: "people", href: "/company/dashboard/people", icon: Users },
    mails("company"),
  ],
  admin: [{ name: "dashboard", href: "/admin/dashboard", icon: LayoutDashboard }, mails("admin")],
};

export const topBarItems: readonly NavItem[] = [feed];
