import { type ChangeEvent, useEffect, useRef, useState } from "react";

/** A debounced text that follows external changes, which drop what was typed and waits to be sent. */
export function useDebouncedInput(value: string, send: (text: string) => void, delayMs = 300) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === sent.current) return;
    clearTimeout(timer.current);
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
