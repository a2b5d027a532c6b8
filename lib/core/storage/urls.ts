/** The address that serves a stored file; asking for it passes the policy of the row that owns it. */
export function storageUrl(path: string): string {
  return `/storage/${path}`;
}
