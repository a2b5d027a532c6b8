type Text = { held_for: string | null };

/** Whether a moderation rule holds back one of them: they are accepted, or rejected with reasons. */
export const hasHeld = (texts: readonly Text[]) => texts.some(({ held_for }) => held_for !== null);
