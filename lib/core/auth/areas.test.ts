import { expect, test } from "vitest";
import { areaOf, homePath, postLoginPath, safeReturnPath } from "./areas";

test.each([
  "/",
  "/student/dashboard",
  "/student/dashboard?page=2&until=9#post-3",
  "/posts/12",
  "/en/posts/12?a=%2F%2Fb",
  "/student/dashboard/search?q=//evil.example",
  "/school-sign-in/link?next=%2Fapi",
  "/apis",
  "/posts/caf%C3%A9",
  "/storage/documents/12",
  "/storage/applications/12/resume",
  "/storage/applications/12/cover_letter",
])("returns to %s after signing in", (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e%2e//evil.example",
  "/\t/evil.example",
  "/\n//evil.example",
  " /evil",
  "javascript:alert(1)",
  "/api/logout",
  "/api",
  "/API/logout",
  "/%61pi/logout",
  "/posts/../api/logout",
  "/sanctum/csrf-cookie",
  "/broadcasting/auth",
  "/storage/images/a.webp",
  "/storage/documents/a.pdf?until=1&signature=2",
  "/storage/documents/12/../../api/logout",
  "/STORAGE/documents/12",
  "/storage/applications/12/resume/x",
  "/%E0%A4%A",
  "student/dashboard",
  "?next=/",
  "",
  undefined,
  null,
  ["/a", "/b"],
  { path: "/" },
])("never redirects to %j", (path) => {
  expect(safeReturnPath("/student/dashboard")).toBe("/student/dashboard");
  expect(safeReturnPath(path)).toBeNull();
});

test("every result is a path of this site", () => {
  const pieces = ["/", "\\", ".", "..", "@", ":", "%2f", "%5c", "evil.example", "\t", "?", "#", " "];
  for (const one of pieces) {
    for (const two of pieces) {
      for (const three of pieces) {
        const path = safeReturnPath(`/${one}${two}${three}`);
        if (path !== null) expect(new URL(path, "http://here.invalid").host, path).toBe("here.invalid");
      }
    }
  }
});

test("each role has an area, with its home in it", () => {
  for (const role of ["student", "company", "admin"]) expect(areaOf(homePath(role))).toBe(role);
  expect([homePath(undefined), homePath("teacher")]).toEqual(["/", "/"]);
  expect(["/", "/login", "/posts/1", "/students", "/constructor"].map(areaOf)).toEqual(Array(5).fill(null));
});

test("after signing in, a user returns to the requested page unless it belongs to another role", () => {
  expect(postLoginPath("student", "/student/dashboard?page=2")).toBe("/student/dashboard?page=2");
  expect(postLoginPath("student", "/posts/12")).toBe("/posts/12");
  expect(postLoginPath("student", "/admin/dashboard")).toBe("/student/dashboard");
  expect(postLoginPath("company", "//evil.example")).toBe("/company/dashboard");
  expect(postLoginPath("company", "/api/logout")).toBe("/company/dashboard");
  expect(postLoginPath("teacher", "/student/dashboard")).toBe("/login");
});
