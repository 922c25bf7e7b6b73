import { circle, line, mix, path, seamOf, shape, stitch, times, type Ink } from '../pen.ts'
import type { IllustrationKind } from '../vocabulary.ts'

/** What a thing is made of, drawn as through a glass: fills the canvas around (500, 500), 420 wide. */
type Texture = (ink: Ink) => string

const all = 'M280 280H720V720H280Z'
const rows = (gap: number, draw: (at: number) => string) => times(Math.ceil(440 / gap), (i) => draw(280 + i * gap))
const ground = (fill: string) => shape(all, fill)
const shade = shape('M560 280H720V720H460Z', '#0d1512', { opacity: 0.1 })

/** Fine cloth with a stronger thread every few, a seam across it with two rows of stitches. */
const ripstop: Texture = (ink) =>
  ground(ink.base) +
  line(
    rows(14, (at) => path`M280 ${at}H720M${at} 280V720`),
    seamOf(ink),
    1.5,
    { opacity: 0.3 },
  ) +
  line(
    rows(56, (at) => path`M280 ${at}H720M${at} 280V720`),
    ink.light,
    4,
    { opacity: 0.6 },
  ) +
  shade +
  line('M280 610L720 470', seamOf(ink), 6) +
  stitch('M280 590L720 450', ink.pale, 5) +
  stitch('M280 636L720 496', ink.pale, 5)

const knit: Texture = (ink) =>
  ground(ink.base) +
  line(
    rows(34, (y) => times(14, (i) => path`M${270 + i * 34} ${y}l17 26l17 -26`)),
    ink.light,
    13,
    { opacity: 0.75 },
  ) +
  line(
    rows(34, (y) => times(14, (i) => path`M${270 + i * 34} ${y + 9}l17 26l17 -26`)),
    seamOf(ink),
    3,
    { opacity: 0.5 },
  ) +
  shade

const pile: Texture = (ink) =>
  ground(ink.base) +
  [ink.dark, ink.light]
    .map((tone, k) =>
      line(
        rows(26, (y) =>
          times(17, (i) => path`M${276 + i * 27 + ((y * 7 + i * 5 + k * 11) % 15)} ${y + k * 9}q8 -14 17 -3`),
        ),
        tone,
        6,
        { opacity: 0.6 },
      ),
    )
    .join('') +
  shade

const leather: Texture = (ink) =>
  ground(ink.base) +
  line(
    rows(30, (y) => times(12, (i) => path`M${270 + i * 40 + ((y * 3) % 20)} ${y}q12 16 30 6t14 20`)),
    ink.dark,
    3,
    { opacity: 0.5 },
  ) +
  shade +
  line('M280 430Q500 480 720 400', seamOf(ink), 8) +
  stitch('M280 460Q500 510 720 430', ink.pale, 7)

const tread: Texture = (ink) =>
  ground(ink.rubber) +
  rows(74, (y) =>
    times(6, (i) =>
      shape(
        path`M${276 + i * 78} ${y + (i % 2) * 34}l30 -18l30 18v26l-30 -14l-30 14Z`,
        mix(ink.rubber, '#ffffff', 0.22),
      ),
    ),
  ) +
  line('M280 690L720 690', ink.accent, 30)

const brushed: Texture = (ink) =>
  ground(ink.metal) +
  line(
    rows(9, (y) => path`M280 ${y}H${600 + ((y * 13) % 120)}`),
    ink.metalLight,
    3,
    { opacity: 0.8 },
  ) +
  shape('M280 280H400V720H340Z', '#ffffff', { opacity: 0.3 }) +
  shade +
  circle(590, 560, 54, ink.metalDark) +
  circle(590, 560, 44, ink.metal) +
  line('M556 594L624 526', ink.metalDark, 14)

const grain: Texture = (ink) =>
  ground(ink.wood) +
  line(
    rows(24, (y) => path`M280 ${y}C380 ${y + ((y * 7) % 30) - 15} 560 ${y - 20 + ((y * 5) % 40)} 720 ${y + 6}`),
    ink.woodDark,
    4,
    { opacity: 0.55 },
  ) +
  shape('M440 520Q500 470 570 520Q510 570 440 520Z', ink.woodDark, { opacity: 0.8 }) +
  shade

const moulded: Texture = (ink) =>
  ground(ink.base) +
  rows(40, (y) => times(11, (i) => circle(290 + i * 40 + ((y / 40) % 2) * 20, y + 10, 5, ink.dark, { opacity: 0.5 }))) +
  shape('M280 280H420L320 720H280Z', ink.pale, { opacity: 0.4 }) +
  shade +
  line('M280 520Q500 560 720 500', ink.dark, 12) +
  line('M280 510Q500 550 720 490', ink.light, 5)

const braid: Texture = (ink) =>
  ground(ink.base) +
  rows(56, (y) =>
    times(9, (i) =>
      shape(path`M${270 + i * 56} ${y}l28 -28l28 28l-28 28Z`, (i + y / 56) % 3 < 1 ? ink.accent : ink.light, {
        stroke: ink.dark,
        width: 5,
      }),
    ),
  ) +
  shade

const wood = new Set(['traditional', 'toboggan', 'canoe', 'prospector', 'table', 'hatchet', 'folding', 'brush'])
const knitted = new Set(['sweater', 'toque', 'pompom-toque', 'headband', 'scarf'])
const piled = new Set(['fleece', 'bunting', 'slipper', 'towel', 'neck-pillow'])
const ofKind: Partial<Record<IllustrationKind, Texture>> = {
  sock: knit,
  boot: tread,
  shoe: tread,
  sandal: tread,
  insole: pile,
  rope: braid,
  glove: leather,
  poles: brushed,
  pot: brushed,
  stove: brushed,
  knife: brushed,
  hardware: brushed,
  'ice-tool': brushed,
  'bike-tool': brushed,
  bike: tread,
  watch: brushed,
  lantern: brushed,
  training: pile,
  ...Object.fromEntries(
    [
      'bottle',
      'filter',
      'headlamp',
      'kit',
      'skis',
      'snowboard',
      'helmet',
      'goggles',
      'avalanche',
      'snowshoe',
      'sled',
      'kayak',
      'canoe',
      'paddleboard',
      'paddle',
      'gps',
      'power',
      'cooler',
      'gift-card',
      'food-pouch',
    ].map((kind) => [kind, moulded]),
  ),
}

export const textureOf = (ink: Ink, kind: IllustrationKind): string => {
  const own =
    wood.has(ink.cut) || ink.has('wood-handle') || ink.has('wood')
      ? grain
      : knitted.has(ink.cut)
        ? knit
        : piled.has(ink.cut)
          ? pile
          : undefined
  return (own ?? ofKind[kind] ?? ripstop)(ink)
}
