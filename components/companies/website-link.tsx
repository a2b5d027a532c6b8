/** User content: `nofollow`. */
export function WebsiteLink({ href }: { href: string }) {
  const shown = href.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
  return (
    <a
      href={href}
      rel="nofollow ugc noopener"
      target="_blank"
      className="text-accent underline underline-offset-2 wrap-anywhere"
    >
      {shown}
    </a>
  );
}
