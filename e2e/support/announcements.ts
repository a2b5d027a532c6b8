import { createAnnouncement } from "@/lib/announcements/contract";
import type { Announcement } from "@/lib/announcements/schemas";
import type { ApiClient } from "./api";
import { makeDue, sql } from "./database";
import type { TestUser } from "./users";

type Traits = { status?: "draft" | "sent"; to?: TestUser[]; link?: string | null };

/** Inserts an announcement into the database; its recipients get it without a notification. */
export async function insertAnnouncement(
  by: TestUser,
  { status = "draft", to = [], link = null }: Traits = {},
) {
  const sent_at = status === "sent" ? new Date() : null;
  const row = {
    ...{ created_by: by.id, status, link, sent_at, completed_at: sent_at },
    ...{
      title_fr: "Portes ouvertes",
      text_fr: "Samedi, de dix heures à midi.",
      title_en: null,
      text_en: null,
    },
    ...{ audience: "students", channel: "both" },
  };
  const [inserted] = await sql`insert into announcements ${sql(row)} returning id`;
  const id: number = inserted?.id;
  for (const user of to)
    await sql`insert into announcement_recipients (announcement_id, user_id, by_app, by_email)
      values (${id}, ${user.id}, true, true)`;
  return id;
}

/** The fields that the form sends. */
export function announcementFields(group_ids: number[] = []) {
  return {
    title_fr: "Portes ouvertes",
    text_fr: "Samedi, de dix heures à midi.\n\nVenez nombreux.",
    audience: group_ids.length > 0 ? ("groups" as const) : ("students" as const),
    group_ids,
    channel: "both" as const,
  };
}

/** Creates an announcement over the API and returns the draft. */
export async function createDraft(browser: ApiClient, fields: object = {}): Promise<Announcement> {
  const body = { ...announcementFields(), ...fields };
  const { status, body: response } = await browser.call(createAnnouncement, { body });
  if (status !== 201) throw new Error(`writing: ${status} ${JSON.stringify(response.errors)}`);
  return response.data;
}

/** Whether all recipients have the announcement; makes the worker's task due first. */
export async function isCompleted(id: number): Promise<boolean> {
  await makeDue("send-announcements");
  const [row] = await sql`select completed_at is not null as done from announcements where id = ${id}`;
  return row?.done;
}
