import { circle, ellipse, group, line, shape } from '../pen.ts'
import { person, type Wear } from '../scenes/people.ts'
import { bicycle } from '../scenes/props.ts'

/** Who and what passes a store. Each stands on (x, y); a figure of `size` is as high as a person of the same size. */
type Turned = { flip?: boolean }

const placed = (content: string, x: number, y: number, size: number, flip = false) =>
  group(content, `translate(${x} ${y}) scale(${flip ? -size / 100 : size / 100} ${size / 100})`)

/** Somebody on cross-country skis, in full stride. */
export const skier = (x: number, y: number, size: number, wear: Wear, { flip }: Turned = {}): string =>
  placed(
    line('M-60 -3L2 -5Q8 -5 12 -9', '#7c1c12', 3) +
      line('M-18 0L42 0Q50 0 54 -6', '#b92b18', 3) +
      person(0, 0, 100, 'stride', wear, { held: line('M38 -62L10 0', '#3a3a44', 1.7) }) +
      line('M-18 -58L-54 -8', '#3a3a44', 1.7),
    x,
    y,
    size,
    flip,
  )

/** Somebody on foot with skis over the shoulder. */
export const withSkis = (x: number, y: number, size: number, wear: Wear, { flip }: Turned = {}): string =>
  placed(
    person(0, 0, 100, 'walk', wear, {
      held:
        line('M30 -61L-50 -98Q-55 -100 -57 -105M31 -57L-48 -93Q-53 -95 -55 -100', '#dba524', 2.6) +
        circle(14, -67, 3.6, wear.skin ?? '#d9a47c') +
        line('M3 -76L2 -63L14 -67', wear.jacket, 6),
    }),
    x,
    y,
    size,
    flip,
  )

/** Somebody on foot with a pair of snowshoes under the arm. */
export const withSnowshoes = (x: number, y: number, size: number, wear: Wear, { flip }: Turned = {}): string =>
  placed(
    person(0, 0, 100, 'walk', wear, {
      held:
        group(
          ellipse(0, 0, 27, 7.5, '#7a4a24') +
            ellipse(0, 0, 23, 5, '#e8c98a') +
            line('M-18 -3L-8 4M-10 -4L2 4M-2 -4L10 4M8 -4L18 3', '#7a4a24', 1.2) +
            line('M-27 0L-40 2', '#7a4a24', 3),
          'translate(6 -58) rotate(-10)',
        ) +
        circle(15, -56, 3.6, wear.skin ?? '#d9a47c') +
        line('M0 -74L-1 -63L13 -57', wear.jacket, 6),
    }),
    x,
    y,
    size,
    flip,
  )

/** Somebody on foot who wheels a bicycle. */
export const wheeler = (
  x: number,
  y: number,
  size: number,
  wear: Wear,
  frame: string,
  { flip = false, tyre = '#1d2422', metal = '#aab4b4', fat = 3.6, more = '' } = {},
): string =>
  placed(
    person(-6, 0, 100, 'walk', wear) + group(bicycle(frame, tyre, metal, fat) + more, 'translate(-11 0)'),
    x,
    y,
    size,
    flip,
  )

/** A stroller under its hood. */
export const stroller = (x: number, y: number, size: number, hue: string, { flip }: Turned = {}): string =>
  placed(
    line('M-30 -56L-20 -50L8 -8M20 -30L-16 -8', '#2a3238', 3) +
      shape('M-16 -44C-8 -20 22 -18 30 -34L12 -40Z', hue) +
      shape('M-16 -44C-18 -62 4 -74 18 -62L6 -40Z', hue) +
      shape('M4 -67C10 -68 15 -66 18 -62L6 -40Z', '#14202a', { opacity: 0.25 }) +
      circle(-16, -8, 8, 'none', { stroke: '#1d2422', width: 3.4 }) +
      circle(14, -7, 7, 'none', { stroke: '#1d2422', width: 3.4 }),
    x,
    y,
    size,
    flip,
  )
