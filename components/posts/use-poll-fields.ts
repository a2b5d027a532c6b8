import { useEffect, useEffectEvent, useState } from "react";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { emptyPoll, type PostDraft } from "./post-draft";

const loadPollFields = () => import("./poll-fields").then((module) => module.PollFields);

/** The fields of a draft's poll, loaded when it has one. A new poll whose fields cannot be loaded is dropped; a restored one stays. */
export function usePollFields(draft: PostDraft, setDraft: (draft: PostDraft) => void) {
  const { Component, show } = useLazyComponent(loadPollFields);
  const [hasFailed, setFailed] = useState(false);
  const hasPoll = draft.poll !== null;
  const isNew = draft.poll === emptyPoll;
  const dropNew = useEffectEvent(() => {
    if (isNew) setDraft({ ...draft, poll: null });
  });
  async function load() {
    setFailed(false);
    setFailed(!(await show()));
  }
  const loadOnce = useEffectEvent(() => {
    if (!Component) void load();
  });
  useEffect(() => {
    if (hasPoll) loadOnce();
  }, [hasPoll]);
  useEffect(() => {
    if (hasFailed) dropNew();
  }, [hasFailed]);
  return { Component, isHidden: hasPoll && !Component, hasFailed: hasFailed && !isNew, retry: load };
}
