import {
  fallShadow,
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
  stitch,
  times,
  whole,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { neckline, sprigs } from './cloth-parts.ts'
import { crease, cutOut, rim, sewn, zip, type GarmentFit } from './garment-parts.ts'

const band = (ink: Ink, by = 0.2) => (isDark(ink) ? mix(ink.base, '#ffffff', by * 0.7) : mix(ink.base, '#0d1512', by))

/** Stripes or leaves on the cloth. */
const cloth = (ink: Ink, y: number) =>
  (ink.has('print') ? sprigs(ink, ink.has('two-tone') ? ink.paper : ink.accent) : '') +
  (ink.has('stripe')
    ? times(3, (i) =>
        line(
          path`M100 ${y + ink.vary(1) * 40 + i * 54} Q500 ${y + 24 + ink.vary(1) * 40 + i * 54} 900 ${y + ink.vary(1) * 40 + i * 54}`,
          i === 1 ? ink.paper : ink.accent,
          i === 1 ? 14 : 30,
          { cap: 'butt' },
        ),
      )
    : '')

/** A piece of stretch cloth with light from the left. `side` is its left edge. */
function stretch(ink: Ink, name: string, d: string, side: string, content: string): string {
  const strength = isDark(ink) ? 0.9 : 0.32
  return inside(
    name,
    d,
    shape(d, ink.base) +
      content +
      line(side, '#ffffff', 90, { opacity: isPale(ink) ? 0.3 : isDark(ink) ? 0.1 : 0.15 }) +
      line(side, '#ffffff', 36, { opacity: isPale(ink) ? 0.3 : 0.1 }) +
      line(flip(side), '#0d1512', 130, { opacity: 0.42 * strength }) +
      line(flip(side), '#0d1512', 50, { opacity: 0.5 * strength }) +
      rim(ink, d),
  )
}

function onePiece(ink: Ink): string {
  // cut lower behind, with straps that cross
  const low = ink.vary(0) * 30 + (ink.back ? 190 : 0)
  const straps = 'M386 106 C420 220 560 320 640 380'
  const d = whole(
    path`M500 ${330 + low} C440 ${320 + low} 410 250 404 104 L366 104 C362 240 340 300 322 366 C330 470 372 520 370 590 C368 660 318 700 306 760 C390 780 452 850 460 910 L500 912`,
  )
  const back = whole('M500 230 C440 220 396 180 386 104 L366 104 C362 240 340 300 322 366 L500 380')
  const side = 'M366 104 C362 240 340 300 322 366 C330 470 372 520 370 590 C368 660 318 700 306 760'
  const leg = 'M306 760 C390 780 452 850 460 910'
  const top = path`M404 104 C410 250 440 ${320 + low} 500 ${330 + low}`
  const two = ink.has('two-tone')
    ? shape('M340 300 C400 420 420 600 300 800 L250 700 L250 300 Z', ink.accent) +
      shape(flip('M340 300 C400 420 420 600 300 800 L250 700 L250 300 Z'), ink.accent)
    : ''
  return (
    fallShadow(d) +
    (ink.back ? line(straps + flip(straps), band(ink), 26) : shape(back, ink.deep)) +
    stretch(
      ink,
      'suit',
      d,
      side,
      two +
        cloth(ink, 470) +
        crease([340, 700], [420, 650], 6, 16, '#0d1512', 0.1) +
        crease([660, 700], [570, 640], -6, 18, '#0d1512', 0.12),
    ) +
    line(top + flip(top), band(ink), 13, { cap: 'butt' }) +
    line(leg + flip(leg), band(ink), 13, { cap: 'butt' }) +
    (ink.back ? '' : line('M324 372 Q500 424 676 372', seamOf(ink), 3.5, { opacity: 0.4 }))
  )
}

/** The ties of a bikini behind the neck and the back. */
const tied = (ink: Ink) =>
  line('M382 116 C420 190 470 214 500 216 C530 214 580 190 618 116', band(ink), 20) +
  line('M500 216 C440 180 440 270 500 222 C560 180 560 270 500 222 M494 226 L470 320 M506 226 L534 306', ink.base, 13) +
  line('M300 424 Q500 462 700 424', ink.base, 40) +
  line('M500 446 C420 400 420 510 500 452 C580 400 580 510 500 452 M492 456 L462 556 M508 456 L544 544', ink.dark, 15)

function bikini(ink: Ink): string {
  const wide = ink.vary(0) * 16
  const top = whole(
    path`M500 392 C470 372 450 330 428 230 L396 116 L368 116 L386 250 C360 300 330 340 300 ${396 + wide} L302 452 C370 480 440 486 500 482`,
  )
  const bottom = whole(
    path`M500 610 C420 610 340 602 276 ${590 - wide} L272 ${650 - wide} C350 690 440 770 458 850 L500 856`,
  )
  const backStrap = 'M300 410 C340 370 660 370 700 410 L698 440 C650 412 350 412 302 440 Z'
  const legs = path`M272 ${650 - wide} C350 690 440 770 458 850`
  const two = ink.has('two-tone')
  const edge = path`M368 116 L386 250 C360 300 330 340 300 ${396 + wide}`
  const waist = path`M276 ${596 - wide} Q500 630 724 ${596 - wide}`
  return (
    (ink.back ? '' : fallShadow(top)) +
    fallShadow(bottom) +
    (ink.back
      ? tied(ink)
      : shape(backStrap, ink.deep) +
        stretch(
          ink,
          'top',
          top,
          path`${edge} L302 452`,
          cloth(ink, 300) +
            (two ? shape('M200 420 Q500 470 800 420 V520 H200 Z', ink.accent) : '') +
            crease([380, 440], [430, 340], -10, 18, '#0d1512', 0.1) +
            crease([620, 440], [570, 340], 10, -18, '#0d1512', 0.12),
        ) +
        line('M428 240 C450 330 470 372 500 392 C530 372 550 330 572 240', band(ink), 11) +
        line(path`M302 446 C370 476 440 482 500 478 C560 482 630 476 698 446`, band(ink), 16, { cap: 'butt' })) +
    stretch(
      ink,
      'bottom',
      bottom,
      path`M276 ${590 - wide} L272 ${650 - wide}`,
      cloth(ink, 640) + (two ? shape(path`M200 560 H800 V640 Q500 680 200 640 Z`, ink.accent) : ''),
    ) +
    line(waist, band(ink), 26, { cap: 'butt' }) +
    line(legs + flip(legs), band(ink), 12, { cap: 'butt' })
  )
}

function trunks(ink: Ink): string {
  const foot = 760 + ink.vary(0) * 40
  const d = whole(
    path`M500 196 L330 190 C318 260 296 340 286 440 C270 560 244 660 230 ${foot} Q350 ${foot + 30} 484 ${foot + 14} C486 640 490 540 497 476 L500 476`,
  )
  const side = path`M330 190 C318 260 296 340 286 440 C270 560 244 660 230 ${foot}`
  const inner = path`M484 ${foot} C486 640 490 540 498 470`
  const panels = ink.has('two-tone')
    ? shape(
        path`M200 ${foot - 130} Q350 ${foot - 90} 500 ${foot - 120} L500 ${foot + 60} H200 Z M800 ${foot - 130} Q650 ${foot - 90} 500 ${foot - 120} L500 ${foot + 60} H800 Z`,
        ink.accent,
      )
    : ''
  const belt = 'M330 190 Q500 206 670 190 L676 260 Q500 278 324 260 Z'
  const bow =
    'M500 236 C450 196 420 270 500 240 C580 200 580 270 500 238 M492 244 C470 310 462 340 470 390 M508 244 C530 300 540 330 530 370'
  return (
    fallShadow(d) +
    shape('M332 188 Q500 164 668 188 Q500 206 332 188 Z', ink.deep) +
    stretch(
      ink,
      'trunks',
      d,
      side,
      panels +
        cloth(ink, 560) +
        line(inner, '#0d1512', 60, { opacity: 0.12 }) +
        line(flip(inner), '#0d1512', 30, { opacity: 0.12 }) +
        crease([496, 470], [400, 400], 8, 18, '#0d1512', 0.13) +
        crease([504, 470], [600, 400], -8, 18, '#0d1512', 0.13) +
        crease([470, 500], [400, 560], -6, 14, '#0d1512', 0.1) +
        crease([300, foot - 40], [330, foot - 200], 10, 20, '#0d1512', 0.09),
    ) +
    line('M500 266 V476', seamOf(ink), 4, { opacity: 0.6 }) +
    shape(belt, band(ink, 0.12)) +
    line(belt, seamOf(ink), 4, { opacity: 0.6 }) +
    line(
      times(18, (i) => path`M${338 + i * 19} 204 v58 `),
      seamOf(ink),
      3,
      { opacity: 0.35 },
    ) +
    (ink.back ? '' : line(bow, ink.accentDark, 10) + line(bow, ink.paper, 7)) +
    stitch(
      path`M234 ${foot - 20} Q350 ${foot + 10} 484 ${foot - 6} M766 ${foot - 20} Q650 ${foot + 10} 516 ${foot - 6}`,
      seamOf(ink),
      3,
    ) +
    line('M352 290 Q320 350 304 390 M648 290 Q680 350 696 390', seamOf(ink), 5, { opacity: 0.7 })
  )
}

function rashguard(ink: Ink): string {
  const fit: GarmentFit = {
    neck: 74,
    top: 166,
    shoulder: [178, 218],
    armpit: [160, 396],
    waist: 146 + ink.vary(0) * 10,
    hem: [158, 856 + ink.vary(2) * 20],
    drop: 10,
    sleeve: { cuff: [322, 806], width: 66, bow: 0 },
  }
  const cut = cutOut(fit)
  const raglan = path`M426 150 C400 250 360 330 336 400`
  const flank = path`M300 380 C392 500 400 700 372 900 L280 900 Z`
  const second = ink.has('two-tone') ? ink.accent : undefined
  const panels =
    shape(flank + flip(flank), second ?? band(ink, 0.14)) +
    line(path`M300 380 C392 500 400 700 372 900` + flip(path`M300 380 C392 500 400 700 372 900`), seamOf(ink), 4, {
      opacity: 0.7,
    })
  return (
    sewn(ink, fit, {
      body: cloth(ink, 470) + panels,
      sleeve: ink.has('stripe')
        ? line('M130 560 L330 620', ink.accent, 34) + line('M120 610 L330 670', ink.paper, 14)
        : '',
      sleeveFill: second ?? ink.base,
    }) +
    line(raglan + flip(raglan), ink.accent, 5, { dash: '10 7', cap: 'butt' }) +
    neckline(ink, 74, 150, ink.back ? 20 : 48, band(ink), 40, false) +
    (ink.vary(3) > 0.5 ? zip(ink, 176, 420) : '') +
    inside(
      'hem',
      cut.body,
      stitch(path`M330 ${fit.hem[1] - 14} Q500 ${fit.hem[1] + 2} 670 ${fit.hem[1] - 14}`, seamOf(ink), 3),
    )
  )
}

export const swimsuit: Drawing = (ink) => {
  switch (ink.cut) {
    case 'bikini':
      return group(bikini(ink), 'translate(-90 -70) scale(1.18)')
    case 'trunks':
      return trunks(ink)
    case 'rashguard':
      return rashguard(ink)
    default:
      return onePiece(ink)
  }
}
