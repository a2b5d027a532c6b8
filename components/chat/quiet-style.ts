/** The style of controls that only show under the pointer, with the focus and on a touch screen. */
export const quietStyle =
  "opacity-0 focus-visible:opacity-100 group-hover:opacity-100 group-focus-within:opacity-100 " +
  "aria-expanded:opacity-100 [@media(hover:none)]:opacity-100";
