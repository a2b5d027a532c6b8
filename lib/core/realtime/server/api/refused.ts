/** A call that is not carried out: its HTTP status and the sentence that says why. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 413,
    message: string,
  ) {
    super(message);
  }
}
