export const mailCategories = ["applications", "offers", "announcements"] as const;
export type MailCategory = (typeof mailCategories)[number];

/**
 * `link`: the path that the mail's button leads to, with `{param}` places; `{secret}` is the secret of the link whose
 * row's id is the param `linkId`. `category`: mails that people may do without; none means always sent.
 */
type Kind = { link?: `/${string}`; category?: MailCategory };

/** Every kind of mail. Its words are `kinds.<kind>.{subject,text,action}` in messages/{fr,en}/mails.json. */
export const mailKinds = {
  verify_email: { link: "/verify-email?token={secret}" },
} as const satisfies Record<string, Kind>;

export type MailKind = keyof typeof mailKinds;
