/** 16 px on phones, so that browsers do not zoom in. */
export const controlStyle =
  "block w-full min-h-11 rounded-control border border-edge bg-surface px-3 py-2 text-base md:text-sm " +
  "text-ink transition-colors hover:border-ink aria-invalid:border-danger aria-invalid:border-2 " +
  "disabled:cursor-not-allowed disabled:bg-wash disabled:text-muted";
