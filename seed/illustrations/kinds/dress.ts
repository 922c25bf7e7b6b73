import {
  fallShadow,
  flip,
  inside,
  isDark,
  isPale,
  line,
  mix,
  mirrored,
  path,
  seamOf,
  shape,
  stitch,
  times,
  whole,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { neckline, sprigs, stripes } from './cloth-parts.ts'
import { crease, pocketZip, rim } from './garment-parts.ts'

type Cut = { half: string; left: string; waist: number; foot: number; width: number }

/** `half`: the left half of the outline; `left`: its side edge, for light and shade. */
const cuts: Record<string, (v: (n: number) => number) => Cut> = {
  dress: (v) => {
    const foot = 880 + v(0) * 24
    const side = path`C364 196 392 290 344 356 C352 420 384 450 386 500 C384 600 300 740 256 ${foot}`
    return {
      half: path`M500 122 L432 102 L386 116 ${side} C340 ${foot + 22} 420 ${foot + 26} 500 ${foot + 26}`,
      left: path`M386 116 ${side}`,
      waist: 500,
      foot,
      width: 244,
    }
  },
  skirt: (v) => {
    const foot = 800 + v(0) * 24
    const side = path`C330 300 270 560 186 ${foot}`
    return {
      half: path`M500 212 C440 210 400 206 352 200 ${side} C300 ${foot + 36} 420 ${foot + 44} 500 ${foot + 44}`,
      left: path`M352 200 ${side}`,
      waist: 200,
      foot,
      width: 314,
    }
  },
  skort: (v) => {
    const foot = 690 + v(0) * 24
    const side = path`C330 300 280 500 220 ${foot}`
    return {
      half: path`M500 212 C440 210 400 206 346 200 ${side} C320 ${foot + 30} 420 ${foot + 36} 500 ${foot + 36}`,
      left: path`M346 200 ${side}`,
      waist: 200,
      foot,
      width: 280,
    }
  },
}

export const dress: Drawing = (ink) => {
  const cut = (cuts[ink.cut] ?? cuts.dress!)(ink.vary)
  const d = whole(cut.half)
  const dark = (at: string, width: number, strength: number) =>
    line(at, '#0d1512', width, { opacity: strength * (isDark(ink) ? 0.9 : 0.32) })
  const light = (at: string, width: number, strength: number, move = '') =>
    line(at, '#ffffff', width, {
      opacity: strength * (isPale(ink) ? 0.55 : isDark(ink) ? 0.17 : 0.24),
      transform: move || undefined,
    })
  const cloth =
    (ink.has('print') ? sprigs(ink) : '') +
    (ink.has('stripe') ? stripes(ink, cut.foot - 150 - ink.vary(1) * 30, 3, 56) : '')
  const form =
    light(cut.left, 130, 0.6) +
    light(cut.left, 54, 0.5) +
    dark(flip(cut.left), 170, 0.45) +
    dark(flip(cut.left), 64, 0.5)
  const body = inside('cloth', d, shape(d, ink.base) + cloth + form + pleats(ink, cut) + rim(ink, d))
  const hem = path`M${490 - cut.width} ${cut.foot - 18} Q500 ${cut.foot + 46} ${510 + cut.width} ${cut.foot - 18}`
  return (
    (ink.cut === 'skort' ? shorts(ink, cut) : '') +
    (ink.cut === 'dress' ? backOf(ink) : '') +
    fallShadow(d) +
    body +
    inside('hem', d, stitch(hem, seamOf(ink), 3)) +
    (ink.cut === 'dress' ? bodice(ink) : waistband(ink)) +
    pockets(ink, cut)
  )
}

/** Folds that fall from the waist and open towards the hem. */
function pleats(ink: Ink, { waist, foot, width }: Cut): string {
  const count = 7
  const wave = ink.vary(2) * 20
  return times(count, (i) => {
    const at = ((i + 0.5) / count) * 2 - 1
    const [x, y] = [500 + at * width * 0.42, waist + 50 + Math.abs(i - 3) * 16 + (i % 2) * 50]
    return (
      crease(
        [x, y],
        [500 + at * width * 1.02, foot + 30],
        at * 12,
        (i % 2 ? 26 : 36) + wave * 0.4,
        '#0d1512',
        isDark(ink) ? 0.34 : 0.11,
      ) +
      crease(
        [x + 14, y + 30],
        [500 + at * width * 1.02 + 40, foot + 30],
        at * 12,
        18,
        '#ffffff',
        isDark(ink) ? 0.07 : 0.14,
      )
    )
  })
}

const backOf = (ink: Ink) => {
  const d = whole('M500 150 L440 108 L390 112 C372 196 384 290 350 340 L500 340')
  return shape(d, ink.deep)
}

function bodice(ink: Ink): string {
  const band = isDark(ink) ? mix(ink.base, '#ffffff', 0.14) : mix(ink.base, '#0d1512', 0.14)
  const arm = 'M386 116 C364 196 392 290 344 356'
  const waist = 'M384 500 Q500 522 616 500'
  return (
    line(arm + flip(arm), band, 18, { cap: 'butt' }) +
    neckline(ink, 68, 106, (ink.back ? 44 : 120) + ink.vary(3) * 20, band, 18, false) +
    line(waist, band, 24, { cap: 'butt' }) +
    line(waist, seamOf(ink), 3, { transform: 'translate(0 13)', opacity: 0.6, cap: 'butt' }) +
    line('M352 372 Q400 400 414 490 M648 372 Q600 400 586 490', seamOf(ink), 4, { opacity: 0.5 }) +
    (ink.back ? '' : line('M486 506 C470 560 460 590 466 640 M514 506 C526 550 540 580 532 622', ink.accent, 8))
  )
}

function waistband(ink: Ink): string {
  const x = ink.cut === 'skirt' ? 352 : 346
  const d = path`M${x} 186 Q500 202 ${1000 - x} 186 L${1008 - x} 256 Q500 274 ${x - 8} 256 Z`
  const tone = isDark(ink) ? mix(ink.base, '#ffffff', 0.1) : mix(ink.base, '#0d1512', 0.12)
  const inner = path`M${x} 186 Q500 166 ${1000 - x} 186 Q500 204 ${x} 186 Z`
  const fastening = ink.back
    ? ''
    : ink.cut === 'skirt'
      ? line(
          times(16, (i) => path`M${x + 8 + i * 18.6} 200 v56 `),
          seamOf(ink),
          3,
          { opacity: 0.4 },
        ) + line('M486 226 C460 290 470 330 462 372 M514 226 C536 280 530 320 540 352', ink.accent, 8)
      : stitch(path`M${x + 4} 206 Q500 222 ${996 - x} 206 M${x} 244 Q500 260 ${1000 - x} 244`, seamOf(ink), 2.5)
  return (
    shape(inner, ink.deep) +
    shape(d, tone) +
    line(path`M${940 - x} 196 L${948 - x} 262`, '#0d1512', 110, { opacity: 0.12, cap: 'butt' }) +
    line(d, seamOf(ink), 4, { opacity: 0.6 }) +
    fastening
  )
}

/** The tights under a skort, seen below its hem. */
const shorts = (ink: Ink, { foot, width }: Cut) => {
  const d = path`M${530 - width} ${foot - 80} L${548 - width} ${foot + 120} Q${500 - width * 0.5} ${foot + 146} 484 ${foot + 124} L496 ${foot - 40} Z`
  const tone = isDark(ink) ? mix(ink.base, '#ffffff', 0.16) : ink.dark
  const hem = path`M${546 - width} ${foot + 100} Q${500 - width * 0.5} ${foot + 126} 485 ${foot + 104}`
  return (
    fallShadow(d + flip(d)) +
    shape(d, tone) +
    shape(flip(d), mix(tone, '#0d1512', 0.18)) +
    stitch(hem + flip(hem), seamOf(ink), 2.5)
  )
}

function pockets(ink: Ink, { waist, width }: Cut): string {
  if (!ink.has('pocket') || ink.back) return ''
  const y = waist + 100 + ink.vary(4) * 30
  const slash = path`M${500 - width * 0.34} ${y} L${500 - width * 0.52} ${y + 120}`
  return ink.cut === 'skort'
    ? pocketZip(ink, [620, y + 10], [650, y + 130])
    : mirrored(line(slash, seamOf(ink), 7, { opacity: 0.8 }) + stitch(slash, ink.accent, 3)) +
        line(slash, seamOf(ink), 7, { opacity: 0.8 }) +
        line(slash, ink.accent, 3, { dash: '9 7', cap: 'butt', transform: 'translate(9 4)' })
}
