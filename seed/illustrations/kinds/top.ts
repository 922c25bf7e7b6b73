import {
  circle,
  ellipse,
  flip,
  inside,
  isDark,
  isPale,
  line,
  mix,
  path,
  seamOf,
  shape,
  stitch,
  times,
  whole,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { emblem, knit, neckline, plaid, ribs, sprigs, stripes } from './cloth-parts.ts'
import { collar, crease, cutOut, lightOf, rim, sewn, shadeOf, zip, type GarmentFit } from './garment-parts.ts'
import { both, cuffs, hemLine, sleeveEnd } from './jacket-parts.ts'

const fits: Record<string, (v: (n: number) => number) => GarmentFit> = {
  crew: (v) => ({
    neck: 96,
    top: 152,
    shoulder: [196, 204],
    armpit: [172, 392],
    waist: 156 + v(0) * 10,
    hem: [172, 846 + v(1) * 24],
    drop: 10,
    sleeve: { cuff: [338, 806], width: 74, bow: 4 },
  }),
  'zip-neck': (v) => ({
    neck: 82,
    top: 186,
    shoulder: [190, 242],
    armpit: [168, 424],
    waist: 152 + v(0) * 10,
    hem: [168, 862 + v(1) * 20],
    drop: 14,
    sleeve: { cuff: [330, 826], width: 74, bow: 4 },
  }),
  't-shirt': (v) => ({
    neck: 102,
    top: 146,
    shoulder: [228, 204],
    armpit: [206, 424],
    waist: 202 + v(0) * 10,
    hem: [208, 852 + v(1) * 24],
    drop: 10,
    sleeve: { cuff: [356, 448], width: 136, bow: 0 },
  }),
  shirt: (v) => ({
    neck: 84,
    top: 164,
    shoulder: [204, 218],
    armpit: [186, 408],
    waist: 178 + v(0) * 10,
    hem: [178, 816 + v(1) * 20],
    drop: 58,
    sleeve: { cuff: [346, 806], width: 86, bow: 10 },
  }),
  sweater: (v) => ({
    neck: 98,
    top: 152,
    shoulder: [202, 210],
    armpit: [190, 410],
    waist: 196 + v(0) * 8,
    hem: [174, 838 + v(1) * 24],
    drop: 8,
    sleeve: { cuff: [334, 812], width: 80, bow: 20 },
  }),
  tank: (v) => ({
    neck: 118,
    top: 132,
    shoulder: [186, 146],
    armpit: [204, 416],
    waist: 184 + v(0) * 10,
    hem: [200, 852 + v(1) * 24],
    drop: 16,
  }),
  hoodie: (v) => ({
    neck: 110,
    top: 196,
    shoulder: [214, 248],
    armpit: [196, 436],
    waist: 202 + v(0) * 8,
    hem: [172, 848 + v(1) * 20],
    drop: 8,
    sleeve: { cuff: [346, 818], width: 84, bow: 20 },
  }),
}

export const top: Drawing = (ink) => {
  const fit = (fits[ink.cut] ?? fits.crew!)(ink.vary)
  const second = ink.has('two-tone') ? ink.accent : undefined
  const raglan = second !== undefined && fit.sleeve !== undefined
  const cloth = patterns(ink, fit)
  const side = path`M200 0 L200 1000 L330 1000 Q370 640 ${520 - fit.armpit[0]} ${fit.armpit[1] - 60} L${500 - fit.shoulder[0]} 0 Z`
  const body = (second && !raglan ? shape(side + flip(side), second) : '') + cloth + seams(ink, fit)
  const sleeve = ink.has('plaid')
    ? plaid(ink, 14)
    : ink.has('ribbed')
      ? ribs(ink, 22, -110)
      : ink.cut === 'sweater'
        ? knit(ink, 120, 360, 200, 830)
        : ink.has('print') && ink.cut === 'shirt' && !raglan
          ? sprigs(ink)
          : ink.has('stripe') && !raglan
            ? sleeveStripes(ink, fit)
            : ''
  return (
    sewn(ink, fit, { under: under(ink, fit), body, sleeve, sleeveFill: second ?? ink.base }) +
    ends(ink, fit, second) +
    neck(ink, fit, second) +
    pocket(ink, fit) +
    (ink.has('print') && ink.cut !== 'shirt' && !ink.back
      ? emblem(
          ink,
          ink.cut === 'zip-neck' ? 590 : 500,
          fit.armpit[1] + (ink.cut === 'zip-neck' ? 0 : 60),
          ink.cut === 'zip-neck' ? 90 : 200,
        )
      : '')
  )
}

function patterns(ink: Ink, fit: GarmentFit): string {
  const y = fit.armpit[1] - 30 + ink.vary(2) * 50
  const knitted = ink.cut === 'sweater'
  return (
    (ink.has('plaid') ? plaid(ink) : '') +
    (ink.has('stripe')
      ? stripes(
          ink,
          knitted ? fit.top + 110 : y,
          knitted ? 9 : 3,
          knitted ? 56 + ink.vary(3) * 14 : 50 + ink.vary(3) * 20,
        )
      : '') +
    (ink.has('ribbed') ? ribs(ink, 22) : knitted ? knit(ink, 290, 710, fit.top + 20, fit.hem[1]) : '') +
    (ink.has('print') && ink.cut === 'shirt' ? sprigs(ink) : '')
  )
}

const sleeveStripes = (ink: Ink, fit: GarmentFit) => {
  const cut = cutOut(fit)
  const [o, i] = [cut.arm[1], cut.inner[2]]
  const short = ink.cut === 't-shirt'
  return times(2, (k) =>
    line(
      path`M${o[0] - 60} ${(short ? 372 : o[1]) + k * 40} L${i[0] + 80} ${(short ? 440 : i[1]) + k * 40 + 10}`,
      k ? lightOf(ink) : ink.accent,
      k ? 12 : 24,
      { cap: 'butt' },
    ),
  )
}

function seams(ink: Ink, fit: GarmentFit): string {
  const [ay, hy] = [fit.armpit[1], fit.hem[1]]
  const folds =
    crease([350, hy - 20], [384, hy - 170], 8, 16, '#0d1512', 0.1) +
    crease([640, hy - 20], [606, hy - 190], -8, 20, '#0d1512', 0.13) +
    crease([430, hy - 30], [446, hy - 220], 6, 14, '#ffffff', 0.14) +
    crease([566, ay + 60], [540, ay + 200], 6, 12, '#0d1512', 0.07)
  const yoke =
    ink.cut === 'shirt'
      ? line(
          path`M280 ${fit.shoulder[1] + 50} Q400 ${fit.shoulder[1] + 66} 500 ${fit.shoulder[1] + 66} Q600 ${fit.shoulder[1] + 66} 720 ${fit.shoulder[1] + 50}`,
          seamOf(ink),
          4,
          { opacity: 0.6 },
        )
      : ''
  return folds + yoke
}

/** What lies behind: the back of a tank, a lowered hood. */
function under(ink: Ink, fit: GarmentFit): string {
  const t = fit.top
  if (ink.cut === 'tank') {
    const back = whole(
      path`M500 ${t + 60} L${506 - fit.shoulder[0]} ${t + 14} C${500 - fit.shoulder[0]} ${t + 130} ${514 - fit.armpit[0]} ${fit.armpit[1] - 80} ${500 - fit.armpit[0]} ${fit.armpit[1]} L500 ${fit.armpit[1]}`,
    )
    return shape(back, ink.deep)
  }
  if (ink.cut !== 'hoodie') return ''
  const hood = whole(
    path`M500 ${t - 92} C430 ${t - 94} 362 ${t - 62} 352 ${t - 6} C346 ${t + 30} 380 ${t + 60} 500 ${t + 80}`,
  )
  return (
    inside(
      'hood-back',
      hood,
      shape(hood, ink.base) +
        line(path`M352 ${t} C362 ${t - 62} 430 ${t - 94} 500 ${t - 92}`, '#ffffff', 50, { opacity: 0.18 }) +
        line(path`M500 ${t - 92} C570 ${t - 94} 638 ${t - 62} 648 ${t + 6}`, '#0d1512', 70, { opacity: 0.16 }) +
        rim(ink, hood),
    ) + line(path`M500 ${t - 90} V${t - 50}`, seamOf(ink), 4, { opacity: 0.6 })
  )
}

function neck(ink: Ink, fit: GarmentFit, second: string | undefined): string {
  const [n, t] = [fit.neck, fit.top]
  const band = second ?? (isDark(ink) ? mix(ink.base, '#ffffff', 0.13) : mix(ink.base, '#0d1512', 0.1))
  if (ink.back && ink.cut !== 'zip-neck') return nape(ink, fit, band)
  switch (ink.cut) {
    case 'zip-neck': {
      const zipEnd = fit.armpit[1] + 10 + ink.vary(3) * 40
      return (
        collar(ink, fit, 70, second ?? ink.base) +
        zip(ink, t - 50, zipEnd, { puller: ink.accent }) +
        (ink.back ? '' : line(path`M484 ${zipEnd + 2} h32`, seamOf(ink), 5))
      )
    }
    case 'shirt':
      return shirtFront(ink, fit)
    case 'hoodie':
      return loweredHood(ink, t, second)
    case 'tank': {
      const arm = path`M${504 - fit.shoulder[0]} ${fit.shoulder[1]} C${526 - fit.shoulder[0]} ${fit.shoulder[1] + 62} ${530 - fit.armpit[0]} ${fit.armpit[1] - 66} ${500 - fit.armpit[0]} ${fit.armpit[1]}`
      return line(arm + flip(arm), band, 20, { cap: 'butt' }) + neckline(ink, n, t + 2, 148, band, 20, false)
    }
    case 'sweater':
      return neckline(ink, n, t - 4, 84, band, 42)
    default:
      return neckline(ink, n, t - 2, ink.cut === 'crew' ? 74 : 84, band, 26, ink.cut === 't-shirt')
  }
}

/** The neck from behind: higher than in front, under a collar or a hood that hangs down. */
function nape(ink: Ink, { neck: n, top: t, shoulder, armpit }: GarmentFit, band: string): string {
  const fill = whole(path`M500 ${t + 4} L${500 - n} ${t} L${500 - n - 10} ${t + 40} L500 ${t + 120}`)
  const edge = path`M${500 - n} ${t - 2} Q${500 - n * 0.5} ${t + 18} 500 ${t + 18}`
  const collarLeaf = whole(
    path`M500 ${t - 60} C450 ${t - 60} ${520 - n} ${t - 54} ${512 - n} ${t - 46} L${484 - n} ${t + 14} Q440 ${t + 36} 500 ${t + 36}`,
  )
  const hood = whole(
    path`M500 ${t - 40} C430 ${t - 42} 370 ${t - 20} 362 ${t + 20} C362 ${t + 110} 420 ${t + 190} 500 ${t + 214}`,
  )
  const arm = path`M${504 - shoulder[0]} ${shoulder[1]} C${526 - shoulder[0]} ${shoulder[1] + 62} ${530 - armpit[0]} ${armpit[1] - 66} ${500 - armpit[0]} ${armpit[1]}`
  const over: Record<string, string> = {
    shirt: shape(collarLeaf, mix(ink.base, '#ffffff', 0.08)) + line(collarLeaf, seamOf(ink), 3.5, { opacity: 0.8 }),
    hoodie:
      shape(hood, ink.base) +
      line(hood, seamOf(ink), 4, { opacity: 0.6 }) +
      line(path`M500 ${t - 40} V${t + 214}`, seamOf(ink), 4, { opacity: 0.6 }),
    tank: line(arm + flip(arm), band, 20, { cap: 'butt' }),
  }
  return (
    shape(fill, ink.base) +
    line(edge + flip(edge), band, ink.cut === 'sweater' ? 42 : 24, { cap: 'butt' }) +
    (over[ink.cut] ?? '')
  )
}

function shirtFront(ink: Ink, fit: GarmentFit): string {
  const [t, foot] = [fit.top, fit.hem[1] + fit.drop - 4]
  const placket = path`M478 ${t + 40} H522 V${foot} H478 Z`
  const leaf = path`M502 ${t + 38} Q452 ${t + 4} ${512 - fit.neck} ${t - 50} C${500 - fit.neck} ${t - 34} ${492 - fit.neck} ${t - 14} ${486 - fit.neck} ${t + 12} L440 ${t + 104} Q470 ${t + 66} 502 ${t + 38} Z`
  const inner = whole(
    path`M500 ${t - 64} C460 ${t - 64} ${530 - fit.neck} ${t - 58} ${512 - fit.neck} ${t - 50} Q452 ${t + 4} 500 ${t + 40}`,
  )
  const buttons = times(
    6,
    (i) =>
      circle(500, t + 84 + i * ((foot - t - 140) / 5), 8, ink.paper) +
      circle(500, t + 84 + i * ((foot - t - 140) / 5), 3, ink.metalDark),
  )
  return (
    shape(placket, ink.base, { opacity: 0.5 }) +
    line(path`M522 ${t + 50} V${foot} M478 ${t + 50} V${foot}`, seamOf(ink), 3.5, { opacity: 0.7 }) +
    stitch(path`M514 ${t + 60} V${foot} M486 ${t + 60} V${foot}`, seamOf(ink), 2) +
    buttons +
    shape(inner, ink.deep) +
    shape(
      path`M${522 - fit.neck} ${t - 46} Q500 ${t - 26} ${478 + fit.neck} ${t - 46} L${470 + fit.neck} ${t - 20} Q500 ${t} ${530 - fit.neck} ${t - 20} Z`,
      ink.dark,
    ) +
    shape(leaf, mix(ink.base, '#ffffff', isDark(ink) ? 0.12 : 0.1)) +
    shape(flip(leaf), ink.base) +
    line(leaf + flip(leaf), seamOf(ink), 3.5, { opacity: 0.8 })
  )
}

function loweredHood(ink: Ink, t: number, second: string | undefined): string {
  const lens = whole(
    path`M500 ${t - 56} C450 ${t - 56} 404 ${t - 38} 392 ${t - 6} C410 ${t + 50} 452 ${t + 84} 500 ${t + 104}`,
  )
  const edge = path`M388 ${t - 12} C404 ${t + 52} 452 ${t + 88} 512 ${t + 110}`
  const cord = path`M462 ${t + 92} C458 ${t + 140} 450 ${t + 170} 456 ${t + 222 + ink.vary(4) * 40}`
  return (
    shape(lens, ink.deep) +
    line(path`M410 ${t - 18} Q500 ${t - 60} 590 ${t - 18}`, second ?? ink.dark, 22, { opacity: 0.9 }) +
    line(flip(edge), mix(ink.base, '#0d1512', 0.12), 52) +
    line(edge, mix(ink.base, '#ffffff', isDark(ink) ? 0.1 : 0.08), 52) +
    line(path`M378 ${t + 18} C402 ${t + 72} 448 ${t + 106} 508 ${t + 132}`, seamOf(ink), 3.5, { opacity: 0.6 }) +
    line(flip(path`M378 ${t + 18} C402 ${t + 72} 448 ${t + 106} 484 ${t + 122}`), seamOf(ink), 3.5, { opacity: 0.6 }) +
    line(cord + flip(cord), second ?? (isPale(ink) ? ink.metalDark : ink.pale), 8) +
    both(
      line(path`M456 ${t + 222 + ink.vary(4) * 40} v18`, ink.metalDark, 10) + ellipse(462, t + 92, 6, 6, ink.metalDark),
    )
  )
}

/** Cuffs and hems; knitwear is ribbed there. */
function ends(ink: Ink, fit: GarmentFit, second: string | undefined): string {
  const cut = cutOut(fit)
  const tone = second ?? (isDark(ink) ? mix(ink.base, '#ffffff', 0.13) : mix(ink.base, '#0d1512', 0.1))
  if (ink.cut === 'sweater' || ink.cut === 'hoodie') {
    const ribbing = times(28, (k) => path`M${322 + k * 13.2} ${fit.hem[1] - 32} v60 `)
    return (
      cuffs(ink, fit, 52, tone, true) +
      inside(
        'hem',
        cut.body,
        line(hemLine(fit, 0), tone, 96) +
          line(hemLine(fit, 48), seamOf(ink), 4, { opacity: 0.7 }) +
          line(ribbing, seamOf(ink), 3.5, { opacity: 0.4 }) +
          line(flip(path`M${500 - fit.hem[0]} ${fit.hem[1] - 60} v80`), shadeOf(ink), 120, { opacity: 0.25 }),
      )
    )
  }
  const end = sleeveEnd(fit, ink.cut === 'shirt' ? 62 : 22)
  const sleeveHem = !fit.sleeve
    ? ''
    : ink.cut === 'shirt'
      ? both(
          line(end.top, seamOf(ink), 4, { opacity: 0.75 }) +
            circle(500 - fit.sleeve.cuff[0] + 62, fit.sleeve.cuff[1] - 16, 7, ink.paper),
        )
      : stitch(end.top + flip(end.top), seamOf(ink), 2.5)
  return sleeveHem + inside('hem', cut.body, stitch(hemLine(fit, 22), seamOf(ink), 2.5))
}

function pocket(ink: Ink, fit: GarmentFit): string {
  if (ink.back) return ''
  const y = fit.armpit[1] - 30 + ink.vary(5) * 26
  const tone = mix(ink.base, isDark(ink) ? '#ffffff' : '#0d1512', 0.08)
  const kangaroo =
    ink.cut === 'hoodie'
      ? whole(
          path`M500 ${fit.hem[1] - 250} L402 ${fit.hem[1] - 250} C396 ${fit.hem[1] - 210} 366 ${fit.hem[1] - 160} 352 ${fit.hem[1] - 140} L352 ${fit.hem[1] - 52} L500 ${fit.hem[1] - 46}`,
        )
      : ''
  const front = kangaroo
    ? shape(kangaroo, tone) +
      line(kangaroo, seamOf(ink), 4, { opacity: 0.7 }) +
      line(
        flip(path`M402 ${fit.hem[1] - 250} C396 ${fit.hem[1] - 210} 366 ${fit.hem[1] - 160} 352 ${fit.hem[1] - 140}`) +
          path`M402 ${fit.hem[1] - 250} C396 ${fit.hem[1] - 210} 366 ${fit.hem[1] - 160} 352 ${fit.hem[1] - 140}`,
        seamOf(ink),
        7,
      )
    : ''
  if (!ink.has('chest-pocket')) return front
  const one = path`M552 ${y} h88 v82 l-44 22 l-44 -22 Z`
  const flap = path`M548 ${y - 4} h96 v26 l-48 16 l-48 -16 Z`
  const drawn =
    shape(one, tone) +
    line(one, seamOf(ink), 3.5, { opacity: 0.75 }) +
    (ink.cut === 'shirt'
      ? shape(flap, tone) + line(flap, seamOf(ink), 3.5) + circle(596, y + 20, 6, ink.paper)
      : stitch(path`M556 ${y + 14} h80`, seamOf(ink), 2.5))
  return front + (ink.cut === 'shirt' ? both(drawn) : drawn)
}
