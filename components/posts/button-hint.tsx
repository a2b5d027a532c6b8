/** Why a form's button is disabled, shown while the form (its `group`) has the focus. */
export function ButtonHint({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className="hidden text-right text-muted text-sm group-has-[:focus-visible]:not-empty:block">
      {text}
    </p>
  );
}
