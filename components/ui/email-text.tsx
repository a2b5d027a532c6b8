import { cx } from "./cx";

/** An email that breaks after its @ where it must. */
export function EmailText({ email, className }: { email: string; className?: string }) {
  const domain = email.lastIndexOf("@") + 1;
  return (
    <span className={cx("wrap-anywhere", className)}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </span>
  );
}
