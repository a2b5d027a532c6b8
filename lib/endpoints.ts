import * as analytics from "@/lib/analytics/contract";
import * as insights from "@/lib/analytics/insights-contract";
import * as announcements from "@/lib/announcements/contract";
import * as receivedAnnouncements from "@/lib/announcements/received-contract";
import * as announcementSchemas from "@/lib/announcements/schemas";
import * as apply from "@/lib/applications/apply-contract";
import * as confirmations from "@/lib/applications/confirmations-contract";
import * as applications from "@/lib/applications/contract";
import * as applicationExport from "@/lib/applications/export-contract";
import * as notes from "@/lib/applications/notes-contract";
import * as review from "@/lib/applications/review-contract";
import * as applicationSchemas from "@/lib/applications/schemas";
import * as templates from "@/lib/applications/templates-contract";
import * as audit from "@/lib/audit/contract";
import * as blocks from "@/lib/blocks/contract";
import * as blockSchemas from "@/lib/blocks/schemas";
import * as chatAttachments from "@/lib/chat/attachments-contract";
import * as chat from "@/lib/chat/contract";
import * as chatGroups from "@/lib/chat/groups-contract";
import * as chatReactions from "@/lib/chat/reactions-contract";
import * as chatReceipts from "@/lib/chat/receipts-contract";
import * as chatSchemas from "@/lib/chat/schemas";
import * as chatSearch from "@/lib/chat/search-contract";
import * as companies from "@/lib/companies/contract";
import * as companyManagement from "@/lib/companies/management-contract";
import * as members from "@/lib/companies/members-contract";
import * as companySchemas from "@/lib/companies/schemas";
import * as contact from "@/lib/contact/contract";
import * as realtime from "@/lib/core/realtime/contract";
import * as userSchemas from "@/lib/core/schemas/user";
import * as documents from "@/lib/documents/contract";
import * as documentSchemas from "@/lib/documents/schemas";
import * as email from "@/lib/email/contract";
import * as emailSchemas from "@/lib/email/schemas";
import * as eventAnswers from "@/lib/events/answers-contract";
import * as eventCalendar from "@/lib/events/calendar-contract";
import * as events from "@/lib/events/contract";
import * as eventSchemas from "@/lib/events/schemas";
import * as friends from "@/lib/friends/contract";
import * as friendSchemas from "@/lib/friends/schemas";
import * as groupAdmission from "@/lib/groups/admission-contract";
import * as groups from "@/lib/groups/contract";
import * as groupEmailInvitations from "@/lib/groups/email-invitations-contract";
import * as groupInvitationLinks from "@/lib/groups/invitation-links-contract";
import * as groupMembers from "@/lib/groups/members-contract";
import * as groupSchemas from "@/lib/groups/schemas";
import * as jobs from "@/lib/jobs/contract";
import * as savedJobs from "@/lib/jobs/saved-jobs-contract";
import * as jobSchemas from "@/lib/jobs/schemas";
import * as commentStatus from "@/lib/moderation/comment-status-contract";
import * as moderation from "@/lib/moderation/contract";
import * as moderationDecisions from "@/lib/moderation/decisions-contract";
import * as heldTexts from "@/lib/moderation/held-contract";
import * as postStatus from "@/lib/moderation/post-status-contract";
import * as moderationQueue from "@/lib/moderation/queue-contract";
import * as suspensionAppeals from "@/lib/moderation/suspension-appeals-contract";
import * as notifications from "@/lib/notifications/contract";
import * as notificationPreferences from "@/lib/notifications/preferences-contract";
import * as notificationSchemas from "@/lib/notifications/schemas";
import * as commentManagement from "@/lib/posts/comment-management-contract";
import * as comments from "@/lib/posts/comments-contract";
import * as content from "@/lib/posts/content-contract";
import * as posts from "@/lib/posts/contract";
import * as mentions from "@/lib/posts/mentions-contract";
import * as polls from "@/lib/posts/polls-contract";
import * as postSchemas from "@/lib/posts/schemas";
import * as presence from "@/lib/presence/contract";
import * as presenceSchemas from "@/lib/presence/schemas";
import * as privacy from "@/lib/privacy/contract";
import * as profiles from "@/lib/profiles/contract";
import * as profileSchemas from "@/lib/profiles/schemas";
import * as roster from "@/lib/roster/contract";
import * as schoolAppearance from "@/lib/school-settings/appearance-contract";
import * as schoolContact from "@/lib/school-settings/contact-contract";
import * as schoolSettings from "@/lib/school-settings/contract";
import * as schoolLanding from "@/lib/school-settings/landing-contract";
import * as legalNotice from "@/lib/school-settings/legal-notice-contract";
import * as schoolLogo from "@/lib/school-settings/logo-contract";
import * as moderationRules from "@/lib/school-settings/rules-contract";
import * as schoolRules from "@/lib/school-settings/school-rules-contract";
import * as search from "@/lib/search/contract";
import * as suggestions from "@/lib/suggestions/contract";
import * as suggestionSchemas from "@/lib/suggestions/schemas";
import * as twoFactor from "@/lib/two-factor/contract";
import * as passkeys from "@/lib/two-factor/passkeys-contract";
import * as userAccess from "@/lib/users/access-contract";
import * as users from "@/lib/users/contract";
import * as userDetails from "@/lib/users/details-contract";
import * as userManagement from "@/lib/users/management-contract";
import * as userMerge from "@/lib/users/merge/contract";
import * as settings from "@/lib/users/settings-contract";
import * as userStatus from "@/lib/users/status-contract";
import * as tokens from "@/lib/users/tokens-contract";
import type { Endpoint } from "./core/api/endpoint";
import * as health from "./health/contract";

/** Every contract file, by its heading in the documentation. */
const contracts = {
  profiles,
  users,
  tokens,
  settings,
  twoFactor: { ...twoFactor, ...passkeys },
  userManagement: { ...userManagement, ...userStatus, ...userDetails, ...userAccess, ...userMerge },
  privacy,
  posts,
  polls,
  comments,
  mentions,
  search,
  friends,
  suggestions,
  groups,
  groupMembers: { ...groupMembers, ...groupAdmission, ...groupInvitationLinks, ...groupEmailInvitations },
  events: { ...events, ...eventAnswers, ...eventCalendar },
  announcements: { ...announcements, ...receivedAnnouncements },
  blocks,
  chat: { ...chat, ...chatGroups },
  chatAttachments,
  chatReactions,
  chatReceipts,
  chatSearch,
  presence,
  jobs,
  savedJobs,
  roster,
  audit,
  schoolSettings: {
    ...schoolSettings,
    ...schoolContact,
    ...legalNotice,
    ...schoolAppearance,
    ...schoolLogo,
    ...schoolLanding,
    ...moderationRules,
    ...schoolRules,
  },
  moderation,
  moderationDecisions: { ...moderationDecisions, ...suspensionAppeals },
  moderationQueue: { ...moderationQueue, ...heldTexts },
  content: { ...content, ...commentManagement, ...commentStatus, ...postStatus },
  realtime,
  analytics: { ...analytics, ...insights },
  companies: { ...companies, ...companyManagement },
  members,
  contact,
  email,
  notifications: { ...notifications, ...notificationPreferences },
  applications: {
    ...apply,
    ...applications,
    ...review,
    ...confirmations,
    ...applicationExport,
  },
  applicationNotes: { ...notes, ...templates },
  documents,
  health,
};

export type Heading = keyof typeof contracts;

export type EndpointEntry = { name: string; heading: Heading; endpoint: Endpoint };

export const endpointEntries: readonly EndpointEntry[] = Object.entries(contracts).flatMap(
  ([heading, contract]) =>
    Object.entries(contract)
      .flatMap(([name, value]) =>
        isEndpoint(value) ? [{ name, heading: heading as Heading, endpoint: value }] : [],
      )
      .sort((a, b) => sortKey(a).localeCompare(sortKey(b))),
);

export const namedSchemas: readonly Record<string, unknown>[] = [
  profileSchemas,
  userSchemas,
  postSchemas,
  friendSchemas,
  groupSchemas,
  eventSchemas,
  announcementSchemas,
  suggestionSchemas,
  blockSchemas,
  chatSchemas,
  presenceSchemas,
  companySchemas,
  jobSchemas,
  applicationSchemas,
  documentSchemas,
  emailSchemas,
  notificationSchemas,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "access" in value && "path" in value;
}

// Sorts by path, then reads before writes: the exports of a module have no order of their own.
function sortKey({ endpoint: { path, method } }: EndpointEntry): string {
  return `${path} ${["GET", "POST", "PUT", "DELETE"].indexOf(method)}`;
}
