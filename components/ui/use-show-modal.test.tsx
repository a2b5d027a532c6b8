import { type MouseEvent, type PointerEvent, useRef } from "react";
import { expect, test, vi } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { useShowModal } from "./use-show-modal";

test.each([
  { name: "a click outside closes a dialog", clicks: 1, inside: false, isClosed: true },
  { name: "a click inside does not", clicks: 1, inside: true, isClosed: false },
  {
    name: "the second click of the double click that opened it does not",
    clicks: 2,
    inside: false,
    isClosed: false,
  },
])("$name", ({ clicks, inside, isClosed }) => {
  const onClose = vi.fn();
  const { events } = renderHook(() => useShowModal(useRef(null), true, onClose)).result;
  const dialog = {};
  const event = { target: inside ? {} : dialog, currentTarget: dialog };
  const pointer = { ...event, detail: 0 } as PointerEvent<HTMLDialogElement>;
  events.onPointerDown(pointer);
  events.onMouseDown({ ...event, detail: clicks } as MouseEvent<HTMLDialogElement>);
  events.onPointerUp(pointer);
  expect(onClose).toHaveBeenCalledTimes(isClosed ? 1 : 0);
});
