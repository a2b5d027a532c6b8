import type { Role } from "./core/auth/viewer";

export const areas = {
  student: "/student/dashboard",
  company: "/company/dashboard",
  admin: "/admin/dashboard",
} as const satisfies Record<Role, string>;

const { student, company, admin } = areas;

export const studentPaths = {
  feed: student,
  profile: `${student}/profile`,
  search: `${student}/search`,
  friends: `${student}/friends`,
  chat: `${student}/chat`,
  groups: `${student}/group`,
  events: `${student}/events`,
  jobs: `${student}/jobs`,
  savedJobs: `${student}/jobs/saved`,
  jobSearches: `${student}/jobs/searches`,
  applications: `${student}/jobs/applications`,
  notifications: `${student}/notifications`,
  emails: `${student}/emails`,
  settings: `${student}/settings`,
} as const;

export const companyPaths = {
  home: company,
  search: `${company}/search`,
  createJob: `${company}/create-posting`,
  jobs: `${company}/job-postings`,
  applications: `${company}/applications`,
  applicants: `${company}/applicants`,
  chat: `${company}/messages`,
  analytics: `${company}/analytics`,
  company: `${company}/company`,
  members: `${company}/people`,
  notifications: `${company}/notifications`,
  emails: `${company}/emails`,
  settings: `${company}/settings`,
} as const;

export const adminPaths = {
  home: admin,
  search: `${admin}/search`,
  users: `${admin}/users`,
  importUsers: `${admin}/users/import`,
  companies: `${admin}/companies`,
  applications: `${admin}/companies/applications`,
  content: `${admin}/content`,
  comments: `${admin}/content/comments`,
  profiles: `${admin}/profiles`,
  events: `${admin}/events`,
  announcements: `${admin}/announcements`,
  newAnnouncement: `${admin}/announcements/new`,
  reports: `${admin}/reports`,
  insights: `${admin}/insights`,
  security: `${admin}/security`,
  schoolSettings: `${admin}/school-settings`,
  pendingCompanies: `${admin}#companies`,
  contactMessages: `${admin}#contact-messages`,
  chat: `${admin}/messages`,
  notifications: `${admin}/notifications`,
  emails: `${admin}/emails`,
  settings: `${admin}/settings`,
} as const;

export const decisionTemplate = "/{area}/dashboard/decisions/{decision}";
export const announcementTemplate = "/{area}/dashboard/announcements/{announcement}";
export const settingsTemplate = "/{area}/dashboard/settings";
export const exportsTemplate = `${settingsTemplate}#export` as const;
export const notificationsTemplate = "/{area}/dashboard/notifications";
export const unreadNotificationsTemplate = `${notificationsTemplate}?filter=unread` as const;

/** The sidebars, in order. `alsoActiveOn` is another path of the same page. */
export const navigation = {
  student: [
    { name: "feed", path: studentPaths.feed },
    { name: "search", path: studentPaths.search },
    { name: "friends", path: studentPaths.friends },
    { name: "groups", path: studentPaths.groups },
    { name: "events", path: studentPaths.events },
    { name: "chat", path: studentPaths.chat },
    { name: "jobs", path: studentPaths.jobs },
    { name: "emails", path: studentPaths.emails },
  ],
  company: [
    { name: "createJob", path: companyPaths.createJob, alsoActiveOn: companyPaths.home },
    { name: "search", path: companyPaths.search },
    { name: "jobPostings", path: companyPaths.jobs },
    { name: "applications", path: companyPaths.applications },
    { name: "chat", path: companyPaths.chat },
    { name: "analytics", path: companyPaths.analytics },
    { name: "company", path: companyPaths.company },
    { name: "people", path: companyPaths.members },
    { name: "emails", path: companyPaths.emails },
  ],
  admin: [
    { name: "dashboard", path: adminPaths.home },
    { name: "users", path: adminPaths.users },
    { name: "companies", path: adminPaths.companies },
    { name: "content", path: adminPaths.content },
    { name: "events", path: adminPaths.events },
    { name: "announcements", path: adminPaths.announcements },
    { name: "reports", path: adminPaths.reports },
    { name: "insights", path: adminPaths.insights },
    { name: "security", path: adminPaths.security },
    { name: "schoolSettings", path: adminPaths.schoolSettings },
    { name: "search", path: adminPaths.search },
    { name: "chat", path: adminPaths.chat },
    { name: "emails", path: adminPaths.emails },
  ],
} as const;

export const chatPaths = {
  student: studentPaths.chat,
  company: companyPaths.chat,
  admin: adminPaths.chat,
} as const;

export const eventPaths = { student: studentPaths.events, admin: adminPaths.events } as const;
export type EventArea = keyof typeof eventPaths;

export const searchPaths = {
  student: studentPaths.search,
  company: companyPaths.search,
  admin: adminPaths.search,
} as const;

/** The page on which the viewer reads a profile; visitors read none. */
export function profilePath(viewerRole: Role, userId: number): string;
export function profilePath(viewerRole: Role | "visitor", userId: number): string | undefined;
export function profilePath(viewerRole: Role | "visitor", userId: number): string | undefined {
  if (viewerRole === "visitor") return;
  const parents = {
    student: studentPaths.profile,
    company: companyPaths.applicants,
    admin: adminPaths.profiles,
  };
  return `${parents[viewerRole]}/${userId}`;
}

/** Pages outside the areas, with one URL for both languages. */
export const authPaths = {
  login: "/login",
  loginCode: "/login/code",
  twoFactor: "/two-factor",
  signup: "/signup",
  companySignup: "/signup/company",
  forgotPassword: "/forgot-password",
  joinCompany: "/join-company",
  emails: "/emails",
  chat: "/chat",
  sso: "/school-sign-in",
} as const;

/** `localizedPath` makes them a URL per language. */
export const publicPaths = {
  home: "/",
  jobs: "/offre",
  companies: "/entreprise",
  about: "/apropos",
  demo: "/demo",
  contact: "/contact",
  terms: "/terms",
  privacy: "/privacy",
  legalNotice: "/legal",
  rss: "/rss.xml",
} as const;

export const adminUserPath = (id: number | string) => `${adminPaths.users}/${id}`;
export const adminAnnouncementPath = (id: number | string) => `${adminPaths.announcements}/${id}`;
export const groupPath = (id: number) => `${studentPaths.groups}/${id}`;
/** The redirect for a group that the viewer cannot see. */
export const missingGroupPath = `${studentPaths.groups}?not_found=1`;
export const groupLinkPath = (token: string) => `/groups/join/${token}`;
export const eventPath = (area: EventArea, id: number) => `${eventPaths[area]}/${id}`;
/** The redirect for an event that the viewer cannot see. */
export const missingEventPath = (area: EventArea) => `${eventPaths[area]}?not_found=1`;
export const jobPath = (id: number) => `${publicPaths.jobs}/${id}`;
export const companyPath = (id: number) => `${publicPaths.companies}/${id}`;
export const postPath = (id: number) => `/posts/${id}`;

export function loginPath(next: string): string {
  return `${authPaths.login}?next=${encodeURIComponent(next)}`;
}

export function twoFactorPath(next: string): string {
  return `${authPaths.twoFactor}?next=${encodeURIComponent(next)}`;
}

/** `indexed`: in the sitemap under this path. `cached`: the same for everybody, so the page cache holds it. */
export const publicPages = [
  { path: "/", indexed: true },
  { path: "/accueil", menu: "site", name: "start" },
  { path: "/offre", indexed: true, cached: true, menu: "site", name: "jobs" },
  { path: "/entreprise", indexed: true, cached: true, menu: "site", name: "companies" },
  { path: "/apropos", indexed: true, menu: "site", name: "about" },
  { path: "/demo", indexed: true, menu: "site", name: "demo" },
  { path: "/contact", indexed: true, menu: "site", name: "contact" },
  { path: "/terms", indexed: true, menu: "rules", name: "terms" },
  { path: "/privacy", indexed: true, menu: "rules", name: "privacy" },
  { path: "/legal", indexed: true, menu: "rules", name: "legalNotice" },
  { path: "/accessibility", indexed: true, menu: "rules", name: "accessibility" },
  { path: "/contact/sent" },
  { path: "/contact/unsent" },
  { path: "/rss.xml" },
  { path: "/posts/:id" },
  { path: "/offre/:id", cached: true },
  { path: "/entreprise/:id", cached: true },
] as const;

export const indexedPaths = publicPages.flatMap((page) => ("indexed" in page ? [page.path] : []));
