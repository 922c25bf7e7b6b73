import {
  circle,
  ellipse,
  flip,
  group,
  inside,
  isDark,
  isPale,
  line,
  mix,
  path,
  seamOf,
  shape,
  times,
  whole,
  type Ink,
} from '../pen.ts'
import { lightOf, shadeOf } from './garment-parts.ts'

/**
 * Patterns laid on cloth: plaid, stripes, ribs, knit, emblems. Each fills more than its garment and is clipped to it.
 */

export const plaid = (ink: Ink, turn = 0): string => {
  const step = 118 + ink.vary(6) * 30
  const bars = (width: number, colour: string, opacity: number, shift: number) =>
    line(
      times(10, (i) => path`M${-40 + shift + i * step} -100 V1100 `) +
        times(10, (i) => path`M-100 ${-40 + shift + i * step} H1100 `),
      colour,
      width,
      { opacity, cap: 'butt' },
    )
  const drawn =
    bars(44, shadeOf(ink), 0.42, 0) +
    bars(12, lightOf(ink), isDark(ink) ? 0.7 : 0.6, step * 0.5) +
    bars(5, ink.accent, 0.8, step * 0.5 - 20) +
    bars(5, ink.accent, 0.8, step * 0.5 + 20)
  return turn ? group(drawn, path`rotate(${turn} 230 500)`) : drawn
}

/** Horizontal stripes on the chest from `y`; knitwear has more of them. */
export function stripes(ink: Ink, y: number, count: number, gap: number, slant = 0): string {
  return times(count, (i) => {
    const at = y + i * gap
    const d = path`M-40 ${at - slant} Q500 ${at + 16 + slant} 1040 ${at - slant}`
    return line(d, i % 2 ? lightOf(ink) : ink.accent, i % 2 ? gap * 0.28 : gap * 0.5, { cap: 'butt' })
  })
}

/** Ribs running down: a dark groove with a light edge, each `step` apart. */
export const ribs = (ink: Ink, step = 22, lean = 0) => {
  const d = times(Math.ceil(760 / step), (i) => path`M${130 + i * step} 60 l${lean} 900 `)
  return (
    line(d, shadeOf(ink), step * 0.36, { opacity: isPale(ink) ? 0.3 : 0.42, cap: 'butt' }) +
    line(d, lightOf(ink), 3, { opacity: isDark(ink) ? 0.5 : 0.6, transform: `translate(${step * 0.34} 0)` })
  )
}

/** Knitted stitches, small V beside small V. */
export const knit = (ink: Ink, x1: number, x2: number, y1: number, y2: number, size = 22) => {
  const rows = times(
    Math.floor((y2 - y1) / size),
    (r) =>
      path`M${x1} ${y1 + r * size} ` +
      times(Math.floor((x2 - x1) / size), () => path`l${size / 2} ${size * 0.6} l${size / 2} ${-size * 0.6} `),
  )
  return (
    line(rows, shadeOf(ink), 3, { opacity: isDark(ink) ? 0.6 : 0.32 }) +
    line(rows, lightOf(ink), 2.5, { opacity: 0.35, transform: 'translate(0 -5)' })
  )
}

/** The mark on a chest: peaks, waves with a canoe, or a spruce, by product. */
export function emblem(ink: Ink, x: number, y: number, size: number): string {
  const scale = size / 100
  const at = path`translate(${x - 50 * scale} ${y - 50 * scale}) scale(${scale})`
  const dark = mix(ink.accent, '#0d1512', 0.3)
  const drawn = [
    // peaks under a sun
    circle(50, 50, 50, ink.accent) +
      circle(68, 34, 11, ink.paper) +
      inside(
        'emblem',
        'M0 50 a50 50 0 0 0 100 0 Z M-2 51 L34 20 L102 51 Z',
        shape('M-6 92 L34 26 L66 78 L60 100 L0 100 Z', ink.deep) +
          shape('M34 26 L46 46 L38 42 L32 50 L26 40 Z', ink.paper) +
          shape('M40 96 L70 48 L104 96 Z', dark) +
          shape('M70 48 L78 60 L71 58 L65 64 L62 60 Z', ink.paper),
      ),
    // a canoe in front of the rising sun
    shape('M20 54 A30 30 0 0 1 80 54 Z', ink.accent) +
      shape('M-4 46 Q4 58 22 60 L78 60 Q96 58 104 46 Q104 70 84 74 L16 74 Q-4 70 -4 46 Z', dark) +
      line('M0 56 Q10 62 24 63 L76 63 Q90 62 100 56', ink.paper, 2.5) +
      line('M62 70 L82 28', ink.woodDark, 4) +
      ellipse(84, 23, 5, 10, ink.woodDark, { transform: 'rotate(25 84 23)' }) +
      line('M4 88 q11 -8 22 0 t22 0 t22 0 t22 0', ink.accent, 5),
    // three spruces
    times(3, (i) =>
      group(
        shape(
          'M0 0 L16 26 L8 24 L22 50 L12 48 L28 78 L-28 78 L-12 48 L-22 50 L-8 24 L-16 26 Z',
          i === 1 ? ink.accent : dark,
        ) + line('M0 78 V92', dark, 6),
        `translate(${22 + i * 28} ${i === 1 ? 4 : 22}) scale(${i === 1 ? 1 : 0.78})`,
      ),
    ),
  ]
  return group(drawn[Math.floor(ink.vary(7) * 3)] ?? drawn[0]!, at)
}

/** Small sprigs all over. */
export const sprigs = (ink: Ink, colour = ink.accent) => {
  const step = 84 + ink.vary(6) * 26
  const at = (draw: (x: number, y: number) => string) =>
    times(10, (r) => times(10, (c) => draw(90 + c * step + (r % 2) * step * 0.5, 110 + r * step * 0.9)))
  const stems = at((x, y) => path`M${x} ${y + 16} q8 -22 -2 -52 `)
  const leaves = at(
    (x, y) =>
      path`M${x + 6} ${y - 4} l13 -9 M${x - 4} ${y - 2} l-11 -10 M${x + 3} ${y - 20} l10 -10 M${x - 5} ${y - 20} l-9 -10 `,
  )
  return line(stems, colour, 4) + line(leaves, colour, 10)
}

/** A ribbed or bound neckline: the inside of the back, then the band along the front. `deep` is how far it dips. */
export function neckline(
  ink: Ink,
  half: number,
  y: number,
  deep: number,
  band: string,
  width = 26,
  ribbed = true,
): string {
  const inset = width * 0.4
  const front = path`M${500 - half + inset} ${y} C${500 - half + inset + 6} ${y + deep * 0.62} ${500 - half * 0.5} ${y + deep} 500 ${y + deep}`
  const back = path`M${500 - half + inset} ${y + width * 0.3} Q${500 - half * 0.4} ${y + width * 0.3 + 12} 500 ${y + width * 0.3 + 12}`
  const hole = whole(
    path`M500 ${y + 4} Q${500 - half * 0.4} ${y + 3} ${500 - half} ${y - 8} C${500 - half + 8} ${y + deep * 0.62} ${500 - half * 0.5} ${y + deep} 500 ${y + deep}`,
  )
  const spokes = times(17, (i) => {
    const t = ((i + 0.5) / 17) * Math.PI
    return path`M${500 - Math.cos(t) * half * 0.97} ${y + Math.sin(t) * deep * 0.96} l${-Math.cos(t) * width * 0.5} ${Math.sin(t) * width * 0.5} `
  })
  return (
    shape(hole, ink.deep) +
    line(back + flip(back), mix(ink.deep, ink.base, 0.5), width * 0.9, { cap: 'butt' }) +
    line(front + flip(front), band, width, { cap: 'butt' }) +
    (ribbed ? line(spokes, seamOf(ink), 3, { opacity: 0.35 }) : '') +
    line(front + flip(front), seamOf(ink), 3, {
      opacity: 0.5,
      cap: 'butt',
      transform: path`translate(0 ${width * 0.5})`,
    })
  )
}
