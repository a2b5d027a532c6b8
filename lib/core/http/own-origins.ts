export function ownOrigins(publicUrl: string, host: string | null | undefined): string[] {
  const { origin, protocol } = new URL(publicUrl);
  return host ? [origin, `${protocol}//${host}`] : [origin];
}
