const readyForQuery = 0x5a; // Z
const expectsAnswer = new Set([0x53, 0x51, 0x48]); // Sync, Query, Flush
const headerLength = 5;

export function countRequests(chunk: Uint8Array): { requests: number; flushes: number } {
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  let requests = 0;
  let flushes = 0;
  for (let at = 0; at + headerLength <= chunk.byteLength; at += 1 + view.getUint32(at + 1)) {
    const type = view.getUint8(at);
    if (!expectsAnswer.has(type)) continue;
    if (type === 0x48) flushes += 1;
    else requests += 1;
  }
  return { requests, flushes };
}

export class ReadyCounter {
  private readonly header = new Uint8Array(headerLength);
  private headerFilled = 0;
  private bodyLeft = 0;

  count(chunk: Uint8Array): number {
    let ready = 0;
    let at = 0;
    while (at < chunk.byteLength) {
      const skipped = Math.min(this.bodyLeft, chunk.byteLength - at);
      this.bodyLeft -= skipped;
      at += skipped;
      while (this.bodyLeft === 0 && this.headerFilled < headerLength && at < chunk.byteLength)
        this.header[this.headerFilled++] = chunk[at++] as number;
      if (this.headerFilled < headerLength) break;
      this.headerFilled = 0;
      this.bodyLeft = new DataView(this.header.buffer).getUint32(1) - 4;
      if (this.header[0] === readyForQuery) ready += 1;
    }
    return ready;
  }
}
