import { startConversation } from "@/lib/chat/contract";
import { browserClient } from "./api";
import { insertColleague } from "./companies";
import { insertJob } from "./jobs";
import { insertApplication } from "./recruitment";
import { company, student, type TestUser } from "./users";

/** A company with a job, and a student who applied to it. */
export async function applicantOfCompany(name = "Inès Moreau") {
  const owner = await company({ name: "Atelier Nord" });
  const { id } = await insertJob({ by: owner });
  const applicant = await student({ name });
  const application = await insertApplication(id, { by: applicant });
  return { owner, applicant, application };
}

/** A recruiter who has written to an applicant of the company. */
export async function recruiterAndApplicant() {
  const { owner, applicant, application } = await applicantOfCompany();
  const [recruiter, student] = [await browserClient(owner), await browserClient(applicant)];
  const { status, body } = await recruiter.call(startConversation, { body: { user_id: applicant.id } });
  if (status !== 201) throw new Error(`starting a conversation: ${status} ${body.code}`);
  return { owner, applicant, application, recruiter, student, id: body.conversation_id };
}

export async function insertSignedInColleague(
  owner: TestUser,
  role: "owner" | "recruiter" | "read_only" = "recruiter",
) {
  const user = await insertColleague(owner, role);
  return { user, browser: await browserClient(user) };
}
