import { type ChangeEvent, useEffect, useRef, useState } from "react";

const delayMs = 300;

/** A text debounced by 300 ms that follows external changes. */
export function useDebouncedInput(value: string, send: (text: string) => void) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  function flush(latest: string) {
    clearTimeout(timer.current);
    sent.current = latest.trim();
    send(sent.current);
  }
  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => flush(next), delayMs);
  }
  return {
    control: { value: text, onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value) },
    flush: () => flush(text),
  };
}
