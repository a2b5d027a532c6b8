import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { emptyDraft } from "./post-draft";
import { useEditDraft } from "./use-edit-draft";

const stored = { ...emptyDraft, content: "First" };
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const edit = () => renderHook(() => useEditDraft(1, stored)).result;

test("an edit is stored with what it replaces, and restored", () => {
  edit().setDraft({ ...stored, content: "Second" });
  expect([...storage.values()]).toEqual(['{"content":"Second"}', '{"content":"First"}']);
  expect(edit()).toMatchObject({ edited: { content: "Second" }, isOutdated: false });
});

test("an edit that is saved after it was opened again leaves what was typed since", () => {
  edit().setDraft({ ...stored, content: "Second" });
  const closed = edit();
  edit().setDraft({ ...stored, content: "Third" });
  closed.showSaved({ ...stored, content: "Second" });
  expect(edit()).toMatchObject({ edited: { content: "Third" } });
});

test.each([
  ["cancelled", () => edit().clear()],
  ["saved", () => edit().showSaved({ ...stored, content: "Second" })],
  ["undone", () => edit().setDraft(stored)],
])("an edit that is %s leaves nothing in the storage", (_, end) => {
  edit().setDraft({ ...stored, content: "Second" });
  end();
  expect(storage.size).toBe(0);
});
