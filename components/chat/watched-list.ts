/** A list that React reads with `useSyncExternalStore`. */
export class WatchedList<T> {
  protected items: readonly T[] = [];
  private readonly listeners = new Set<() => void>();

  readonly list = (): readonly T[] => this.items;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected set(items: readonly T[]): void {
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}
