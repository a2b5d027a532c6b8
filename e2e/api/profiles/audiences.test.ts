import { expect, test } from "vitest";
import { profileAudiences } from "@/db/enums";
import { withdrawApplication } from "@/lib/applications/withdraw-contract";
import * as api from "@/lib/profiles/contract";
import { type Profile, profileSections } from "@/lib/profiles/schemas";
import { browserClient, type Caller, visitorClient } from "../../support/api";
import { applied } from "../../support/applications";
import { befriend, block } from "../../support/friends";
import { studentWithProfile } from "../../support/profiles";
import { admin, company, student } from "../../support/users";

/** Who sees a section of which audience; a viewer without a list does not reach the profile. */
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

test("each section reaches exactly its audience", async () => {
  for (const audience of profileAudiences) {
    const owner = await studentWithProfile(audience);
    const viewers = await viewersOf(owner);
    for (const [name, seen] of Object.entries(matrix)) {
      const { status, body } = await viewers[name as keyof typeof matrix].call(api.getProfile, {
        ids: { id: owner.id },
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

test("sections of one profile have audiences of their own", async () => {
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
  const read = async (caller: Caller) =>
    filledSections((await caller.call(api.getProfile, { ids: { id: owner.id } })).body.data);
  expect(await read(school)).toEqual(["studies", "experiences", "education", "skills", "languages"]);
  expect(await read(appliedCompany)).toEqual(["studies", "experiences", "languages"]);
});

test("a company loses the profile with the application", async () => {
  const owner = await studentWithProfile("companies");
  const { application, student: caller, job } = await applied({ who: owner });
  const recruiter = await browserClient(job.by);
  const read = () => recruiter.call(api.getProfile, { ids: { id: owner.id } });
  expect((await read()).status).toBe(200);
  await caller.call(withdrawApplication, { ids: { id: application.id } });
  expect((await read()).status).toBe(404);
});

async function viewersOf(
  owner: Awaited<ReturnType<typeof student>>,
): Promise<Record<keyof typeof matrix, Caller>> {
  const { job, student: own } = await applied({ who: owner });
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
