const readyForQuery = 0x5a; // Z
const expectsAnswer = new Set([0x53, 0x51, 0x48]); // Sync, Query, Flush
const headerLength = 5;

export function countRequests(chunk: Uint8Array): { requests: number; flushes: number } {
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  let requests = 0;
  let flushes = 0;
  for (let offset = 0; offset + headerLength <= chunk.byteLength; offset += 1 + view.getUint32(offset + 1)) {
    const type = view.getUint8(offset);
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
    let offset = 0;
    while (offset < chunk.byteLength) {
      const skipped = Math.min(this.bodyLeft, chunk.byteLength - offset);
      this.bodyLeft -= skipped;
      offset += skipped;
      while (this.bodyLeft === 0 && this.headerFilled < headerLength && offset < chunk.byteLength)
        this.header[this.headerFilled++] = chunk[offset++] as number;
      if (this.headerFilled < headerLength) break;
      this.headerFilled = 0;
      this.bodyLeft = new DataView(this.header.buffer).getUint32(1) - 4;
      if (this.header[0] === readyForQuery) ready += 1;
    }
    return ready;
  }
}
