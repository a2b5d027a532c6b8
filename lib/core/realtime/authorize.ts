export class AuthorizationRefused extends Error {
  readonly sessionOver: boolean;

  constructor(status: number) {
    super(`The application answered ${status}.`);
    this.sessionOver = status === 401 || status === 403;
  }
}

/** Retries while the application cannot respond, which the client library does not. */
export async function authorize<T>(
  path: string,
  fields: object,
  isCurrent: () => boolean,
): Promise<T | null> {
  for (let wait = 1000; isCurrent(); wait = Math.min(wait * 2, 30_000)) {
    const response = await postAuthorization(path, fields).catch(() => null);
    const signature = response?.ok ? ((await response.json()) as T) : null;
    // Signed for an old socket, it would end the new one.
    if (signature) return isCurrent() ? signature : null;
    if (response && response.status < 500 && response.status !== 429)
      throw new AuthorizationRefused(response.status);
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
  }
  return null;
}

function postAuthorization(path: string, fields: object): Promise<Response> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { "x-xsrf-token": decodeURIComponent(token) }),
    },
    body: JSON.stringify(fields),
  });
}
