import { expect, test } from "vitest";
import { profileAudiences } from "@/db/enums";
import { withdrawApplication } from "@/lib/applications/contract";
import * as api from "@/lib/profiles/contract";
import { type Profile, profileSections } from "@/lib/profiles/schemas";
import { adminPaths, companyPaths, studentPaths } from "@/lib/routes";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { apply } from "../../support/applications";
import { unzip } from "../../support/archives";
import { createArchive, download } from "../../support/data-exports";
import { befriend, block } from "../../support/friends";
import { contentOfSections, studentWithProfile } from "../../support/profiles";
import { readTaggedText } from "../../support/tagged-text";
import { admin, company, student } from "../../support/users";

/** The viewers of a section, with the audiences they see; a viewer without a list cannot open the profile. */
const matrix = {
  owner: ["me", "friends", "school", "companies"],
  friend: ["friends", "school", "companies"],
  school: ["school", "companies"],
  administration: ["school", "companies"],
  appliedCompany: ["companies"],
  otherCompany: null,
  blocked: null,
  visitor: null,
} as const;

test("only its audience sees each section", async () => {
  for (const audience of profileAudiences) {
    const owner = await studentWithProfile(audience);
    const viewers = await viewersOf(owner);
    for (const [name, seen] of Object.entries(matrix)) {
      const { status, body } = await viewers[name as keyof typeof matrix].call(api.getProfile, {
        params: { id: owner.id },
      });
      const expected =
        seen === null ? [] : (seen as readonly string[]).includes(audience) ? profileSections : [];
      expect([audience, name, status === 200 ? filledSections(body.data) : []]).toEqual([
        audience,
        name,
        [...expected],
      ]);
      expect([name, status]).toEqual([name, seen ? 200 : name === "visitor" ? 401 : 404]);
    }
  }
});

test("pages show what the API returns, and a search shows no section", async () => {
  for (const audience of profileAudiences) {
    const owner = await studentWithProfile(audience);
    const viewers = await viewersOf(owner);
    for (const [name, seen] of Object.entries(matrix)) {
      const response = await viewers[name as keyof typeof matrix].fetch(pageOf(name, owner.id));
      const isShown = seen !== null && (seen as readonly string[]).includes(audience);
      expect([audience, name, wordsIn(await response.text())]).toEqual([
        audience,
        name,
        isShown ? profileSections.toSorted() : [],
      ]);
    }
    const search = await viewers.friend.fetch(`/api/users/search?search=${encodeURIComponent(owner.name)}`);
    const text = await search.text();
    expect(text).toContain(`"id":${owner.id},`);
    expect(wordsIn(text)).toEqual([]);
  }
});

test("a CV contains the sections that others may see", async () => {
  for (const audience of profileAudiences) {
    const owner = await studentWithProfile(audience);
    const browser = await browserClient(owner);
    const { body } = await browser.call(api.createResume, { body: { locale: "fr" } });
    const file = await browser.fetch(`/storage/${body.data.path}`);
    const text = (await readTaggedText(new Uint8Array(await file.arrayBuffer())))
      .map(([, line]) => line)
      .join(" ");
    expect([audience, wordsIn(text)]).toEqual([
      audience,
      audience === "me" ? [] : profileSections.toSorted(),
    ]);
  }
});

test("an export contains the user's own sections, but no friend's", async () => {
  const owner = await studentWithProfile("me");
  const { friend } = await viewersOf(owner);
  expect(wordsIn(await exportedProfiles(await browserClient(owner)))).toEqual(
    profileSections.filter((section) => section !== "languages").toSorted(),
  );
  expect(wordsIn(await exportedProfiles(friend))).toEqual([]);
});

function pageOf(viewer: string, id: number): string {
  if (viewer === "owner") return studentPaths.profile;
  if (viewer === "administration") return `${adminPaths.profiles}/${id}`;
  return `${viewer.endsWith("Company") ? companyPaths.applicants : studentPaths.profile}/${id}`;
}

function wordsIn(text: string) {
  return profileSections.filter((section) => text.includes(contentOfSections[section])).toSorted();
}

async function exportedProfiles(browser: ApiClient): Promise<string> {
  const entries = await unzip(await download(browser, await createArchive(browser)));
  return String(entries["data/profiles.json"] ?? "");
}

test("sections of a profile have separate audiences", async () => {
  const owner = await studentWithProfile({
    about: "me",
    studies: "companies",
    skills: "school",
    interests: "friends",
    languages: "companies",
    experiences: "companies",
    education: "school",
    links: "me",
  });
  const { school, appliedCompany } = await viewersOf(owner);
  const read = async (client: ApiClient) =>
    filledSections((await client.call(api.getProfile, { params: { id: owner.id } })).body.data);
  expect(await read(school)).toEqual(["studies", "experiences", "education", "skills", "languages"]);
  expect(await read(appliedCompany)).toEqual(["studies", "experiences", "languages"]);
});

test("a company loses access to the profile with the application", async () => {
  const owner = await studentWithProfile("companies");
  const { application, student: client, job } = await apply({ user: owner });
  const recruiter = await browserClient(job.by);
  const read = () => recruiter.call(api.getProfile, { params: { id: owner.id } });
  expect((await read()).status).toBe(200);
  await client.call(withdrawApplication, { params: { id: application.id } });
  expect((await read()).status).toBe(404);
});

async function viewersOf(
  owner: Awaited<ReturnType<typeof student>>,
): Promise<Record<keyof typeof matrix, ApiClient>> {
  const { job, student: own } = await apply({ user: owner });
  const [friend, blocked] = [await student(), await student()];
  await befriend(owner, friend);
  await block(owner, blocked);
  return {
    owner: own,
    friend: await browserClient(friend),
    blocked: await browserClient(blocked),
    school: await browserClient(await student()),
    administration: await browserClient(await admin()),
    appliedCompany: await browserClient(job.by),
    otherCompany: await browserClient(await company()),
    visitor: visitorClient(),
  };
}

function filledSections(profile: Profile) {
  return profileSections.filter((section) => {
    const value = profile[section];
    if (section === "studies") return profile.studies.programme !== null;
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });
}
