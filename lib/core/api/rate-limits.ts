/** Points per seconds. `visitor`: anonymous users of an IP address; `pair`: an IP address and an account. */
export const limits = {
  signInMinute: { points: 6, seconds: 60, by: "pair" },
  signInHour: { points: 30, seconds: 3600, by: "pair" },
  signInFailures: { points: 300, seconds: 3600, by: "address" },
  /** Beyond this limit, each attempt is slower, and none is rejected. */
  signInAccount: { points: 10, seconds: 3600, by: "account" },
  twoFactorCodes: { points: 5, seconds: 900, by: "account" },
  twoFactorCodesDay: { points: 20, seconds: 86_400, by: "account" },
  twoFactorFailures: { points: 100, seconds: 3600, by: "address" },
  passkeyChallenges: { points: 30, seconds: 900, by: "account" },
  /** A class opens its imported accounts from one network. */
  forgotPassword: { points: 300, seconds: 1800, by: "address" },
  forgotPasswordAccount: { points: 5, seconds: 1800, by: "account" },
  tokens: { points: 300, seconds: 1800, by: "address" },
  tokenLookups: { points: 30, seconds: 1800, by: "address" },
  verificationEmails: { points: 5, seconds: 1800, by: "account" },
  passwordChecks: { points: 10, seconds: 600, by: "account" },
  signUp: { points: 5, seconds: 1800, by: "address" },
  signUpAttempts: { points: 100, seconds: 1800, by: "address" },
  visitorComments: { points: 5, seconds: 600, by: "visitor" },
  contact: { points: 5, seconds: 1800, by: "account" },
  visitorContact: { points: 5, seconds: 1800, by: "visitor" },
  posts: { points: 10, seconds: 60, by: "account" },
  comments: { points: 20, seconds: 60, by: "account" },
  edits: { points: 60, seconds: 60, by: "account" },
  /** Likes that are withdrawn. */
  unlikes: { points: 60, seconds: 60, by: "account" },
  votes: { points: 60, seconds: 60, by: "account" },
  reports: { points: 20, seconds: 3600, by: "account" },
  profiles: { points: 120, seconds: 3600, by: "account" },
  jobs: { points: 60, seconds: 3600, by: "account" },
  dataExports: { points: 2, seconds: 86_400, by: "account" },
  accountDeletion: { points: 5, seconds: 1800, by: "account" },
  schoolSignIn: { points: 300, seconds: 600, by: "address" },
  applications: { points: 30, seconds: 3600, by: "account" },
  uploads: { points: 30, seconds: 1800, by: "account" },
  notes: { points: 20, seconds: 60, by: "account" },
  messageTemplates: { points: 60, seconds: 3600, by: "account" },
  friendRequests: { points: 30, seconds: 3600, by: "account" },
  conversations: { points: 60, seconds: 3600, by: "account" },
  /** New groups. */
  groups: { points: 10, seconds: 86_400, by: "account" },
  groupMembers: { points: 200, seconds: 3600, by: "account" },
  /** Emails that are invited to groups. */
  groupEmails: { points: 300, seconds: 86_400, by: "account" },
  /** Emails that repeat one invitation. */
  groupEmailResends: { points: 3, seconds: 86_400, by: "account" },
  /** New events. */
  events: { points: 20, seconds: 86_400, by: "account" },
  /** New announcements. */
  announcements: { points: 60, seconds: 86_400, by: "account" },
  eventSubscriptions: { points: 20, seconds: 3600, by: "account" },
  eventAnswers: { points: 120, seconds: 3600, by: "account" },
  messages: { points: 20, seconds: 10, by: "account" },
  attachments: { points: 300, seconds: 1800, by: "account" },
  reactions: { points: 60, seconds: 60, by: "account" },
  typing: { points: 30, seconds: 60, by: "account" },
  blocks: { points: 60, seconds: 3600, by: "account" },
  documentExports: { points: 20, seconds: 3600, by: "account" },
  invitations: { points: 20, seconds: 3600, by: "account" },
} as const satisfies Record<
  string,
  { points: number; seconds: number; by: "address" | "visitor" | "account" | "pair" }
>;

export type LimitName = keyof typeof limits;
