import type { Slice } from '../domain/content/slice.ts'

/** What a drawing is made of; `play` and `open` are triangles, to the right and down. */
const fills = { box: '#d6dad5', line: '#98a29b', light: '#fff', accent: '#2f6b53', dot: '#2f6b53' } as const
type Kind = keyof typeof fills | 'play' | 'open'
/** Where it begins from the left and the top, and how wide and high it is; a drawing is 24 wide and 16 high. */
type Shape = [kind: Kind, x: number, y: number, width: number, height: number]

/** Several lines of text below each other. */
const text = (x: number, y: number, ...widths: number[]): Shape[] =>
  widths.map((width, at): Shape => ['line', x, y + at * 1.6, width, 0.8])
const beside = (steps: readonly number[], shapes: (x: number) => Shape[]): Shape[] => steps.flatMap(shapes)
const heading: Shape = ['line', 2, 2, 8, 1.2]

/** The layout of every slice, for whoever chooses one; a forgotten one does not compile. */
const layouts: { [T in Slice['type']]: Shape[] } = {
  hero: [
    ['box', 0, 0, 24, 16],
    ['light', 2, 7, 11, 1.8],
    ['light', 2, 9.8, 8, 0.9],
    ['accent', 2, 12, 5, 2],
  ],
  categorytiles: [
    heading,
    ...beside([2, 7.2, 12.4, 17.6], (x) => [
      ['box', x, 5, 4.4, 6.4],
      ['accent', x, 12.4, 3, 0.8],
    ]),
  ],
  productcarousel: [
    heading,
    ...beside([2, 8, 14], (x) => [['box', x, 4.6, 5, 5.6], ...text(x, 11, 4.4), ['accent', x, 12.8, 2.4, 0.9]]),
    ['play', 20.4, 6.2, 1.6, 2.4],
  ],
  stories: [
    heading,
    ...beside([2, 12.5], (x) => [['box', x, 4.6, 9.5, 5], ['accent', x, 10.6, 6, 1], ...text(x, 12.6, 9)]),
  ],
  markdowncopy: [['accent', 2, 2, 10, 1.6], ...text(2, 5.4, 20, 18, 20, 19, 12)],
  image: [
    ['box', 2, 2, 20, 10],
    ['dot', 16, 3.6, 2.4, 2.4],
    ['line', 7, 13, 10, 0.8],
  ],
  action: [
    ['accent', 2.5, 6.4, 9, 3.2],
    ['box', 12.5, 6.4, 9, 3.2],
  ],
  inlinealert: [['box', 2, 4.6, 20, 6.8], ['accent', 2, 4.6, 0.8, 6.8], ...text(4.4, 6.8, 15, 11)],
  vertimage: [['box', 2, 2, 7.5, 12], ['accent', 11.5, 3.6, 7, 1.2], ...text(11.5, 6.4, 10.5, 9.5, 10.5, 6)],
  mediaembed: [
    ['box', 2, 2, 20, 12],
    ['play', 10.2, 5.6, 4.2, 4.8],
  ],
  iframeembed: [
    ['line', 2, 2, 20, 1.8],
    ['box', 2, 3.8, 20, 10.2],
    ['dot', 11, 7.4, 2, 2],
  ],
  formembed: [
    ...beside([2, 7], (y) => [
      ['line', 2, y, 6, 0.8],
      ['box', 2, y + 1.4, 20, 2.2],
    ]),
    ['accent', 2, 12, 6, 2.2],
  ],
  dropdown: [
    ...beside([2, 9.4, 12.6], (y) => [
      ['line', 2, y, 13, 1.1],
      ['open', 19.6, y, 2.2, 1.3],
      ['box', 2, y + 2.1, 20, 0.2],
    ]),
    ...text(3, 5, 17, 14),
  ],
  columns: beside([2, 9, 16], (x) => [['box', x, 2, 6, 4.4], ['accent', x, 7.6, 4, 1], ...text(x, 9.8, 6, 5.2, 5.6)]),
  storeteaser: [
    heading,
    ['box', 2, 4.6, 10, 9.4],
    ['dot', 6, 8, 2.2, 2.2],
    ...beside([4.6, 9.8], (y) => [['accent', 14, y, 6, 1], ...text(14, y + 1.8, 8)]),
  ],
}

function drawn([kind, x, y, width, height]: Shape): string {
  const [right, bottom] = [x + width, y + height]
  if (kind === 'play') return `<path d="M${x} ${y}L${right} ${y + height / 2}L${x} ${bottom}Z" fill="${fills.accent}"/>`
  if (kind === 'open') return `<path d="M${x} ${y}H${right}L${x + width / 2} ${bottom}Z" fill="${fills.accent}"/>`
  const round = kind === 'dot' ? width / 2 : 0.3
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fills[kind]}"/>`
}

const byType = new Map<string, Shape[]>(Object.entries(layouts))

/** The layout of a slice as an address that is the picture itself, which the policy of the admin allows. */
export function drawingOf(type: string): string {
  const shapes = (byType.get(type) ?? []).map(drawn).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><path d="M0 0h24v16H0z" fill="#f4f5f2"/>${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
