import { draftOwnerItem } from "./draft-owner-item";

/** The storage key of a draft; `userId` is null for a visitor. */
export function draftKey(userId: number | null, name: string): string {
  return `draft:${userId ?? "visitor"}:${name}`;
}

/** Storage may be full or forbidden, and nothing depends on it: returns false then. */
export function tryStorage(access: () => void): boolean {
  try {
    access();
    return true;
  } catch {
    return false;
  }
}

/** A visitor never signs out, so their drafts end with the tab. */
function storageOf(key: string): Storage {
  return key.startsWith(draftKey(null, "")) ? sessionStorage : localStorage;
}

/** Unsent values of a form, on the device, so that they survive a reload and an expired session. */
export function readDraft<T>(key: string): Partial<T> | null {
  try {
    return JSON.parse(storageOf(key).getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** The drafts whose keys begin with `prefix`. */
export function readDrafts<T>(prefix: string): Partial<T>[] {
  const keys: string[] = [];
  tryStorage(() => keys.push(...Object.keys(storageOf(prefix))));
  return keys.flatMap((key) => (key.startsWith(prefix) ? (readDraft<T>(key) ?? []) : []));
}

/** A null draft is removed. Returns whether the draft is stored. */
export function writeDraft(key: string, draft: unknown): boolean {
  return tryStorage(() => {
    if (draft === null) storageOf(key).removeItem(key);
    else storageOf(key).setItem(key, JSON.stringify(draft));
  });
}

/**
 * The draft is stored before it is removed, since another tab may have stored a later one: the event of its removal
 * then names what was sent.
 */
export function removeSentDraft(key: string, draft: unknown): void {
  writeDraft(key, draft);
  writeDraft(key, null);
  // Other tabs get it from the browser.
  dispatchEvent(new StorageEvent("storage", { key, oldValue: JSON.stringify(draft), newValue: null }));
}

/** `onRemoved` is called when this draft is removed, here or in another tab. */
export function watchDraft(key: string, draft: unknown, onRemoved: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue === null && event.oldValue === JSON.stringify(draft)) onRemoved();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** Stores `value` as the draft, or removes the draft once it equals `initial`. */
export function writeChange<T>(key: string, value: T, initial: T): void {
  writeDraft(key, JSON.stringify(value) === JSON.stringify(initial) ? null : value);
}

const baseKey = (key: string) => `${key}:base`;

/** Stores, beside a draft, the values of its fields before they were edited. */
export function writeDraftBase(key: string, base: unknown): void {
  writeDraft(baseKey(key), base);
}

export function readDraftBase<T>(key: string): Partial<T> {
  return readDraft<T>(baseKey(key)) ?? {};
}

/** Whether the stored value of a field of the draft has changed since it was edited. */
export function hasBaseChanged(key: string, current: object = {}): boolean {
  return Object.entries(readDraftBase<object>(key)).some(
    ([name, value]) => sortedJson(value) !== sortedJson((current as Record<string, unknown>)[name]),
  );
}

/** The database and a schema give the same object with its keys in another order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );
}

/** `onChange` is called when another tab signs out, or signs another user in. */
export function storeDraftOwner(userId: number, onChange: () => void): () => void {
  const value = String(userId);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === draftOwnerItem && newValue !== value) onChange();
  };
  addEventListener("storage", onStorage);
  tryStorage(() => localStorage.setItem(draftOwnerItem, value));
  return () => removeEventListener("storage", onStorage);
}

/** Called when a user signs out: removes their drafts, and those written in this tab before they signed in. */
export function deleteDrafts(): void {
  const removeFrom = (storage: Storage, prefix: string) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  };
  tryStorage(() => {
    removeFrom(localStorage, draftKey(Number(localStorage.getItem(draftOwnerItem)), ""));
    removeFrom(sessionStorage, draftKey(null, ""));
    localStorage.removeItem(draftOwnerItem);
  });
}

/** The `values` whose field differs from its default. */
export function pickEdited<T extends object>(values: T, fields: object, defaults: object = {}): Partial<T> {
  const json = (of: object, name: string) => JSON.stringify((of as Record<string, unknown>)[name]);
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => json(fields, name) !== json(defaults, name)),
  ) as Partial<T>;
}

/** Never part of a draft: secrets, and a consent that is given each time. */
const undraftedFields = new Set(["password", "password_confirmation", "terms"]);

/**
 * The draft of a form: its edited fields, or null. An empty field without a default was not edited; in the draft it would
 * replace what the browser or the viewer fills in before the scripts of the page run.
 */
export function toFormDraft(values: object, defaults: object = {}): object | null {
  const edited = Object.entries(pickEdited(values, values, defaults)).filter(
    ([name, value]) => !undraftedFields.has(name) && (value !== "" || name in defaults),
  );
  return edited.length > 0 ? Object.fromEntries(edited) : null;
}
