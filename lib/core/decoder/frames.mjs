/** Length of a JSON header, the header, then the parts. JavaScript: the child process has no compiler. */
const maxHeaderBytes = 64 * 1024;

/** @param {import("node:stream").Writable} stream @param {object} header @param {Uint8Array[]} parts */
export function writeFrame(stream, header, parts = []) {
  const json = Buffer.from(JSON.stringify({ ...header, sizes: parts.map((part) => part.length) }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  for (const chunk of [length, json, ...parts]) stream.write(chunk);
}

export class FrameReader {
  /** @param {import("node:stream").Readable} stream @param {number} maxBytes of all parts together */
  constructor(stream, maxBytes) {
    this.chunks = stream[Symbol.asyncIterator]();
    this.maxBytes = maxBytes;
    this.rest = Buffer.alloc(0);
  }

  /** Null at the end of the stream. Throws RangeError before anything too large is buffered. */
  async read() {
    const length = await this.take(4);
    if (!length) return null;
    const json = await this.take(atMost(length.readUInt32BE(), maxHeaderBytes));
    if (!json) return null;
    const { sizes, ...header } = JSON.parse(json.toString());
    if (!Array.isArray(sizes) || !sizes.every((size) => Number.isInteger(size) && size >= 0))
      throw new RangeError("frame without sizes");
    atMost(
      sizes.reduce((sum, size) => sum + size, 0),
      this.maxBytes,
    );
    const parts = [];
    for (const size of sizes) {
      const part = await this.take(size);
      if (!part) return null;
      parts.push(part);
    }
    return { header, parts };
  }

  /** @param {number} size */
  async take(size) {
    const chunks = [this.rest];
    let length = this.rest.length;
    while (length < size) {
      const { value, done } = await this.chunks.next();
      if (done) return null;
      chunks.push(value);
      length += value.length;
    }
    const bytes = chunks.length > 1 ? Buffer.concat(chunks) : this.rest;
    this.rest = bytes.subarray(size);
    return bytes.subarray(0, size);
  }
}

/** @param {number} size @param {number} max */
function atMost(size, max) {
  if (size > max) throw new RangeError(`frame of ${size} bytes`);
  return size;
}
