/**
 * The number up to which all changes of a conversation are known. The viewer’s own messages may have higher numbers
 * than messages of others that have not arrived yet.
 */
export class Cursor {
  private started = 0;
  private succeeded = 0;

  constructor(public number: number) {}

  advance(number: number): void {
    this.number = Math.max(this.number, number);
  }

  /** Moves to the number of an event, unless an earlier change may be missing. */
  readonly confirm = (number: number): void => {
    if (!this.isBehind()) this.advance(number);
  };

  /** A call for changes is pending, or the last one failed. */
  isBehind(): boolean {
    return this.started > this.succeeded;
  }

  startCall(): { succeed: () => void } {
    const call = ++this.started;
    return { succeed: () => (this.succeeded = Math.max(this.succeeded, call)) };
  }
}
