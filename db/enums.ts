export const locales = ["fr", "en"] as const;

export const roles = ["student", "company", "admin"] as const;
export type Role = (typeof roles)[number];
export const userStatuses = ["active", "inactive", "suspended", "pending_verification", "banned"] as const;
export type UserStatus = (typeof userStatuses)[number];
/** Ordered from the least to the most present. */
export const presenceStatuses = ["offline", "idle", "online"] as const;
export type PresenceStatus = (typeof presenceStatuses)[number];
export const tokenPurposes = ["verify_email", "reset_password", "change_email"] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];
/** The purposes of the challenge that a passkey signs. */
export const passkeyChallengePurposes = ["registration", "authentication"] as const;
export const dataExportStatuses = ["pending", "ready", "failed", "expired"] as const;

export const emailStatuses = ["pending", "sent", "failed", "mailbox_only"] as const;
/** The categories of notifications; a user selects the channels of each. */
export const notificationCategories = [
  "likes",
  "comments",
  "mentions",
  "friends",
  "groups",
  "group_posts",
  "events",
  "messages",
  "applications",
  "jobs",
  "announcements",
] as const;
export type NotificationCategory = (typeof notificationCategories)[number];
export const digestFrequencies = ["never", "daily", "weekly"] as const;
export const defaultDigestFrequency = "weekly";
/** The categories of emails that users can decline. */
export const emailCategories = [...notificationCategories, "digest"] as const;
export type EmailCategory = (typeof emailCategories)[number];

/** The numbers that `posts.content_type_id` stores: a new type gets a new number, and none is used again. */
export const contentTypeIds = { article: 1, "blog-post": 2, news: 3, tutorial: 4 } as const;
export const contentTypes = ["article", "blog-post", "news", "tutorial"] as const;
export type ContentType = keyof typeof contentTypeIds;
export const categories = ["programming", "technology", "design"] as const;
export type Category = (typeof categories)[number];
export const audiences = ["public", "members"] as const;
export type Audience = (typeof audiences)[number];
export const postStatuses = ["published", "draft", "pending", "archived", "deleted"] as const;
export type PostStatus = (typeof postStatuses)[number];
export const commentStatuses = ["published", "pending", "deleted"] as const;
/** Which moderation rule holds a text back. */
export const holdReasons = ["word", "link", "first_posts"] as const;
export type HoldReason = (typeof holdReasons)[number];

/** An event of a group conversation, listed among its messages. */
export const conversationEvents = [
  "created",
  "added",
  "removed",
  "left",
  "renamed",
  "picture_changed",
  "owner_changed",
] as const;
export type ConversationEvent = (typeof conversationEvents)[number];

export const reportSubjects = ["post", "comment", "job", "profile", "message", "group", "event"] as const;
export type ReportSubject = (typeof reportSubjects)[number];
/** The kinds of texts that a moderation rule can hold back. */
export const heldSubjects = ["held_post", "held_comment"] as const;
export type HeldSubject = (typeof heldSubjects)[number];
/** Items of the moderators' queue, with or without reports. */
export const queueSubjects = [
  ...reportSubjects,
  "pending_comment",
  "pending_company",
  ...heldSubjects,
] as const;
export type QueueSubject = (typeof queueSubjects)[number];
/** The events on the administrators' dashboard. */
export const activityKinds = ["user", "post", "report"] as const;
/** `reviewed`: decided without a measure; `resolved`: decided with one. */
export const reportStatuses = ["pending", "reviewed", "resolved"] as const;
export const decisionActions = ["dismiss", "hide", "delete", "warn", "suspend"] as const;
export type DecisionAction = (typeof decisionActions)[number];
/** The school rules until an administrator edits them; their texts: `moderation.rules` of the messages. */
export const defaultSchoolRules = [
  "harassment",
  "hate",
  "violence",
  "sexual",
  "privacy",
  "spam",
  "fraud",
  "other",
] as const;

export const companyStatuses = ["pending", "active", "rejected", "suspended"] as const;
export type CompanyStatus = (typeof companyStatuses)[number];
export const memberRoles = ["owner", "recruiter", "read_only"] as const;
export type MemberRole = (typeof memberRoles)[number];
export const invitedRoles = ["recruiter", "read_only"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

export const jobTypes = ["internship", "full-time", "part-time"] as const;
export type JobType = (typeof jobTypes)[number];
export const jobStatuses = ["active", "closed", "draft"] as const;
export type JobStatus = (typeof jobStatuses)[number];
export const remotes = ["none", "hybrid", "full"] as const;
export type Remote = (typeof remotes)[number];
/** Years of higher education after the baccalaureate, of the studies that a job is meant for. */
export const studyLevels = ["bac2", "bac3", "bac4", "bac5"] as const;
export type StudyLevel = (typeof studyLevels)[number];
export const salaryPeriods = ["hour", "month", "year"] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

export const documentKinds = ["resume", "cover_letter"] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const attachmentKinds = ["image", "video", "pdf", "file"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];
export const applicationStatuses = ["pending", "reviewed", "accepted", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** The statuses in which the company has yet to accept or to reject. */
export const undecidedStatuses: readonly ApplicationStatus[] = ["pending", "reviewed"];
export const applicationEventKinds = [
  "sent",
  "status",
  "opened",
  "followed_up",
  "withdrawn",
  "posting_deleted",
] as const;

/** Each value includes those before it: `companies` is the school and the companies that the student applied to. */
export const profileAudiences = ["me", "friends", "school", "companies"] as const;
export type ProfileAudience = (typeof profileAudiences)[number];
export const languageLevels = ["native", "c2", "c1", "b2", "b1", "a2", "a1"] as const;
export type LanguageLevel = (typeof languageLevels)[number];

/** `hidden`: only members and invited users know the group. */
export const groupVisibilities = ["public", "private", "hidden"] as const;
export type GroupVisibility = (typeof groupVisibilities)[number];
export const groupMemberRoles = ["admin", "moderator", "member"] as const;
export type GroupMemberRole = (typeof groupMemberRoles)[number];
/** The posts of a group that notify a member. `announcements` includes mentions. */
export const groupNotificationLevels = ["all", "announcements", "none"] as const;
export type GroupNotificationLevel = (typeof groupNotificationLevels)[number];

export const eventAnswerKinds = ["yes", "maybe", "no"] as const;
export type EventAnswerKind = (typeof eventAnswerKinds)[number];

/** `classes`: the students of some classes; `groups`: the members of some groups. */
export const announcementAudiences = ["all", "students", "companies", "classes", "groups"] as const;
export const announcementChannels = ["app", "email", "both"] as const;
export const announcementStatuses = ["draft", "scheduled", "sent", "recalled"] as const;
export type AnnouncementStatus = (typeof announcementStatuses)[number];

/** Open: people create their own accounts. Closed: only the school creates accounts. */
export const signUpPolicies = ["open", "closed"] as const;
/** The background of the school's logo, in both themes. */
export const logoGrounds = ["none", "light", "dark"] as const;
export type LogoGround = (typeof logoGrounds)[number];
/** The figures that the landing page shows in a row, and the claims beside its title. */
export const figureNames = ["members", "sessions", "countries", "reviews"] as const;
export type FigureName = (typeof figureNames)[number];
export const claimNames = ["members", "online"] as const;
export type ClaimName = (typeof claimNames)[number];
