/**
 * React ends each render with an abort whose reason it creates in an Immediate. Until its stack is formatted, an error
 * retains the objects of its frames: that Immediate, those that ran beside it and, through their contexts, all their
 * requests (nodejs/node#66129).
 */
export function formatAbortReasons(): void {
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (reason) {
    abort.call(this, reason);
    if (this.signal.reason instanceof Error) void this.signal.reason.stack;
  };
}
