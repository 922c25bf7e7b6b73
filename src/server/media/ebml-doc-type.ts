/** The elements of the head of an EBML file (RFC 8794, section 11.2) that are looked for. */
const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282

/** Bytes: a real head has some forty. Our choice; what says that its own is longer is no video. */
const HEAD_MAX = 1024

type Element = { id: number; from: number; to: number }

/**
 * The kind of document that an EBML file says it is: “webm”, or “matroska”; undefined where its head is not whole, or
 * says nothing. Lengths take one to eight bytes, and other elements may stand before it.
 */
export function ebmlDocType(bytes: Uint8Array): string | undefined {
  const head = elementAt(bytes, 0)
  if (head?.id !== EBML || head.to - head.from > HEAD_MAX || head.to > bytes.length) return undefined
  for (let at = head.from; at < head.to;) {
    const inside = elementAt(bytes, at)
    if (!inside || inside.to > head.to) return undefined
    // A text may be filled up with zeros (section 7.4).
    if (inside.id === DOC_TYPE)
      return Buffer.from(bytes.subarray(inside.from, inside.to)).toString('latin1').replace(/\0.*$/s, '')
    at = inside.to
  }
  return undefined
}

/** The element that begins at `at`; undefined where its id or its length cannot be read. */
function elementAt(bytes: Uint8Array, at: number): Element | undefined {
  const id = numberAt(bytes, at, 4)
  const length = id && numberAt(bytes, at + id.width, 8)
  if (!id || !length) return undefined
  const from = at + id.width + length.width
  // The bit that says how wide it is belongs to an id.
  return { id: id.value + 2 ** (7 * id.width), from, to: from + length.value }
}

/**
 * The number that begins at `at`: how many bytes it has say the zeros in front of the first bit that is set (section
 * 4). That bit is taken off here and not at the end, as a number of eight bytes would not be exact with it.
 */
function numberAt(bytes: Uint8Array, at: number, widest: number): { value: number; width: number } | undefined {
  const width = Math.clz32(bytes[at] ?? 0) - 23
  if (width > widest || at + width > bytes.length) return undefined
  const [first = 0, ...rest] = bytes.subarray(at, at + width)
  return { value: rest.reduce((value, byte) => value * 256 + byte, first - 2 ** (8 - width)), width }
}
