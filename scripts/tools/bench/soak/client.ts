import type { Student } from "./people";

export type Request = (student: Student) => Promise<Response>;
const timeoutMs = 15_000;

type Send = { headers?: Record<string, string>; body?: object };

/** Calls the application on behalf of a student, from the student's own IP address. */
export function soakClient(origin: string) {
  function send(path: string, { ipAddress }: Student, { headers, body }: Send): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(origin + path, {
      method: body ? "POST" : "GET",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "x-forwarded-for": ipAddress,
        ...(body && !isForm && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
  }
  const bearer = ({ token }: Student) => ({ authorization: `Bearer ${token}` });
  return {
    get:
      (path: string): Request =>
      (student) =>
        send(path, student, { headers: bearer(student) }),
    post: (path: string, student: Student, body: object) =>
      send(path, student, { headers: bearer(student), body }),
    page:
      (path: string): Request =>
      (student) =>
        send(path, student, { headers: { cookie: student.cookie, accept: "text/html" } }),
    visit:
      (path: string): Request =>
      (student) =>
        send(path, student, { headers: { accept: "text/html" } }),
  };
}
