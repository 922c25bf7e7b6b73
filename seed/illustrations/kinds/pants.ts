import {
  box,
  circle,
  ellipse,
  fallShadow,
  flip,
  group,
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
  type InkPoint,
} from '../pen.ts'
import { crease, lightOf, pocketZip, rim, shadeOf } from './garment-parts.ts'
import { flapPocket, tape } from './jacket-parts.ts'

/** Half widths at waist, hip, knee and hem; `inner` is how far the inseam's foot stands from the middle. */
type Legs = {
  waist: number
  top: number
  hip: number
  crotch: number
  knee: number
  hem: number
  inner: number
  foot: number
  scale: number
  down: number
}

const fits: Record<string, (v: (n: number) => number) => Legs> = {
  hiking: (v) => ({
    waist: 128,
    top: 96,
    hip: 172,
    crotch: 372,
    knee: 180,
    hem: 178 + v(0) * 8,
    inner: 56,
    foot: 900,
    scale: 1.02,
    down: -8,
  }),
  ski: (v) => ({
    waist: 136,
    top: 100,
    hip: 186,
    crotch: 390,
    knee: 212,
    hem: 222 + v(0) * 10,
    inner: 36,
    foot: 896,
    scale: 1.02,
    down: -8,
  }),
  rain: (v) => ({
    waist: 140,
    top: 100,
    hip: 182,
    crotch: 386,
    knee: 194,
    hem: 200 + v(0) * 10,
    inner: 54,
    foot: 900,
    scale: 1.02,
    down: -8,
  }),
  leggings: (v) => ({
    waist: 108,
    top: 96,
    hip: 150,
    crotch: 344,
    knee: 122,
    hem: 104 + v(0) * 6,
    inner: 44,
    foot: 904,
    scale: 1.02,
    down: -8,
  }),
  shorts: (v) => ({
    waist: 138,
    top: 240,
    hip: 190,
    crotch: 496,
    knee: 214,
    hem: 226,
    inner: 18,
    foot: 690 + v(0) * 30,
    scale: 1.5,
    down: -205,
  }),
  'running-shorts': (v) => ({
    waist: 134,
    top: 270,
    hip: 192,
    crotch: 508,
    knee: 224,
    hem: 238,
    inner: 6,
    foot: 594 + v(0) * 24,
    scale: 1.52,
    down: -172,
  }),
  bib: (v) => ({
    waist: 138,
    top: 330,
    hip: 176,
    crotch: 520,
    knee: 192,
    hem: 198 + v(0) * 10,
    inner: 34,
    foot: 908,
    scale: 1,
    down: 0,
  }),
}

const outlineOf = (f: Legs) => {
  const x = (half: number) => 500 - half
  const long = f.foot - f.crotch
  return whole(
    path`M500 ${f.top + 6} L${x(f.waist)} ${f.top} C${x(f.waist + 10)} ${f.top + 60} ${x(f.hip)} ${f.top + 120} ${x(f.hip)} ${f.crotch - 30} C${x(f.hip + 2)} ${f.crotch + long * 0.2} ${x(f.knee)} ${f.crotch + long * 0.4} ${x(f.knee)} ${f.crotch + long * 0.5} C${x(f.knee)} ${f.crotch + long * 0.7} ${x(f.hem)} ${f.foot - Math.min(120, long * 0.2)} ${x(f.hem)} ${f.foot - 6} Q${x((f.hem + f.inner) / 2)} ${f.foot + 12} ${x(f.inner)} ${f.foot} C${x(f.inner - 2)} ${f.foot - long * 0.4} ${x(Math.min(f.inner * 0.5, 20))} ${f.crotch + long * 0.34} ${x(3)} ${f.crotch + 4} L500 ${f.crotch}`,
  )
}

export const pants: Drawing = (ink) => {
  const f = (fits[ink.cut] ?? fits.hiking!)(ink.vary)
  const d = outlineOf(f)
  const inner = path`M${500 - f.inner} ${f.foot} C${502 - f.inner} ${f.foot - (f.foot - f.crotch) * 0.4} ${500 - Math.min(f.inner * 0.5, 20)} ${f.crotch + (f.foot - f.crotch) * 0.34} 497 ${f.crotch}`
  const outer = path`M${500 - f.waist} ${f.top} C${490 - f.waist} ${f.top + 60} ${500 - f.hip} ${f.top + 120} ${500 - f.hip} ${f.crotch - 30} L${500 - f.knee} ${(f.crotch + f.foot) / 2} L${500 - f.hem} ${f.foot}`
  const dark = (at: string, width: number, strength: number) =>
    line(at, '#0d1512', width, { opacity: strength * (isDark(ink) ? 0.9 : 0.32) })
  const light = (at: string, width: number, strength: number, move = '') =>
    line(at, '#ffffff', width, {
      opacity: strength * (isPale(ink) ? 0.55 : isDark(ink) ? 0.17 : 0.24),
      transform: move || undefined,
    })
  const form =
    light(outer, 110, 0.6) +
    light(outer, 46, 0.5) +
    dark(inner, 78, 0.5) +
    dark(inner, 34, 0.5) +
    light(flip(inner), 60, 0.6, 'translate(44 0)') +
    dark(flip(outer), 130, 0.5) +
    dark(flip(outer), 54, 0.5) +
    dark(flip(inner), 30, 0.5)
  const drawn =
    (ink.cut === 'bib' ? bibBack(ink, f) : '') +
    backWaist(ink, f) +
    (ink.cut === 'running-shorts' ? liner(ink, f) : '') +
    fallShadow(d) +
    inside('legs', d, shape(d, ink.base) + cloth(ink, f) + form + folds(ink, f) + rim(ink, d)) +
    line(path`M500 ${f.top + 10} V${f.crotch}`, seamOf(ink), 4, { opacity: 0.6 }) +
    (ink.cut === 'bib' ? bib(ink, f) : waistband(ink, f)) +
    pockets(ink, f)
  return group(drawn, path`translate(${500 - 500 * f.scale} ${f.down}) scale(${f.scale})`)
}

const backWaist = (ink: Ink, f: Legs) =>
  ink.cut === 'bib' || ink.back
    ? ''
    : ellipse(500, f.top + 2, f.waist - 3, 17, ink.deep) +
      line(path`M${510 - f.waist} ${f.top - 4} Q500 ${f.top - 26} ${490 + f.waist} ${f.top - 4}`, ink.dark, 9)

/** Panels and seams on the cloth, left and right. */
function cloth(ink: Ink, f: Legs): string {
  const long = f.foot - f.crotch
  const side = (drawn: string) => drawn + mirrored(drawn)
  const tone = isDark(ink) ? mix(ink.base, '#ffffff', 0.12) : mix(ink.base, '#0d1512', 0.17)
  const short = long < 260
  const ky = short ? f.foot - 60 : f.crotch + long * (0.36 + ink.vary(2) * 0.06)
  const [l, r] = [500 - f.knee - 10, 500 - f.inner + 10]
  const kneePath = short
    ? path`M${l - 40} ${f.foot - 90} Q${(l + r) / 2} ${f.foot - 50} ${r + 40} ${f.foot - 80} V${f.foot + 40} H${l - 40} Z`
    : path`M${l - 10} ${ky} Q${(l + r) / 2} ${ky - 36} ${r + 20} ${ky + 10} L${r + 20} ${ky + long * 0.24} Q${(l + r) / 2} ${ky + long * 0.3} ${l - 10} ${ky + long * 0.24} Z`
  const knee = ink.has('knee-panel')
    ? shape(kneePath, tone) +
      line(kneePath, seamOf(ink), 4, { opacity: 0.7 }) +
      stitch(
        path`M${l - 10} ${short ? f.foot - 78 : ky + 12} Q${(l + r) / 2} ${short ? f.foot - 38 : ky - 24} ${r + 20} ${short ? f.foot - 68 : ky + 22}`,
        seamOf(ink),
        2.5,
      )
    : ''
  const stripe = ink.has('stripe')
    ? line(
        path`M${506 - f.waist} ${f.top} C${512 - f.hip} ${f.top + 140} ${516 - f.hip} ${f.crotch} ${512 - f.knee} ${(f.crotch + f.foot) / 2} L${510 - f.hem} ${f.foot + 20}`,
        ink.accent,
        22 + ink.vary(3) * 14,
        { transform: 'translate(12 0)' },
      )
    : ''
  const zy = short ? f.foot - 36 : f.crotch + long * (0.24 + ink.vary(2) * 0.05)
  const zipOff = ink.has('zip-off')
    ? line(
        path`M${500 - f.hip - 40} ${zy - 12} Q${500 - f.hip * 0.6} ${zy + 16} ${520 - f.inner} ${zy}`,
        seamOf(ink),
        18,
        { opacity: 0.6 },
      ) +
      line(
        path`M${500 - f.hip - 40} ${zy - 12} Q${500 - f.hip * 0.6} ${zy + 16} ${520 - f.inner} ${zy}`,
        ink.accent,
        9,
      ) +
      line(
        path`M${500 - f.hip - 40} ${zy - 12} Q${500 - f.hip * 0.6} ${zy + 16} ${520 - f.inner} ${zy}`,
        ink.accentDark,
        4,
        { dash: '4 4', cap: 'butt' },
      )
    : ''
  const own: Record<string, string> = {
    hiking: line(
      path`M${500 - f.hip * 0.55} ${f.crotch - 40} C${506 - f.knee * 0.6} ${f.crotch + 160} ${500 - f.knee * 0.66} ${f.foot - 200} ${500 - (f.hem + f.inner) / 2} ${f.foot}`,
      '#ffffff',
      10,
      { opacity: 0.12 },
    ),
    ski:
      line(path`M${480 - f.hem} ${f.foot - 90} Q430 ${f.foot - 70} 520 ${f.foot - 86}`, seamOf(ink), 5, {
        opacity: 0.7,
      }) +
      shape(
        path`M${480 - f.hem} ${f.foot - 88} Q430 ${f.foot - 68} 520 ${f.foot - 84} V${f.foot + 30} H${480 - f.hem} Z`,
        tone,
      ) +
      pocketZip(ink, [520 - f.hip, f.crotch + 20], [506 - f.hip, f.crotch + 190]),
    rain:
      line(path`M${530 - f.hem} ${f.foot - 190} L${536 - f.hem} ${f.foot + 10}`, seamOf(ink), 14, { opacity: 0.6 }) +
      line(path`M${530 - f.hem} ${f.foot - 190} L${536 - f.hem} ${f.foot + 10}`, ink.deep, 8) +
      box(508 - f.hem, f.foot - 50, 66, 26, 7, tone) +
      line(
        path`M${500 - f.hip * 0.5} ${f.top + 150} C${500 - f.hip * 0.56} ${f.crotch + 120} ${500 - f.knee * 0.6} ${f.foot - 260} ${500 - f.hem * 0.66} ${f.foot - 60}`,
        '#ffffff',
        16,
        { opacity: 0.18 },
      ),
    leggings:
      line(
        path`M${500 - f.waist * 0.7} ${f.top + 60} C${500 - f.hip * 1} ${f.crotch - 40} ${500 - f.knee * 0.2} ${f.crotch + 180} ${500 - f.knee * 0.75} ${f.foot - 160} L${500 - f.hem * 0.9} ${f.foot}`,
        seamOf(ink),
        4,
        { opacity: 0.65 },
      ) + shape(path`M${490 - f.hem} ${f.foot - 26} H520 V${f.foot + 20} H${490 - f.hem} Z`, tone),
    'running-shorts':
      shape(
        path`M${480 - f.hem} ${f.foot + 40} L${480 - f.hem} ${f.foot - 130} C${520 - f.hip} ${f.foot - 90} ${540 - f.hip} ${f.foot - 40} ${556 - f.hip} ${f.foot + 40} Z`,
        tone,
      ) +
      line(
        path`M${480 - f.hem} ${f.foot - 130} C${520 - f.hip} ${f.foot - 90} ${540 - f.hip} ${f.foot - 40} ${556 - f.hip} ${f.foot + 40}`,
        seamOf(ink),
        5,
      ),
  }
  const hem =
    ink.cut === 'leggings'
      ? ''
      : stitch(
          path`M${490 - f.hem} ${f.foot - 20} Q${500 - (f.hem + f.inner) / 2} ${f.foot - 4} ${510 - f.inner} ${f.foot - 16}`,
          seamOf(ink),
          2.5,
        )
  return side((own[ink.cut] ?? '') + knee + stripe + zipOff + hem)
}

function folds(ink: Ink, f: Legs): string {
  const long = f.foot - f.crotch
  const c = (a: InkPoint, b: InkPoint, bend: number, width: number, dark = true) =>
    crease(a, b, bend, width, dark ? shadeOf(ink) : lightOf(ink), dark ? 0.34 : 0.4)
  const both = (draw: (m: (x: number) => number) => string) => draw((x) => 500 - x) + draw((x) => 500 + x)
  const crotch = both(
    (m) =>
      c([m(6), f.crotch - 6], [m(f.hip * 0.62), f.crotch - 66], 8, 16) +
      c([m(10), f.crotch + 20], [m(f.hip * 0.56), f.crotch + 40], -4, 14),
  )
  if (long < 260 || ink.cut === 'leggings') return crotch
  const k = f.crotch + long * 0.46
  return (
    crotch +
    both(
      (m) =>
        c([m(f.inner + 4), k], [m(f.knee * 0.66), k + 36], 6, 16) +
        c([m(f.inner + 2), k + 50], [m(f.knee * 0.6), k + 46], -6, 12) +
        c([m(f.knee - 6), k - 30], [m(f.knee * 0.62), k + 10], -8, 12, false) +
        c([m(f.hem - 8), f.foot - 60], [m(f.hem * 0.62), f.foot - 96], 6, 14) +
        c([m(f.inner + 6), f.foot - 120], [m(f.inner + 70), f.foot - 80], 6, 14),
    )
  )
}

function waistband(ink: Ink, f: Legs): string {
  const high = ink.cut === 'leggings' ? 74 : 42
  const [l, r] = [500 - f.waist, 500 + f.waist]
  const elastic = ink.cut === 'leggings' || ink.cut === 'running-shorts' || ink.cut === 'rain'
  const d = path`M${l} ${f.top} Q500 ${f.top + 14} ${r} ${f.top} L${r + 8} ${f.top + high} Q500 ${f.top + high + 16} ${l - 8} ${f.top + high} Z`
  const gathers = line(
    times(18, (i) => path`M${l + 8 + i * ((f.waist * 2 - 16) / 17)} ${f.top + 12} l${(i - 8.5) * 0.3} ${high - 12} `),
    seamOf(ink),
    3,
    { opacity: 0.4 },
  )
  const fly = path`M${504} ${f.top + high + 12} H540 V${f.crotch - 110} Q538 ${f.crotch - 70} 504 ${f.crotch - 54}`
  const loops = times(4, (i) =>
    box(l + 34 + i * ((f.waist * 2 - 84) / 3), f.top + 2, 15, high + 8, 4, isDark(ink) ? ink.light : ink.dark),
  )
  const band =
    shape(d, isDark(ink) ? mix(ink.base, '#ffffff', 0.1) : mix(ink.base, '#0d1512', 0.1)) +
    shape(
      path`M${500 + f.waist * 0.4} ${f.top + 8} L${r} ${f.top} L${r + 8} ${f.top + high} L${500 + f.waist * 0.4} ${f.top + high + 10} Z`,
      '#0d1512',
      { opacity: 0.15 },
    ) +
    line(d, seamOf(ink), 4, { opacity: 0.7 })
  const cord = path`M486 ${f.top + high * 0.6} C470 ${f.top + 70} 452 ${f.top + 96} 462 ${f.top + 150} M514 ${f.top + high * 0.6} C528 ${f.top + 76} 546 ${f.top + 90} 534 ${f.top + 136}`
  const bow = path`M500 ${f.top + high * 0.7} C470 ${f.top + high * 0.2} 440 ${f.top + high} 500 ${f.top + high * 0.7} C530 ${f.top + high * 0.2} 560 ${f.top + high} 500 ${f.top + high * 0.7}`
  const drawcord =
    ink.has('drawcord') && !ink.back
      ? line(cord + bow, ink.accentDark, 11) +
        line(cord + bow, ink.accent, 8, { transform: 'translate(-1 -2)' }) +
        line(path`M462 ${f.top + 142} v14 M534 ${f.top + 128} v14`, ink.metalDark, 11)
      : ''
  return (
    band +
    (elastic
      ? gathers
      : (ink.back ? '' : stitch(fly, seamOf(ink), 2.5)) +
        loops +
        (ink.back
          ? ''
          : circle(500, f.top + high * 0.6, 11, ink.metalDark) + circle(498, f.top + high * 0.55, 7, ink.metalLight))) +
    drawcord
  )
}

/** What the back has: two pockets on the seat. */
function seatPockets(ink: Ink, f: Legs): string {
  const [x, y, w] = [500 - f.hip * 0.72, f.top + 96, f.hip * 0.5]
  const one =
    line(path`M${x} ${y} h${w} v${w * 0.86} l${-w / 2} ${w * 0.2} l${-w / 2} ${-w * 0.2} Z`, seamOf(ink), 5, {
      opacity: 0.7,
    }) + stitch(path`M${x + 8} ${y + 14} h${w - 16}`, seamOf(ink), 2.5)
  return one + mirrored(one)
}

/** Hand pockets, and cargo pockets on the thigh. */
function pockets(ink: Ink, f: Legs): string {
  if (ink.back) return ink.cut === 'leggings' || ink.cut === 'bib' ? '' : seatPockets(ink, f)
  const side = (drawn: string) => drawn + mirrored(drawn)
  const slash = path`M${500 - f.waist * 0.62} ${f.top + 52} Q${512 - f.hip * 0.84} ${f.top + 110} ${506 - f.hip} ${f.top + 150}`
  const hand =
    ink.cut === 'leggings' || ink.cut === 'bib'
      ? ''
      : ink.cut === 'ski' || ink.cut === 'rain'
        ? side(pocketZip(ink, [500 - f.waist * 0.72, f.top + 74], [516 - f.hip, f.top + 170]))
        : side(line(slash, seamOf(ink), 6, { opacity: 0.75 }) + stitch(slash, lightOf(ink), 2.5))
  const y = f.crotch + (f.foot - f.crotch) * (f.foot - f.crotch < 260 ? 0.02 : 0.12) + ink.vary(4) * 20
  const size = ink.cut === 'leggings' ? 62 : f.foot - f.crotch < 260 ? 82 : 100
  const cargo = ink.has('cargo-pocket')
    ? side(flapPocket(ink, 506 - f.knee, y - (f.foot - f.crotch < 260 ? 60 : 0), size, size * 1.26))
    : ''
  return hand + cargo
}

/** The short tights inside running shorts, seen below the split hem. */
const liner = (ink: Ink, f: Legs) => {
  const d = path`M${520 - f.hem} ${f.foot - 60} L${530 - f.hem} ${f.foot + 44} Q${500 - f.hem * 0.5} ${f.foot + 58} 486 ${f.foot + 46} L494 ${f.crotch} Z`
  return ink.vary(1) > 0.5
    ? shape(d + flip(d), ink.deep) +
        stitch(
          path`M${528 - f.hem} ${f.foot + 34} Q${500 - f.hem * 0.5} ${f.foot + 48} 488 ${f.foot + 36}`,
          ink.dark,
          3,
        )
    : ''
}

const bibBack = (ink: Ink, f: Legs) => {
  const d = whole(
    path`M500 170 C470 170 450 150 430 120 L396 130 C410 190 400 260 ${496 - f.waist} ${f.top + 20} L500 ${f.top + 20}`,
  )
  return shape(d, ink.deep)
}

/** The bib with its shoulder straps, buckles and chest pocket. */
function bib(ink: Ink, f: Legs): string {
  const d = whole(
    path`M500 214 L414 214 C404 250 392 290 ${492 - f.waist} ${f.top + 10} L${490 - f.waist} ${f.top + 60} Q500 ${f.top + 76} 500 ${f.top + 76}`,
  )
  const belt = path`M${490 - f.waist} ${f.top + 56} Q500 ${f.top + 74} ${510 + f.waist} ${f.top + 56}`
  const braces = path`M426 250 C420 190 424 130 444 96`
  const side = (drawn: string) => drawn + mirrored(drawn)
  const y = 262 + ink.vary(5) * 14
  const cord = path`M486 ${f.top + 60} q-20 40 -8 92 M514 ${f.top + 60} q22 36 10 80`
  return (
    line(braces + flip(braces), ink.webbing, 36, { cap: 'butt' }) +
    line(braces + flip(braces), '#ffffff', 5, { opacity: 0.2 }) +
    inside(
      'bib',
      d,
      shape(d, ink.base) +
        line(flip(path`M414 214 C404 250 392 290 ${492 - f.waist} ${f.top + 60}`), '#0d1512', 110, { opacity: 0.15 }) +
        line(path`M414 214 C404 250 392 290 ${492 - f.waist} ${f.top + 60}`, '#ffffff', 60, { opacity: 0.14 }) +
        (ink.has('stripe') ? line('M300 236 H700', ink.accent, 22) : '') +
        rim(ink, d),
    ) +
    line(belt, isDark(ink) ? mix(ink.base, '#ffffff', 0.12) : ink.dark, 34, { cap: 'butt' }) +
    line(belt, seamOf(ink), 3, { transform: 'translate(0 -17)', opacity: 0.7, cap: 'butt' }) +
    side(
      box(404, 220, 46, 38, 8, ink.metalDark) +
        box(404, 216, 46, 36, 8, ink.metal) +
        box(414, 228, 26, 12, 4, ink.metalDark),
    ) +
    flapPocket(ink, 446, y + 8, 108, 78) +
    (ink.vary(6) > 0.5 ? tape(path`M452 ${y + 66} h96`, 10) : '') +
    (ink.has('drawcord') ? line(cord, ink.accent, 8) : '') +
    side(pocketZip(ink, [504 - f.waist, f.top + 90], [520 - f.hip, f.top + 176]))
  )
}
