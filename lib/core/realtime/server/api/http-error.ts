export class HttpError extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 413 | 503,
    message: string,
  ) {
    super(message);
  }
}
