/** The key in `localStorage` of the user to whom the drafts belong, from their first page to their sign-out. */
export const draftOwnerItem = "draft_owner";
