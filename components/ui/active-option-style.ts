/** Of the option that the keyboard is on while the box has the focus. */
export const activeOptionStyle = "bg-wash outline-2 -outline-offset-2 outline-focus";
