import { drawings } from '../drawings.ts'
import { group, inkFor, type Ink } from '../pen.ts'
import { person } from '../scenes/people.ts'
import type { Illustration, IllustrationKind } from '../vocabulary.ts'
import { outdoors, table } from './backdrop.ts'
import { look } from './body.ts'
import { isWorn, wornView } from './worn.ts'

/** Centimetres: the longest side of a kind, or of some of its cuts. */
const sizes: Record<IllustrationKind, number | { other: number; [cut: string]: number }> = {
  jacket: 75,
  vest: 70,
  top: 72,
  pants: 105,
  dress: 100,
  swimsuit: 70,
  onesie: 85,
  sock: 28,
  hat: { other: 26, 'wide-brim': 36 },
  glove: 26,
  neckwear: { other: 26, scarf: 40 },
  boot: 30,
  shoe: 29,
  sandal: 28,
  insole: 28,
  gaiter: { other: 42, low: 20 },
  pack: 62,
  duffel: { other: 66, roller: 76, tote: 46, 'packing-cube': 34 },
  carrier: { other: 74, 'wrap-carrier': 44 },
  'dry-bag': { other: 56, 'phone-case': 22 },
  'bike-bag': { other: 42, saddle: 32, handlebar: 30 },
  tent: { other: 280, cabin: 330, hammock: 320, tarp: 330 },
  'sleeping-bag': 205,
  pad: { other: 60, inflatable: 188, pillow: 44, 'yoga-mat': 64, 'foam-roller': 46 },
  stove: { other: 24, 'two-burner': 56, canister: 18 },
  pot: { other: 24, mug: 11, utensils: 20, pan: 36 },
  'food-pouch': { other: 21, bar: 12, tub: 13, tablets: 13 },
  cooler: { other: 58, soft: 38 },
  furniture: { other: 90, 'low-chair': 72, table: 120, cot: 190, stool: 42 },
  bottle: { other: 26, tumbler: 21 },
  filter: { other: 30, pen: 19, gravity: 50 },
  headlamp: { other: 15, 'bike-light': 11, 'tail-light': 8 },
  lantern: { other: 24, string: 80, candle: 16 },
  poles: { other: 128, nordic: 145 },
  knife: { other: 19, hatchet: 37, saw: 36, shovel: 25 },
  kit: { other: 22, 'bear-canister': 32, whistle: 7 },
  skis: { other: 178, nordic: 200, kids: 110 },
  snowboard: 157,
  helmet: 29,
  goggles: 19,
  avalanche: { other: 13, probe: 42, 'snow-shovel': 82, airbag: 66 },
  snowshoe: { other: 66, traditional: 96 },
  sled: { other: 120, toboggan: 180, pulk: 150, plastic: 104 },
  rope: { other: 46, cord: 16, sling: 60 },
  harness: { other: 52, 'full-body': 66 },
  hardware: { other: 12, quickdraw: 18 },
  chalk: { other: 18, 'crash-pad': 110, block: 9 },
  'ice-tool': { other: 32, axe: 58, 'ice-screw': 19 },
  bike: { other: 180, kids: 130 },
  'bike-tool': { other: 90, 'multi-tool': 13, pump: 66, trailer: 150, lock: 26 },
  kayak: { other: 440, recreational: 320, inflatable: 330 },
  canoe: { other: 500, solo: 440 },
  paddleboard: { other: 330, touring: 380 },
  paddle: { other: 150, kayak: 220, sup: 200 },
  pfd: 58,
  gps: { other: 16, satellite: 11, 'bike-computer': 12 },
  watch: 24,
  power: { other: 16, 'solar-panel': 50, 'power-station': 30, cable: 20 },
  luggage: { other: 78, 'carry-on': 55 },
  'travel-item': { other: 24, wallet: 13, 'neck-pillow': 30 },
  training: { other: 12, 'resistance-band': 18 },
  'gift-card': 9,
}

/** Of a canvas, what its drawing fills. */
const FILLED = 0.82
const PERSON = 172
const MUG = 9

const longest = ({ kind, cut }: Illustration): number => {
  const size = sizes[kind]
  return typeof size === 'number' ? size : (size[cut] ?? size.other)
}

/** Centimetres from which a camp mug says nothing any more. */
const LARGE = 45

/** How large it is: worn, or at its true size beside somebody, or beside a camp mug. */
export function scaleView(art: Illustration, hex: string, seed: string): string {
  const ink = inkFor(art, hex, seed)
  const drawn = drawings[art.kind](ink)
  const cm = longest(art)
  return wornView(art, ink, drawn) ?? (cm > LARGE ? besidePerson(ink, drawn, cm) : besideMug(drawn, cm))
}

/** What that view shows, after the product's name. */
export const scaleWords = (art: Illustration): { en: string; fr: string } =>
  isWorn(art, inkFor(art, '#000000', ''))
    ? { en: 'worn', fr: 'sur une personne' }
    : longest(art) > LARGE
      ? { en: 'beside a person', fr: 'à côté d’une personne' }
      : { en: 'beside a camp mug', fr: 'à côté d’une tasse de camping' }

/** The drawing at `cm` long, its middle at x, standing on y; a canvas ends 120 below what stands on it. */
const placed = (drawn: string, pixels: number, x: number, y: number) => {
  const by = pixels / (1000 * FILLED)
  return group(drawn, `translate(${(x - 500 * by).toFixed(1)} ${(y - 885 * by).toFixed(1)}) scale(${by.toFixed(3)})`)
}

function besidePerson(ink: Ink, drawn: string, cm: number): string {
  const perCm = Math.min(4.4, 620 / cm)
  const tall = PERSON * perCm
  const wide = cm * perCm
  const x = Math.max(120, 940 - wide - tall * 0.16)
  return (
    outdoors(Math.floor(ink.vary(7) * 900)) +
    person(x, 912, tall, 'stand', {
      jacket: look.shirtDark,
      trousers: look.trousers,
      hat: look.boots,
      boots: look.boots,
    }) +
    placed(drawn, wide, x + tall * 0.14 + wide / 2, 912)
  )
}

function besideMug(drawn: string, cm: number): string {
  const perCm = Math.min(30, 600 / cm)
  const mug = drawings.pot(inkFor({ kind: 'pot', cut: 'mug', details: [] }, '#f7f5ee', 'mug'))
  const [wide, mugWide] = [cm * perCm, MUG * perCm * 1.3]
  const x = Math.min(640, 940 - mugWide - wide / 2)
  return table() + placed(mug, mugWide, Math.min(850, x + wide / 2 + mugWide * 0.58), 866) + placed(drawn, wide, x, 880)
}
