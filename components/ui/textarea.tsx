import { type ComponentProps, type CSSProperties, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { cx } from "./cx";

/** Grows with its text, within the limits of `className`. With `autoFocus`, the cursor is at the end of the text. */
export function Textarea({ className, ref, rows = 2, ...rest }: ComponentProps<"textarea">) {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement, []);
  useLayoutEffect(() => {
    const { textLength = 0 } = own.current ?? {};
    if (rest.autoFocus) own.current?.setSelectionRange(textLength, textLength);
  }, [rest.autoFocus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set from outside changes the height too
  useLayoutEffect(() => grow(own.current), [rest.value]);
  return (
    <textarea
      {...rest}
      rows={rows}
      style={{ "--rows": rows } as CSSProperties}
      ref={own}
      onInput={(event) => grow(event.currentTarget)}
      className={cx("control", "field-sizing-content resize-none", oneLine, className)}
    />
  );
}

/** A single line stands in the middle of 44 px, as in an input. */
const oneLine = "py-[9px] md:py-[11px]";

function grow(element: HTMLTextAreaElement | null) {
  if (!element || CSS.supports("field-sizing", "content")) return;
  element.style.height = "auto";
  element.style.height = `${element.scrollHeight + 2}px`;
}
