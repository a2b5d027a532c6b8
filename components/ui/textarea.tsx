import {
  type ComponentProps,
  type CSSProperties,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { cx } from "./cx";

/**
 * Grows with its text, within the limits of `className`. With `autoFocus`, the cursor is at the end of the text. Its
 * `defaultValue` is for the server's HTML: in the browser, React would put it over what was typed before hydration, and the
 * form sets the value.
 */
export function Textarea({ className, ref, rows = 2, defaultValue, ...rest }: ComponentProps<"textarea">) {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement, []);
  useLayoutEffect(() => {
    const { textLength = 0 } = own.current ?? {};
    if (rest.autoFocus) own.current?.setSelectionRange(textLength, textLength);
  }, [rest.autoFocus]);
  // Runs after every render, because resetting a form, to a draft for example, sets the value without an event.
  useLayoutEffect(() => fitToText(own.current));
  useEffect(() => fitOnResize(own.current), []);
  return (
    <textarea
      {...rest}
      defaultValue={typeof window === "undefined" ? defaultValue : undefined}
      rows={rows}
      style={{ "--rows": rows } as CSSProperties}
      ref={own}
      onInput={(event) => fitToText(event.currentTarget)}
      className={cx("control", "field-sizing-content resize-none", oneLine, className)}
    />
  );
}

/** A single line is in the middle of 44 px, as in an input. */
const oneLine = "py-[9px] md:py-[11px]";

function fitToText(element: HTMLTextAreaElement | null) {
  if (!element || hasFieldSizing()) return;
  const { style, offsetHeight } = element;
  // Without this margin the page would be shorter while the text is measured, and scroll up.
  style.marginBottom = `${offsetHeight}px`;
  style.height = "auto";
  style.height = `${element.scrollHeight + 2}px`;
  style.marginBottom = "";
}

/**
 * Measures again when the width changes: a dialog that is about to open has nothing to measure, and lines break
 * elsewhere in another width.
 */
function fitOnResize(element: HTMLTextAreaElement | null) {
  if (!element || hasFieldSizing()) return;
  const observer = new ResizeObserver(() => requestAnimationFrame(() => fitToText(element)));
  observer.observe(element);
  return () => observer.disconnect();
}

function hasFieldSizing(): boolean {
  return CSS.supports("field-sizing", "content");
}
