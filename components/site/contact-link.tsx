export function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
      {children}
    </a>
  );
}
