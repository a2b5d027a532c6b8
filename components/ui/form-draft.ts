/** Unsent values of a form, in localStorage, so that they survive a reload and an expired session. */
export function readDraft<T>(key: string): Partial<T> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Null removes it. A full or forbidden storage costs the draft, not the writing. Returns whether it is stored. */
export function writeDraft(key: string, draft: unknown): boolean {
  try {
    if (draft === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Of `values`, those whose field no longer has its default. */
export function pickEdited<T extends object>(values: T, fields: object, defaults: object = {}): Partial<T> {
  const json = (of: object, name: string) => JSON.stringify((of as Record<string, unknown>)[name]);
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => json(fields, name) !== json(defaults, name)),
  ) as Partial<T>;
}
