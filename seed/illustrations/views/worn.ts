import { group, type Ink } from '../pen.ts'
import type { Illustration, IllustrationKind } from '../vocabulary.ts'
import { outdoors } from './backdrop.ts'
import { face, hands, head, headFromBehind, standing } from './body.ts'

type Worn = {
  /** Moves and scales the goods' canvas onto whoever is 900 high (`body.ts`). */
  at: string
  body?: string
  head?: string
  /** What comes out of the goods: a face in a hood, hands out of sleeves. */
  over?: string
  /** Left, top and side of what is shown. */
  view: readonly [number, number, number]
}

const trousered = standing({ legs: false })
const trunk = [190, 10, 620] as const
const legs = [190, 350, 620] as const
const close = [300, -60, 400] as const

/** The canvas at the scale `by`, its middle on the body's, its line `y` on the body's line `on`. */
const hung = (by: number, y: number, on: number) => `translate(${500 - 500 * by} ${on - y * by}) scale(${by})`

const sleeved = (at: string, neck: number): Worn => ({
  at,
  body: standing({ arms: false }),
  over: head(neck) + hands(),
  view: trunk,
})

/** How each kind is worn, by its cut; what is not named is not worn. */
const ways: Partial<Record<IllustrationKind, (ink: Ink) => Worn | undefined>> = {
  jacket: (ink) =>
    ink.has('hood')
      ? {
          ...sleeved(hung(0.53, 258, 226), 0),
          head: '',
          over: group(face(), 'translate(120 96) scale(0.76 0.72)') + hands(),
        }
      : sleeved(hung(0.49, 190, 226), 222),
  vest: (ink) => ({ at: hung(0.52, 250, 226), over: head(ink.has('collar') ? 214 : 236), view: trunk }),
  top: ({ cut }) =>
    cut === 'tank' || cut === 't-shirt'
      ? { at: hung(0.52, 146, 226), over: head(238), view: trunk }
      : sleeved(hung(0.52, cut === 'crew' || cut === 'sweater' ? 150 : 184, 226), cut === 'zip-neck' ? 212 : 240),
  swimsuit: ({ cut }) =>
    cut === 'rashguard'
      ? sleeved(hung(0.54, 160, 226), 232)
      : cut === 'trunks'
        ? { at: hung(0.42, 190, 486), body: standing({ bare: true }), view: legs }
        : undefined,
  pants: ({ cut }) =>
    cut === 'shorts' || cut === 'running-shorts'
      ? { at: hung(0.42, 180, 488), body: standing({ bare: true }), view: legs }
      : cut === 'bib'
        ? { at: 'translate(230 250) scale(0.54 0.74)', body: trousered, view: [130, 190, 780] }
        : { at: hung(0.54, 100, 482), body: trousered, view: legs },
  dress: ({ cut }) =>
    cut === 'dress'
      ? { at: hung(0.56, 110, 226), body: standing({ bare: true }), over: head(240), view: [110, 20, 780] }
      : { at: hung(0.46, 186, 482), body: standing({ bare: true }), view: legs },
  pack: ({ cut }) =>
    cut === 'running-vest'
      ? { at: hung(0.42, 150, 216), over: head(226), view: trunk }
      : { at: hung(0.42, 884, 560), head: headFromBehind(), view: trunk },
  carrier: ({ cut }) =>
    cut === 'wrap-carrier'
      ? { at: hung(0.42, 120, 216), over: head(226), view: trunk }
      : { at: hung(0.46, 884, 590), head: headFromBehind(), view: trunk },
  avalanche: ({ cut }) =>
    cut === 'airbag' ? { at: hung(0.44, 884, 570), head: headFromBehind(), view: trunk } : undefined,
  pfd: () => ({ at: hung(0.46, 130, 214), over: head(222), view: trunk }),
  harness: ({ cut }) =>
    cut === 'full-body'
      ? { at: hung(0.48, 120, 226), view: trunk }
      : { at: hung(0.38, 260, 486), view: [190, 190, 620] },
  hat: ({ cut }) => ({ at: hung(cut === 'wide-brim' ? 0.28 : 0.2, 800, cut === 'wide-brim' ? 132 : 112), view: close }),
  goggles: () => ({ at: hung(0.16, 500, 132), view: close }),
  neckwear: () => ({ at: hung(0.2, 180, 184), over: head(200), view: close }),
  headlamp: ({ cut }) => (cut === 'headlamp' ? { at: hung(0.15, 560, 104), view: close } : undefined),
}

/** Whether `wornView` has a way to wear it. */
export const isWorn = (art: Illustration, ink: Ink): boolean => ways[art.kind]?.(ink) !== undefined

/** The goods on somebody, or nothing where they are not worn. */
export function wornView(art: Illustration, ink: Ink, drawn: string): string | undefined {
  const way = ways[art.kind]?.(ink)
  if (!way) return undefined
  const worn = (way.body ?? standing()) + (way.head ?? head()) + group(drawn, way.at) + (way.over ?? '')
  const [x, y, side] = way.view
  return outdoors(Math.floor(ink.vary(7) * 900)) + group(worn, `scale(${1000 / side}) translate(${-x} ${-y})`)
}
