/** Unsent values of a form, in localStorage, so that they survive a reload and an expired session. */
export function readDraft<T>(key: string): Partial<T> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Null removes it. A full or forbidden storage costs the draft, not the writing. */
export function writeDraft(key: string, draft: unknown): void {
  try {
    if (draft === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

/** The values that differ from the defaults. */
export function pickEdited<T extends object>(values: T, defaults: object = {}): Partial<T> {
  const unedited: Record<string, unknown> = { ...defaults };
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(unedited[name]),
    ),
  ) as Partial<T>;
}
