/** An email address that breaks after its @ where it must. */
export function EmailText({ email }: { email: string }) {
  const domain = email.lastIndexOf("@") + 1;
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}
