/** The head is rendered with every response, so this names the last request after a client-side navigation too. */
export const requestMeta = "request-id";
