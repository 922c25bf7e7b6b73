/** The output of a video encoder: one frame, its time in milliseconds, and whether it is a key frame. */
export type EncodedFrame = { at: number; key: boolean; data: Uint8Array }
export type Track = { codec: 'V_VP8' | 'V_VP9'; width: number; height: number; milliseconds: number }

/**
 * Frames as a WebM file (the part of Matroska, RFC 9559, that browsers play): a cluster from each key frame to the
 * next, and in front of them how long it is and where they are, so that players can seek. Throws if the first frame is
 * no key frame.
 */
export function webm(track: Track, frames: readonly EncodedFrame[]): Uint8Array {
  if (!frames[0]?.key) throw new Error('A video begins with a key frame')
  const starts = frames.flatMap(({ key }, i) => (key ? [i] : []))
  const clusters = starts.map((start, i) => clusterOf(frames.slice(start, starts[i + 1])))
  const before = [infoOf(track), trackOf(track)]
  const times = starts.map((start) => frames[start]?.at ?? 0)
  // Places have a fixed width, so how long their list is does not depend on them.
  const first = sum(before) + cuesOf(times, times).length
  const places = clusters.map((_, i) => first + sum(clusters.slice(0, i)))
  return joined([head, element(0x18538067, ...before, cuesOf(times, places), ...clusters)])
}

const infoOf = ({ milliseconds }: Track) =>
  element(
    0x1549a966,
    number(0x2ad7b1, 1_000_000),
    float(0x4489, milliseconds),
    text(0x4d80, 'Portage'),
    text(0x5741, 'Portage'),
  )
const trackOf = ({ codec, width, height }: Track) =>
  element(
    0x1654ae6b,
    element(
      0xae,
      number(0xd7, 1),
      number(0x73c5, 1),
      number(0x9c, 0),
      text(0x86, codec),
      number(0x83, 1),
      element(0xe0, number(0xb0, width), number(0xba, height)),
    ),
  )
const cuesOf = (times: number[], places: number[]) =>
  element(
    0x1c53bb6b,
    ...times.map((at, i) =>
      element(0xbb, number(0xb3, at, 4), element(0xb7, number(0xf7, 1), number(0xf1, places[i] ?? 0, 4))),
    ),
  )

function clusterOf(frames: readonly EncodedFrame[]): Uint8Array {
  const start = frames[0]?.at ?? 0
  const blocks = frames.map(({ at, key, data }) =>
    element(0xa3, Uint8Array.of(0x81, (at - start) >> 8, (at - start) & 255, key ? 0x80 : 0), data),
  )
  return element(0x1f43b675, number(0xe7, start), ...blocks)
}

// ——— EBML (RFC 8794): an id, a length, and what is inside ———

const element = (id: number, ...inside: Uint8Array[]): Uint8Array =>
  joined([bigEndian(id), sizeOf(sum(inside)), ...inside])
const number = (id: number, value: number, width = 0) => element(id, bigEndian(value, width))
const text = (id: number, value: string) => element(id, new TextEncoder().encode(value))

function float(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return element(id, bytes)
}

/** In as few bytes as it takes, or in `width`. */
function bigEndian(value: number, width = 0): Uint8Array {
  const digits = value.toString(16)
  const hex = digits.padStart(Math.max(width * 2, digits.length + (digits.length % 2)), '0')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** A length: the first bit that is set says how many bytes it has; always eight here. */
const sizeOf = (length: number): Uint8Array => joined([Uint8Array.of(1), bigEndian(length, 7)])

const sum = (parts: readonly Uint8Array[]): number => parts.reduce((total, { length }) => total + length, 0)

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(sum(parts))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const head = element(
  0x1a45dfa3,
  number(0x4286, 1),
  number(0x42f7, 1),
  number(0x42f2, 4),
  number(0x42f3, 8),
  text(0x4282, 'webm'),
  number(0x4287, 2),
  number(0x4285, 2),
)
