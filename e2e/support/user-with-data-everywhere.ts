import { randomBytes, randomInt } from "node:crypto";
import { sendContactMessage } from "@/lib/contact/contract";
import { createStoragePath } from "@/lib/core/storage/paths";
import { changeEmail } from "@/lib/users/settings-contract";
import { verifyEmail } from "@/lib/users/tokens-contract";
import { insertAnnouncement } from "./announcements";
import { browserClient, visitorClient } from "./api";
import { insertConversation, insertMessage } from "./chat";
import { companyIdOf } from "./companies";
import { sql } from "./database";
import { insertEvent, insertEventAnswer } from "./events";
import { insertGroup, insertMember } from "./groups";
import { tokenOf, waitForEmail } from "./outbox";
import { insertPoll } from "./polls";
import { insertPost } from "./posts";
import { admin, company, password, student, type TestUser } from "./users";

/**
 * A user with a row in every table, whose email was entered in capitals and has changed since, and the strings that
 * occur only in the user's rows.
 */
export async function createUserWithDataEverywhere(): Promise<{ user: TestUser; strings: string[] }> {
  const key = randomBytes(5).toString("hex");
  const mark = (label: string) => `z${label}${key}`;
  const former = await student({ name: `Zoé ${mark("nom")}` });
  const endOfSuspension = `${randomInt(2500, 9000)}-${randomInt(10, 13)}-${randomInt(10, 29)}`;
  former.email = `Zoe.${key}@Test.Invalid`;
  const [account] =
    await sql`update users set location = ${mark("lieu")}, avatar_path = ${createStoragePath("avatars", "webp")},
    status_reason = ${mark("raison")}, suspended_until = ${endOfSuspension}, school_number = ${mark("numéro")},
    class_name = ${mark("classe")}, email = ${former.email} where id = ${former.id} returning username`;
  await insertRowsByEmail(former, mark);
  const user = await changeEmailOf(`Zoe.Encore.${key}@Test.Invalid`, former);
  await insertRowsByEmail(user, mark);
  await insertPosts(user, mark);
  await insertOwnRows(user, mark);
  await insertGroups(user);
  await insertApplication(user, mark);
  await insertMessagesToOthers(user, mark);
  return { user, strings: [key, former.email, user.email, account?.username, endOfSuspension] };
}

/** Changes the email as a user does: requested in the settings, confirmed by the link in the email. */
async function changeEmailOf(email: string, user: TestUser): Promise<TestUser> {
  const browser = await browserClient(user);
  const requested = await browser.call(changeEmail, { body: { email, current_password: password } });
  const token = tokenOf(await waitForEmail(email, "change_email"));
  const confirmed = await visitorClient().call(verifyEmail, { body: { token } });
  if (requested.status !== 202 || confirmed.status !== 200) throw new Error("the address did not change");
  return { ...user, email };
}

/** Inserts the rows that refer to the user by email: contact messages, visitor comments and rate limits. */
async function insertRowsByEmail(user: TestUser, mark: Mark): Promise<void> {
  const { name, email } = user;
  await admin();
  const message = { name, email, content: mark("message"), locale: "fr" as const };
  for (const client of [await browserClient(user), visitorClient()]) {
    const sent = await client.call(sendContactMessage, { body: message });
    if (sent.status !== 201) throw new Error(`writing to the school: ${sent.status}`);
  }
  const other = await insertPost();
  const [visit] = await sql`insert into comments (post_id, content, author_name, author_email)
    values (${other.id}, ${mark("visite")}, ${name}, ${email.toLowerCase()}) returning id`;
  await sql`insert into moderation_decisions (subject_type, subject_id, action, rule, excerpt)
    values ('comment', ${visit?.id}, 'delete', 'spam', ${mark("visite")})`;
  const params = sql.json({ post: other.id, excerpt: mark("visite"), actor: "Une visiteuse" });
  await sql`with notified as (
      insert into notifications (user_id, post_id, kind, group_key, params, count)
      values (${other.by.id}, ${other.id}, 'post_commented', ${`post_commented:post:${other.id}`}, ${params}, 0) returning id)
    insert into notification_events (notification_id, source, params)
      select id, ${`comment:${visit?.id}`}, ${params} from notified`;
  await sql`insert into rate_limits (key, points) values (${`signInHour:10.0.0.1:${email.toLowerCase()}`}, 1)`;
  await sql`insert into company_invitations (company_id, email, role, token_hash, expires_at)
    values (${await companyIdOf(await company())}, ${email}, 'read_only', ${mark("invitation") + email}, now())`;
  await sql`insert into group_email_invitations (group_id, email, invited_by, expires_at)
    values (${await insertGroup(other.by)}, ${email.toLowerCase()}, ${other.by.id}, now() + interval '1 day')`;
  await sql`insert into audit_log (actor_id, action, details)
    values (${other.by.id}, 'recruiter_invited', ${sql.json({ email })})`;
  await sql`insert into emails (user_id, recipient, locale, kind, params)
    values (${other.by.id}, ${other.by.email}, 'fr', 'job_ending', ${sql.json({ title: email.toUpperCase() })})`;
}

type Mark = (label: string) => string;

async function insertPosts(user: TestUser, mark: Mark): Promise<void> {
  const own = await insertPost({ by: user, content: `Un post ${mark("post")}` });
  const other = await insertPost();
  const [tag] = await sql`insert into tags (name) values (${mark("tag")}) returning id`;
  await sql`insert into post_tags (post_id, tag_id) values (${own.id}, ${tag?.id})`;
  await sql`insert into post_images (post_id, position, path, width, height, alt)
    values (${own.id}, 0, ${createStoragePath("images", "webp")}, 10, 10, ${mark("alt")})`;
  await sql`insert into stored_files (path, user_id, size) values (${createStoragePath("images", "webp")}, ${user.id}, 10)`;
  const [comment] = await sql`insert into comments (post_id, user_id, content)
    values (${other.id}, ${user.id}, ${mark("commentaire")}) returning id`;
  const neighbour = await student();
  const [praise] = await sql`insert into comments (post_id, user_id, content)
    values (${other.id}, ${neighbour.id}, ${`Merci @[${user.id}]`}) returning id`;
  await sql`insert into mentions (comment_id, user_id, name) values (${praise?.id}, ${user.id}, ${user.name})`;
  await sql`insert into comments (post_id, user_id, content, reply_to_id)
    values (${other.id}, ${neighbour.id}, 'Oui', ${comment?.id})`;
  await sql`insert into comments (post_id, user_id, content) values (${own.id}, ${neighbour.id}, 'Non')`;
  await sql`insert into likes (post_id, user_id) values (${other.id}, ${user.id})`;
  for (const post of [own, other]) {
    const [option] = await insertPoll(post.id, [post === own ? mark("choix") : "Oui", "Non"]);
    await sql`insert into poll_votes (post_id, option_id, user_id) values (${post.id}, ${option ?? 0}, ${user.id})`;
  }
  await sql`insert into friendships (user_id, friend_id)
    values (${user.id}, ${neighbour.id}), (${neighbour.id}, ${user.id})`;
  await sql`insert into friend_requests (sender_id, receiver_id) values (${user.id}, ${other.by.id})`;
  await sql`insert into blocks (blocker_id, blocked_id) values (${user.id}, ${(await student()).id})`;
  await sql`insert into post_mutes (user_id, post_id) values (${user.id}, ${other.id})`;
  const conversation = await insertConversation(user, neighbour);
  for (const sender of [user, neighbour]) {
    const id = await insertMessage(conversation, sender, `${mark("bavardage")} !`);
    await sql`insert into message_reactions (conversation_id, message_id, user_id, emoji)
      values (${conversation}, ${id}, ${user.id}, '👍')`;
  }
  await sql`insert into message_attachments (conversation_id, user_id, kind, name, path, size)
    values (${conversation}, ${user.id}, 'pdf', ${`${mark("annexe")}.pdf`}, ${createStoragePath("attachments", "pdf")}, 1)`;
  await sql`insert into mutes (user_id, muted_id) values (${user.id}, ${other.by.id})`;
  await sql`insert into chat_settings (user_id, plays_sound) values (${user.id}, true)`;
  await sql`insert into presence (user_id, status, last_seen_at) values (${user.id}, 'offline', now())`;
  await sql`update user_activity set last_active_on = current_date, last_engaged_on = current_date where user_id = ${user.id}`;
  await sql`insert into dismissed_suggestions (user_id, dismissed_id) values (${user.id}, ${other.by.id})`;
  await sql`insert into reports (reporter_id, subject_type, subject_id, reason)
    values (${user.id}, 'post', ${other.id}, ${mark("signalement")})`;
  await sql`insert into reports (reporter_id, subject_type, subject_id, reason)
    values (${neighbour.id}, 'post', ${own.id}, ${mark("plainte")})`;
  await sql`insert into moderation_assignments (subject_type, subject_id, assignee_id)
    values ('post', ${own.id}, ${user.id})`;
}

async function insertOwnRows(user: TestUser, mark: Mark): Promise<void> {
  const { id, email, name } = user;
  await sql`insert into sessions (user_id, token_hash, user_agent, ip_address, expires_at)
    values (${id}, ${mark("jeton")}, ${mark("navigateur")}, ${mark("adresse")}, now())`;
  await sql`insert into user_tokens (user_id, purpose, token_hash, email, expires_at)
    values (${id}, 'verify_email', ${mark("lien")}, ${email}, now())`;
  await sql`insert into sso_identities (issuer, subject, user_id) values ('https://x.invalid', ${mark("sujet")}, ${id})`;
  await sql`insert into two_factor_secrets (user_id, secret) values (${id}, '…')`;
  await sql`insert into recovery_codes (user_id, code_hash) values (${id}, '…')`;
  await sql`insert into passkeys (user_id, name, credential_id, public_key, counter)
    values (${id}, ${mark("clé")}, ${crypto.randomUUID()}, '…', 0)`;
  await sql`insert into passkey_challenges (owner_id, purpose, user_id, challenge)
    values (${crypto.randomUUID()}, 'registration', ${id}, '…')`;
  await sql`insert into data_exports (user_id, status, path) values (${id}, 'failed', ${createStoragePath("exports", "zip")})`;
  await sql`insert into notification_preferences (user_id, category, app, email, digest)
    values (${id}, 'jobs', true, false, false)`;
  await sql`insert into notification_settings (user_id) values (${id})`;
  await insertAnnouncement(user, { status: "sent", to: [user] });
  await sql`insert into saved_searches (user_id, name, filters) values (${id}, ${mark("recherche")}, '{}')`;
  await sql`insert into emails (user_id, recipient, locale, kind, params)
    values (${id}, ${email}, 'fr', 'password_changed', ${sql.json({ name })})`;
  await sql`insert into profiles (user_id, headline, about, programme, cover_path, skills)
    values (${id}, ${mark("titre")}, ${mark("profil")}, ${mark("filiere")}, ${createStoragePath("covers", "webp")},
      ${sql.json([mark("talent")])})`;
  await sql`insert into notifications (user_id, kind, group_key, params)
    values (${id}, 'job_alert', ${mark("groupe")}, ${sql.json({ name: mark("note") })})`;
  await sql`insert into audit_log (actor_id, action, ip_address, details)
    values (${id}, 'signed_in', ${mark("ip")}, ${sql.json({ email })})`;
  await sql`insert into audit_log (action, subject_type, subject_id, ip_address)
    values ('sign_in_failed', 'user', ${id}, ${mark("ip")})`;
}

/** Inserts a group that the user owns with another member, and groups of another owner in which the user has each relation. */
async function insertGroups(user: TestUser): Promise<void> {
  const other = await student();
  const own = await insertGroup(user);
  await insertMember(own, other);
  await insertMember(await insertGroup(other), user);
  await insertEvent(user, { group: own });
  await sql`insert into event_subscriptions (user_id, token_hash) values (${user.id}, ${crypto.randomUUID()})`;
  await insertEventAnswer(await insertEvent(other, { group: own, startsIn: -50 }), user, "yes");
  const [requested, invited, banned] = [
    await insertGroup(other),
    await insertGroup(other),
    await insertGroup(other),
  ];
  await sql`insert into group_requests (group_id, user_id) values (${requested}, ${user.id})`;
  await sql`insert into group_invitations (group_id, user_id, invited_by)
    values (${invited}, ${user.id}, ${other.id}), (${own}, ${(await student()).id}, ${user.id})`;
  await sql`insert into group_invitation_links (group_id, created_by, token_hash, expires_at)
    values (${own}, ${user.id}, ${crypto.randomUUID()}, now() + interval '1 day')`;
  await sql`insert into group_email_invitations (group_id, email, invited_by, expires_at)
    values (${own}, ${`${crypto.randomUUID()}@outside.invalid`}, ${user.id}, now() + interval '1 day')`;
  await sql`insert into group_bans (group_id, user_id, banned_by)
    values (${banned}, ${user.id}, ${other.id}), (${own}, ${(await student()).id}, ${user.id})`;
}

async function insertApplication(user: TestUser, mark: Mark): Promise<void> {
  const recruiter = await company();
  const [job] = await sql`insert into job_postings (company_id, title, description, requirements, location,
    application_deadline) select company_id, 'T', 'D', 'R', 'L', now() from company_members
    where user_id = ${recruiter.id} returning id`;
  await sql`insert into saved_jobs (user_id, job_posting_id) values (${user.id}, ${job?.id})`;
  await sql`insert into alerted_jobs (user_id, job_posting_id) values (${user.id}, ${job?.id})`;
  const [doc] = await sql`insert into documents (user_id, kind, name, path, size)
    values (${user.id}, 'resume', ${`${mark("cv")}.pdf`}, ${createStoragePath("documents", "pdf")}, 1) returning id`;
  const [sent] = await sql`insert into applications (job_posting_id, student_id, resume_id)
    values (${job?.id}, ${user.id}, ${doc?.id}) returning id`;
  await sql`insert into application_events (application_id, actor_id, kind, document_id, message)
    values (${sent?.id}, ${recruiter.id}, 'opened', ${doc?.id}, ${`Bonjour ${user.name}`})`;
  await sql`insert into application_notes (application_id, author_id, content)
    values (${sent?.id}, ${recruiter.id}, ${`${user.name} convient`})`;
}

async function insertMessagesToOthers(user: TestUser, mark: Mark): Promise<void> {
  const other = await student();
  const params = sql.json({ name: user.name, text: mark("dit") });
  await sql`with told as (
    insert into notifications (user_id, actor_id, kind, group_key, params, count)
    values (${other.id}, ${user.id}, 'job_alert', 'a', ${params}, 0) returning id)
    insert into notification_events (notification_id, source, actor_id, params)
    select id, 'user', ${user.id}::int, ${params} from told`;
  await sql`insert into emails (user_id, recipient, locale, kind, params)
    values (${other.id}, ${other.email}, 'fr', 'job_ending', ${sql.json({ title: user.name, deadline: "x" })})`;
}
