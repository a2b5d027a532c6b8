/** The cookie that keeps whether the side menu is folded, so that the server draws it at its width. */
export const sideMenuCookie = "side";

export function isCollapsed(value: string | undefined): boolean {
  return value === "closed";
}
