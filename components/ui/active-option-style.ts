/** The style of the option that the keyboard has selected while the box keeps the focus. */
export const activeOptionStyle = "bg-wash outline-2 -outline-offset-2 outline-focus";
