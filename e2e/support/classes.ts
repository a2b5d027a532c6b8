import { createDraft } from "./announcements";
import { browserClient } from "./api";
import { sql } from "./database";
import { signedInStudent } from "./friends";
import { randomKey } from "./random-key";
import { admin, student, type TestUser } from "./users";

/** A unique class name with an accent. */
export const newClass = (level: string) => `${level} Systèmes ${randomKey()}`;

/** Sets the class as an import of the roster does. */
export async function setClass({ id }: TestUser, name: string | null): Promise<void> {
  await sql`update users set class_name = ${name} where id = ${id}`;
}

export async function studentOfClass(name: string | null, user?: TestUser): Promise<TestUser> {
  const member = user ?? (await student());
  await setClass(member, name);
  return member;
}

export async function signedInStudentOfClass(name: string): ReturnType<typeof signedInStudent> {
  const signedIn = await signedInStudent();
  await setClass(signedIn.user, name);
  return signedIn;
}

/** An administrator's draft for the students of classes. */
export async function draftForClasses(class_names: string[], fields: object = {}) {
  const browser = await browserClient(await admin());
  const draft = await createDraft(browser, { audience: "classes", class_names, ...fields });
  return { browser, draft, params: { id: draft.id } };
}
