export function storageUrl(path: string): string {
  return `/storage/${path}`;
}
