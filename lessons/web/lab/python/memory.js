// Python's memory: no more of it than is used.

const PAGE = 4096; // bytes, of which the system gives memory when one of them is written
const HEAD = PAGE; // of a snapshot: what is not memory, filled up with zeros
const MORE = 2 ** 34; // bytes: more than any browser gives

/**
 * Have the browser collect what nobody uses any more now, and not when it comes to that: it does so
 * where it is asked for more than there is.
 */
export function collect() {
  try {
    new ArrayBuffer(MORE);
  } catch {
    // There is not so much.
  }
}

/**
 * Fill memory as a snapshot comes; its head.  A page that is zero and has to be is not written.
 * @param {Uint8Array} memory
 * @param {ReadableStream<Uint8Array>} snapshot
 */
export async function restore(memory, snapshot) {
  const head = new Uint8Array(HEAD);
  let at = 0;
  const write = (/** @type {Uint8Array} */ bytes) => {
    for (let from = 0, to; from < bytes.length; at += to - from, from = to) {
      to = Math.min(bytes.length, from + PAGE - (at % PAGE));
      const part = bytes.subarray(from, to);
      const place = at < HEAD ? head.subarray(at) : memory.subarray(at - HEAD);
      if (!isZero(part) || !isZero(place.subarray(0, part.length))) place.set(part);
    }
  };
  await snapshot.pipeTo(new WritableStream({ write }));
  const [, end] = new Uint32Array(head.buffer, 0, 2);
  return head.subarray(0, end);
}

/** @param {Uint8Array} bytes */
function isZero(bytes) {
  for (let i = 0; i < bytes.length; i++) if (bytes[i]) return false;
  return true;
}
