import { useState } from "react";
import { expect, test } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { useServerState } from "./use-server-state";

type Step = { rendered: string; isEdited?: boolean; set?: string };

/** Returns what is shown after each step, in which the server renders, and the state is set. */
function shownAfter(steps: Step[]): string[] {
  const shown: string[] = [];
  renderHook(() => {
    const [pass, setPass] = useState(0);
    const index = Math.floor(pass / 2);
    const { rendered, isEdited, set } = steps[index] as Step;
    const [state, setState] = useServerState(rendered, isEdited);
    shown[index] = state;
    if (set && pass % 2 === 0) setState(set);
    if (pass < 2 * steps.length - 1) setPass(pass + 1);
  });
  return shown;
}

test("shows what the server renders again, instead of what was set before", () => {
  const steps = [{ rendered: "first" }, { rendered: "first", set: "changed" }, { rendered: "second" }];
  expect(shownAfter(steps)).toEqual(["first", "changed", "second"]);
});

test("shows what the server rendered during an edit once it is cancelled", () => {
  const edited = { rendered: "second", isEdited: true };
  const steps = [{ rendered: "first" }, edited, { rendered: "second" }];
  expect(shownAfter(steps)).toEqual(["first", "first", "second"]);
});

test("shows what was saved after an edit during which the server rendered", () => {
  const edited = { rendered: "second", isEdited: true };
  const steps = [{ rendered: "first" }, edited, { ...edited, set: "saved" }, { rendered: "second" }];
  expect(shownAfter(steps)).toEqual(["first", "first", "saved", "saved"]);
});
