import { beforeAll, expect, onTestFinished, test } from "vitest";
import { locales } from "@/db/enums";
import { requiredEnv } from "@/e2e/support/required-env";
import { tokenSecret } from "@/lib/core/auth/token-secrets";
import type { Locale } from "@/lib/core/i18n/locales";
import { messagesFor } from "@/lib/core/i18n/messages";
import { defaultSite, setCurrentSite } from "@/lib/site";
import { numberItems } from "./items";
import { layoutEmail } from "./layout";
import { renderEmail } from "./render";
import { type EmailTemplate, emailTemplates } from "./templates";

beforeAll(() => {
  Object.assign(process.env, { ...requiredEnv, APP_URL: "https://school.example" });
});

const message = {
  kind: "contact_message",
  params: {
    name: "Ada\r\nBcc: all",
    email: "ada@x.invalid",
    content: 'un <b>"mot"</b>\nl’autre\n\nfin & suite',
  },
};

test("every kind of email has its texts in both languages", () => {
  for (const locale of locales)
    for (const [kind, { link }] of Object.entries<EmailTemplate>(emailTemplates)) {
      const renderedEmail = renderEmail({ kind, params: paramsOf(kind, locale) }, locale);
      expect([kind, renderedEmail.subject, renderedEmail.paragraphs.join()]).not.toContain("");
      expect([kind, renderedEmail.action === null]).toEqual([kind, link === undefined]);
      expect(JSON.stringify(renderedEmail)).not.toContain("email.kinds");
    }
});

/** A value for every place of a kind's texts. */
function paramsOf(kind: string, locale: Locale): Record<string, number> {
  const all = JSON.stringify((messagesFor(locale).email.kinds as Record<string, object>)[kind]);
  const names = [...all.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => [name, 1] as const);
  return { linkId: 1, ...Object.fromEntries(names) };
}

test("renders the subject as one line and the text as paragraphs", () => {
  const renderedEmail = renderEmail(message, "fr");
  expect(renderedEmail.subject).toBe("Ada Bcc: all vous écrit depuis la page Contact");
  expect(renderedEmail.paragraphs).toContain("fin & suite");
  expect(renderedEmail.action?.path).toBe("/admin/dashboard#contact-messages");
});

test("formats dates in the recipient's language", () => {
  const email = { kind: "job_ending", params: { title: "Stage", deadline: "2026-11-24", applications: 0 } };
  expect(renderEmail(email, "fr").paragraphs.join()).toContain("est le 24 novembre 2026");
  expect(renderEmail(email, "en").paragraphs.join()).toContain("24 November 2026");
});

test("shows how many applications are due, until when and where", () => {
  const params = { job: 7, title: "Stage", count: 1, until: "2026-12-10" };
  const { subject, action } = renderEmail({ kind: "decisions_due", params }, "en");
  expect([subject, action?.path]).toEqual([
    "One application to decide by 10 December 2026: Stage",
    "/company/dashboard/applications?job_posting_id=7",
  ]);
  const overdue = renderEmail({ kind: "decisions_overdue", params: { ...params, count: 3 } }, "fr");
  expect(overdue.subject).toBe("3 candidatures toujours sans réponse\u00a0: Stage");
  expect(overdue.paragraphs.join()).toContain("10 décembre 2026");
});

test("links a reactivated account to sign-in, and any other one to the school's contact page", () => {
  const email = (status: string) => ({
    kind: "account_status",
    params: { status, name: "Ada", reasoned: "no" },
  });
  const action = (status: string) => renderEmail(email(status), "en").action;
  expect(action("active")).toEqual({ label: "Sign in", path: "/login" });
  expect(action("suspended")).toEqual({ label: "Write to the school", path: "/contact" });
});

test("derives a link's secret when the email is rendered", () => {
  const { action } = renderEmail({ kind: "verify_email", params: { linkId: "abc" } }, "en");
  expect(action?.path).toBe(`/verify-email?token=${tokenSecret("abc")}`);
});

test("links the email about a new account to a form with its address, which no server receives", () => {
  const email = { kind: "account_created", params: {}, address: "léa+1&x@test.invalid" };
  const url = new URL(renderEmail(email, "fr").action?.path ?? "", "https://school.example");
  expect(url.pathname + url.search).toBe("/forgot-password");
  expect(new URLSearchParams(url.hash.slice(1)).get("email")).toBe("léa+1&x@test.invalid");
});

test("an email to an unverified recipient contains only their email", () => {
  const verificationKinds = Object.entries<EmailTemplate>(emailTemplates).flatMap(
    ([kind, { verifiesAddress }]) => (verifiesAddress ? [kind] : []),
  );
  expect(verificationKinds).toContain("verify_email");
  for (const locale of locales)
    for (const kind of verificationKinds)
      expect(
        renderEmail({ kind, params: { linkId: "abc", email: "ada@x.invalid" } }, locale).subject,
      ).not.toBe("");
});

test("escapes user input in the email", () => {
  const { text, html } = layoutEmail({
    renderedEmail: renderEmail(message, "en"),
    locale: "en",
    hasAccount: false,
    unsubscribe: "https://school.example/unsubscribe?token=a&b",
  });
  expect(text).toContain('un <b>"mot"</b>\nl’autre');
  expect(html).toContain("un &lt;b&gt;&quot;mot&quot;&lt;/b&gt;<br>l’autre");
  expect(html).not.toMatch(/<(b|i)>/);
  expect(html).toContain('href="https://school.example/admin/dashboard#contact-messages"');
  expect(html).toContain("unsubscribe?token=a&amp;b");
});

test("a domain in what users have named is no link, and others' texts stay as they were written", () => {
  const params = {
    linkId: "abc",
    inviter: "Zoé evil.example",
    group: "Gagnez sur www.evil.example",
    named: "yes",
  };
  const { subject, paragraphs } = renderEmail({ kind: "group_invitation", params }, "fr");
  const written = [subject, ...paragraphs].join();
  expect(written).not.toContain("evil.example");
  expect(written.replaceAll("\u2060", "")).toContain("Gagnez sur www.evil.example");
  const contact = { ...message.params, name: "M. Roux (v1.2)…", content: "Voir préau.example" };
  const email = renderEmail({ kind: "contact_message", params: contact }, "fr");
  expect(email.paragraphs).toContain("Voir préau.example");
  expect(email.subject).toContain("M. Roux (v1.\u20602)…");
});

test.each(["application_received", "application_followed_up", "application_status", "job_alert"])(
  "a domain in the name of a student or in what a company has written is no link in %s",
  (kind) => {
    const domain = "evil.example";
    const texts = { student: domain, job: domain, company: domain, title: domain, location: domain };
    const params = { ...texts, application: 5, status: "accepted", wrote: "no", message: null };
    const search = { search: 3, name: domain, count: 1, more: 0, ...numberItems([texts]) };
    const { action: _, items, ...email } = renderEmail({ kind, params: { ...params, ...search } }, "fr");
    const written = JSON.stringify([email, items.map(({ title, detail }) => [title, detail])]);
    expect(written).not.toContain(domain);
    expect(written.replaceAll("\u2060", "")).toContain(domain);
  },
);

const alert = {
  kind: "job_alert",
  params: {
    ...{ search: 3, name: "web", count: 4, more: 2 },
    ...numberItems([
      { job: 7, title: 'Stage "A"\n<b>', company: "R&D", location: "Lyon" },
      { job: 8, title: "Poste", company: "Atelier", location: "Brest" },
    ]),
  },
};

test.each([
  ["fr", "2 autres offres correspondent\u00a0: retrouvez-les dans votre recherche."],
  ["en", "2 more jobs match: find them in your search."],
] as const)(
  "a job alert lists its jobs with their links, and counts the others, in %s",
  (locale, closing) => {
    const renderedEmail = renderEmail(alert, locale);
    expect(renderedEmail.items).toEqual([
      { title: 'Stage "A" <b>', detail: "R&D · Lyon", path: "/student/dashboard/jobs/7" },
      { title: "Poste", detail: "Atelier · Brest", path: "/student/dashboard/jobs/8" },
    ]);
    expect(renderedEmail.closing).toBe(closing);
    const { text, html } = layoutEmail({ renderedEmail, locale, hasAccount: true, unsubscribe: null });
    expect(text).toContain(
      `* Stage "A" <b>\n  R&D · Lyon\n  https://school.example/student/dashboard/jobs/7\n\n* Poste\n`,
    );
    expect(html).toContain('href="https://school.example/student/dashboard/jobs/7"');
    expect(html).toContain("Stage &quot;A&quot; &lt;b&gt;</a><br>");
    expect(html).toContain("R&amp;D · Lyon");
    for (const body of [text, html]) expect(body).toContain(closing);
  },
);

test("a job alert that lists every job, or from before jobs were listed, counts no others", () => {
  const { search, name, count } = alert.params;
  const [all, older] = [
    { ...alert.params, more: 0 },
    { search, name, count },
  ];
  expect(renderEmail({ ...alert, params: all }, "en")).toMatchObject({ closing: null, items: [{}, {}] });
  const renderedEmail = renderEmail({ ...alert, params: older }, "en");
  expect(renderedEmail).toMatchObject({ closing: null, items: [] });
  expect(
    layoutEmail({ renderedEmail, locale: "en", hasAccount: true, unsubscribe: null }).html,
  ).not.toContain("<ul");
});

test.each([
  ["Lycée Roux", "Lycée Roux · Préau, la cour de l’école"],
  ["", "Préau, la cour de l’école"],
])("signs an email with the school’s name: %j", (name, signature) => {
  onTestFinished(() => setCurrentSite(defaultSite));
  setCurrentSite({ ...defaultSite, contact: { ...defaultSite.contact, name } });
  const renderedEmail = renderEmail(message, "fr");
  const { text, html } = layoutEmail({ renderedEmail, locale: "fr", hasAccount: true, unsubscribe: null });
  expect(text).toContain(`\n-- \n${signature}\n`);
  expect(html).toContain(`>${signature}</p>`);
});

test("rejects an email whose params are incomplete", () => {
  expect(() => renderEmail({ kind: "contact_message", params: { name: "Ada" } }, "fr")).toThrow("email");
  expect(() => renderEmail({ kind: "toString", params: {} }, "fr")).toThrow("toString");
});

test("shows the school's logo in place of the product's name, with its name as alternative text", () => {
  onTestFinished(() => setCurrentSite(defaultSite));
  const layout = () =>
    layoutEmail({
      renderedEmail: renderEmail(message, "fr"),
      locale: "fr",
      hasAccount: true,
      unsubscribe: null,
    }).html;
  expect(layout()).toContain(">Préau</td>");
  const contact = { ...defaultSite.contact, name: 'Lycée "A" <b>' };
  const logo = { url: "/storage/logos/a.png", width: 480, height: 60, ground: "dark" as const };
  setCurrentSite({ ...defaultSite, contact, logo });
  expect(layout()).toMatch(/<img src="https?:\/\/[^"]+\/storage\/logos\/a\.png" width="160" height="20"/);
  expect(layout()).toContain('alt="Lycée &quot;A&quot; &lt;b&gt;"');
  expect(layout()).toContain("background:#1c2126");
});
