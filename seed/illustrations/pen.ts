import type { Illustration } from './vocabulary.ts'

/**
 * The one hand that draws everything: flat shapes, light from the upper left, a lighter and a darker tone of the
 * same colour for form, fine lines only for seams and details, no outline around the whole.
 * A drawing fills a canvas of 1000 × 1000 with margins of about 90; what stands, stands on y = 880.
 */
export type Ink = {
  cut: string
  has(detail: string): boolean
  /** The side one does not see first: a garment's back has no zip and no pockets. */
  back: boolean
  /** The variant's colour and its tones, from deepest shadow to highlight. */
  deep: string
  dark: string
  base: string
  light: string
  pale: string
  /** A second colour that goes with it, its own dark tone, and neutrals shared by every drawing. */
  accent: string
  accentDark: string
  line: string
  rubber: string
  metal: string
  metalDark: string
  metalLight: string
  webbing: string
  wood: string
  woodDark: string
  paper: string
  /** A number from 0 to 1 that differs by product: `vary(0)`, `vary(1)`, … for small differences of proportion. */
  vary(index: number): number
}

export type Drawing = (ink: Ink) => string

const accents = ['#f0592a', '#dba524', '#a7d3dc', '#ece2cc', '#23463c', '#2f6fa8', '#b83e77', '#5b6770']

export function inkFor(art: Illustration, hex: string, seed: string, back = false): Ink {
  const start = hash(seed)
  const accent =
    accents
      .map((colour, i) => accents[(start + i) % accents.length] ?? colour)
      .find((colour) => distance(colour, hex) > 120) ?? '#ece2cc'
  return {
    cut: art.cut,
    has: (detail) => art.details.includes(detail),
    back,
    deep: mix(hex, '#0d1512', 0.52),
    dark: mix(hex, '#0d1512', 0.26),
    base: hex,
    light: mix(hex, '#ffffff', 0.18),
    pale: mix(hex, '#ffffff', 0.42),
    accent,
    accentDark: mix(accent, '#0d1512', 0.3),
    line: mix(hex, '#0d1512', brightness(hex) < 70 ? 0.75 : 0.62),
    rubber: '#2a2e30',
    metal: '#b4bcc0',
    metalDark: '#7c868b',
    metalLight: '#e3e8ea',
    webbing: '#34393c',
    wood: '#b98652',
    woodDark: '#8c6038',
    paper: '#f7f5ee',
    vary: (index) => (hash(`${seed}/${index}`) % 1000) / 1000,
  }
}

// ——— shapes, as SVG text ———

type Paint = {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  dash?: string
  join?: 'round' | 'miter'
  cap?: 'round' | 'butt'
  transform?: string
  rule?: 'evenodd'
}

/**
 * What is only filled, or only drawn as a line, is seen through by that paint's own opacity: for `opacity` a second
 * canvas is made and laid over the first.
 */
const paint = ({
  fill = 'none',
  stroke,
  width = 6,
  opacity,
  dash,
  join = 'round',
  cap = 'round',
  transform,
  rule,
}: Paint) =>
  `fill="${fill}"` +
  (stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="${join}" stroke-linecap="${cap}"` : '') +
  (dash ? ` stroke-dasharray="${dash}"` : '') +
  (opacity === undefined ? '' : ` ${!stroke ? 'fill-' : fill === 'none' ? 'stroke-' : ''}opacity="${opacity}"`) +
  (rule ? ` fill-rule="${rule}"` : '') +
  (transform ? ` transform="${transform}"` : '')

export const shape = (d: string, fill: string, more: Paint = {}) => `<path d="${d}" ${paint({ fill, ...more })}/>`
export const line = (d: string, stroke: string, width = 6, more: Paint = {}) =>
  `<path d="${d}" ${paint({ stroke, width, ...more })}/>`
export const stitch = (d: string, stroke: string, width = 3) => line(d, stroke, width, { dash: '9 7', cap: 'butt' })
export const circle = (x: number, y: number, r: number, fill: string, more: Paint = {}) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${paint({ fill, ...more })}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more: Paint = {}) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${paint({ fill, ...more })}/>`
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more: Paint = {}) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${paint({ fill, ...more })}/>`
export const group = (content: string, transform: string, opacity?: number) =>
  `<g transform="${transform}"${opacity === undefined ? '' : ` opacity="${opacity}"`}>${content}</g>`
/** The same shapes again, mirrored left to right. */
export const mirrored = (content: string) => group(content, 'translate(1000 0) scale(-1 1)')
/** `content` seen only inside the outline `d`. `name` must be unique within one drawing. */
export const inside = (name: string, d: string, content: string) =>
  `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${content}</g>`
/** The soft shadow under what stands on the ground. */
export const groundShadow = (x: number, y: number, rx: number) =>
  ellipse(x, y, rx, rx * 0.09, '#17201c', { opacity: 0.13 }) +
  ellipse(x, y, rx * 0.7, rx * 0.05, '#17201c', { opacity: 0.12 })

// ——— colours ———

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

/** `share` of `other` mixed into `hex`. */
export function mix(hex: string, other: string, share: number): string {
  const [a, b] = [channels(hex), channels(other)]
  return `#${a
    .map((value, i) =>
      Math.round(value + ((b[i] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const brightness = (hex: string) => {
  const [r, g, b] = channels(hex)
  return 0.299 * r + 0.587 * g + 0.114 * b
}

const distance = (a: string, b: string) => {
  const [x, y] = [channels(a), channels(b)]
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
}

/** FNV-1a: the same product always looks the same. */
function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619) >>> 0
  return value
}

// ——— shapes the hard goods share ———

/** `count` fragments in a row. */
export const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
/** A point `r` away from (x, y); 0° is to the right, 90° is down. As SVG text. */
export const polar = (x: number, y: number, r: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
}
export const turned = (content: string, degrees: number, x = 500, y = 500) =>
  group(content, `rotate(${degrees} ${x} ${y})`)
/** A round bar along `d`, lit from the upper left. */
export const tube = (
  d: string,
  width: number,
  [dark, base, light]: readonly [string, string, string],
  more: Paint = {},
) => {
  const shift = (by: number) => ({ transform: `translate(${(-width * by).toFixed(1)} ${(-width * by).toFixed(1)})` })
  return (
    line(d, dark, width, more) +
    line(d, base, width * 0.72, { ...more, ...shift(0.09) }) +
    line(d, light, width * 0.17, { ...more, ...shift(0.19) })
  )
}
/** The soft shadow of what lies flat or hangs close to the wall. */
export const fallShadow = (d: string, x = 14, y = 22, more: Paint = {}) =>
  shape(d, '#17201c', { opacity: 0.13, transform: `translate(${x} ${y})`, ...more })
/** The colour of a seam that still shows: darker than the body, or lighter when the body is nearly black. */
export const seamOf = (ink: Ink) => (brightness(ink.base) < 70 ? mix(ink.base, '#ffffff', 0.3) : ink.line)
/** The three tones of a bar in the product's own colour, in metal, and in rubber. */
export const bodyTones = (ink: Ink) => [ink.dark, ink.base, ink.pale] as const
export const metalTones = (ink: Ink) => [ink.metalDark, ink.metal, ink.metalLight] as const
export const rubberTones = (ink: Ink) =>
  [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.25)] as const

// ——— shapes the soft goods share ———

export type InkPoint = readonly [number, number]
/** SVG path text with its numbers rounded: path`M${x} ${y}`. */
export const path = (texts: TemplateStringsArray, ...values: (number | string)[]) =>
  texts.reduce((text, next, i) => {
    const value = values[i - 1] ?? ''
    return text + (typeof value === 'number' ? +value.toFixed(1) : value) + next
  })
/** The path `d` (absolute M, L, C and Q only) in a mirror: x becomes 1000 − x. */
export const flip = (d: string) =>
  d.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) => `${+(1000 - Number(x)).toFixed(1)} ${y}`)
/**
 * The closed outline whose left half is `half` (absolute M, L, C, Q), drawn from the top of the middle line to its
 * foot.
 */
export function whole(half: string): string {
  const steps = [...half.matchAll(/([MLCQ])([^MLCQZ]*)/g)].map(([, command, numbers]) => ({
    command,
    points: [...(numbers ?? '').matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g)].map(([, x, y]): InkPoint => [
      Number(x),
      Number(y),
    ]),
  }))
  const back = steps
    .slice(1)
    .reverse()
    .map(({ command, points }, i) => {
      const end = steps[steps.length - 2 - i]?.points.at(-1) ?? [500, 0]
      return (
        command + [...points.slice(0, -1).reverse(), end].map(([x, y]) => `${+(1000 - x).toFixed(1)} ${y}`).join(' ')
      )
    })
  return `${half} ${back.join(' ')} Z`
}
/** The point at `t` on a cubic curve, and the way it faces (left of its direction). */
export function along(
  [a, b, c, e]: readonly [InkPoint, InkPoint, InkPoint, InkPoint],
  t: number,
): { at: InkPoint; normal: InkPoint } {
  const u = 1 - t
  const mixed = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * e[i]
  const slope = (i: 0 | 1) => 3 * u * u * (b[i] - a[i]) + 6 * u * t * (c[i] - b[i]) + 3 * t * t * (e[i] - c[i])
  const length = Math.hypot(slope(0), slope(1)) || 1
  return { at: [mixed(0), mixed(1)], normal: [slope(1) / length, -slope(0) / length] }
}
/** Nearly white and nearly black products need their edges, or their lights, drawn a little stronger. */
export const isPale = (ink: Ink) => brightness(ink.base) > 205
export const isDark = (ink: Ink) => brightness(ink.base) < 70
/**
 * Upright bands of tone that make the outline `d` a cylinder standing at `x`, `w` wide; tones from deepest to palest.
 */
export const barrel = (
  name: string,
  d: string,
  x: number,
  w: number,
  [deep, dark, base, light, pale]: readonly [string, string, string, string, string],
  more = '',
) => {
  const band = (from: number, to: number, fill: string, opacity?: number) =>
    box(x + w * from, 0, w * (to - from), 1000, 0, fill, { opacity })
  return inside(
    name,
    d,
    band(0, 1, base) +
      band(0, 0.07, dark, 0.6) +
      band(0.1, 0.36, light) +
      band(0.15, 0.22, pale) +
      band(0.66, 1, dark) +
      band(0.9, 1, deep, 0.75) +
      more,
  )
}
export const ownTones = (ink: Ink) => [ink.deep, ink.dark, ink.base, ink.light, ink.pale] as const
export const steelTones = (ink: Ink) =>
  [
    mix(ink.metalDark, '#0d1512', 0.25),
    ink.metalDark,
    ink.metal,
    mix(ink.metal, ink.metalLight, 0.5),
    ink.metalLight,
  ] as const
export const blackTones = (ink: Ink) =>
  [
    mix(ink.rubber, '#0d1512', 0.6),
    mix(ink.rubber, '#0d1512', 0.3),
    ink.rubber,
    mix(ink.rubber, '#ffffff', 0.12),
    mix(ink.rubber, '#ffffff', 0.3),
  ] as const
/** A printed mark that shows on the product's colour: paper, or its own deep tone on a light one. */
export const markOn = (ink: Ink) => (brightness(ink.base) > 170 ? ink.deep : ink.paper)
