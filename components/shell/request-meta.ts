/** The head is made anew with every answer, so this names the last request even after a step inside the application. */
export const requestMeta = "request-id";
