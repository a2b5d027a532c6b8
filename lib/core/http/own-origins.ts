/** The origins of our own pages: the public URL's, and the requested host's, which a proxy reaches by the same scheme. */
export function ownOrigins(publicUrl: string, host: string | null | undefined): string[] {
  const { origin, protocol } = new URL(publicUrl);
  return host ? [origin, `${protocol}//${host}`] : [origin];
}
