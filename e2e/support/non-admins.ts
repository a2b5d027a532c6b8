import { browserClient, visitorClient } from "./api";
import { company, student } from "./users";

/** Who is no administrator, with the status that their calls of an administrator's endpoint get. */
export const nonAdmins = [
  ["a visitor", visitorClient(), 401],
  ["a student", await browserClient(await student()), 403],
  ["a company", await browserClient(await company()), 403],
] as const;
