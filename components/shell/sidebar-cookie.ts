/** The server reads this cookie, so that the sidebar is rendered at its width. */
export const sidebarCookie = "side";

export function isCollapsed(value: string | undefined): boolean {
  return value === "closed";
}
