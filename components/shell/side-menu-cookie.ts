/** Read by the server, so that the side menu is rendered at its width. */
export const sideMenuCookie = "side";

export function isCollapsed(value: string | undefined): boolean {
  return value === "closed";
}
