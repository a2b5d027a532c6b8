import { browserClient, visitorClient } from "./api";
import { company, student } from "./users";

/** Clients that are no administrators, with the status that an administrator's endpoint gives them. */
export const nonAdmins = [
  ["a visitor", visitorClient(), 401],
  ["a student", await browserClient(await student()), 403],
  ["a company", await browserClient(await company()), 403],
] as const;
