import {
  ellipse,
  flip,
  group,
  inside,
  isDark,
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
import { collar, crease, cutOut, lightOf, pocketZip, sewn, shadeOf, zip, type GarmentFit } from './garment-parts.ts'
import {
  bodyBaffles,
  both,
  cuffs,
  flapPocket,
  furCollar,
  hemLine,
  hood,
  powderSkirt,
  sleeveBaffles,
  sleeveEnd,
  tape,
} from './jacket-parts.ts'

type Cut = { fit: GarmentFit; collarHigh: number; hoodSize: number }

const cuts: Record<string, (v: (n: number) => number) => Cut> = {
  shell: (v) => ({
    collarHigh: 58,
    hoodSize: 1.08,
    fit: {
      neck: 84,
      top: 268,
      shoulder: [196, 330],
      armpit: [172, 500],
      waist: 164 + v(0) * 8,
      hem: [180, 872 + v(1) * 14],
      drop: 18,
      sleeve: { cuff: [330, 806], width: 92, bow: 8 },
    },
  }),
  puffy: (v) => ({
    collarHigh: 64,
    hoodSize: 1.14,
    fit: {
      neck: 90,
      top: 276,
      shoulder: [206, 336],
      armpit: [178, 508],
      waist: 184,
      hem: [176, 850 + v(1) * 14],
      drop: 12,
      sleeve: { cuff: [322, 800], width: 96, bow: 22 },
      baffles: { body: v(0) > 0.5 ? 6 : 5, sleeve: 6, bulge: 9 },
    },
  }),
  fleece: (v) => ({
    collarHigh: 58,
    hoodSize: 1,
    fit: {
      neck: 82,
      top: 262,
      shoulder: [192, 330],
      armpit: [176, 500],
      waist: 174 + v(0) * 6,
      hem: [174, 858 + v(1) * 14],
      drop: 10,
      sleeve: { cuff: [316, 802], width: 86, bow: 12 },
    },
  }),
  softshell: (v) => ({
    collarHigh: 62,
    hoodSize: 1.02,
    fit: {
      neck: 80,
      top: 262,
      shoulder: [184, 324],
      armpit: [160, 490],
      waist: 142 + v(0) * 8,
      hem: [164, 864 + v(1) * 14],
      drop: 26,
      sleeve: { cuff: [306, 806], width: 80, bow: 2 },
    },
  }),
  windbreaker: (v) => ({
    collarHigh: 50,
    hoodSize: 1.04,
    fit: {
      neck: 86,
      top: 270,
      shoulder: [214, 350],
      armpit: [196, 520],
      waist: 212 + v(0) * 8,
      hem: [168, 832 + v(1) * 12],
      drop: 8,
      sleeve: { cuff: [342, 798], width: 88, bow: 26 },
    },
  }),
  ski: (v) => ({
    collarHigh: 68,
    hoodSize: 1.14,
    fit: {
      neck: 92,
      top: 272,
      shoulder: [206, 338],
      armpit: [186, 512],
      waist: 184 + v(0) * 8,
      hem: [194, 866 + v(1) * 10],
      drop: 14,
      sleeve: { cuff: [348, 806], width: 110, bow: 14 },
    },
  }),
  parka: (v) => ({
    collarHigh: 62,
    hoodSize: 1.0,
    fit: {
      neck: 78,
      top: 252,
      shoulder: [176, 306],
      armpit: [158, 446],
      waist: 150 + v(0) * 6,
      hem: [184, 890 + v(1) * 12],
      drop: 12,
      sleeve: { cuff: [286, 706], width: 88, bow: 12 },
    },
  }),
}

export const jacket: Drawing = (ink) => {
  const { fit, collarHigh, hoodSize } = (cuts[ink.cut] ?? cuts.shell!)(ink.vary)
  const puffy = ink.cut === 'puffy'
  const twoTone = ink.has('two-tone') ? ink.accent : undefined
  const hooded = ink.has('hood')
  const top = hooded
    ? hood(ink, fit, { size: hoodSize, fur: ink.has('fur-trim'), quilted: puffy || ink.cut === 'parka' })
    : collar(ink, fit, collarHigh, twoTone && ink.cut === 'softshell' ? ink.accent : ink.base) +
      (ink.has('fur-trim') ? furCollar(ink, fit) : '')
  const drawn =
    sewn(ink, fit, {
      under: ink.has('powder-skirt') ? powderSkirt(ink, fit) : '',
      smooth: puffy,
      body: yoke(ink, fit, twoTone) + onBody(ink, fit),
      sleeve: onSleeve(ink, fit, twoTone),
    }) +
    ends(ink, fit) +
    top +
    closing(ink, fit, hooded, collarHigh) +
    pockets(ink, fit) +
    (ink.has('reflective') ? reflective(fit) : '')
  // without its hood the jacket is shorter: drawn larger to fill the canvas
  return hooded ? group(drawn, 'translate(-15 -15) scale(1.03)') : group(drawn, 'translate(-65 -118) scale(1.13)')
}

/** Shoulders in the second colour, each cut with its own line. */
function yoke(ink: Ink, fit: GarmentFit, fill: string | undefined): string {
  if (!fill) return ''
  const y = fit.armpit[1] - 40 + ink.vary(4) * 30
  const lower =
    {
      windbreaker: path`L${480 - fit.shoulder[0]} ${y - 40} L500 ${y + 70}`,
      softshell: path`L300 ${y + 10} Q390 ${y - 60} 400 ${fit.top}`,
      shell: path`L280 ${y - 10} Q400 ${y + 34} 500 ${y + 34}`,
      fleece: path`L280 ${y} L500 ${y}`,
    }[ink.cut] ?? path`L280 ${y - 6} Q420 ${y + 10} 500 ${y + 10}`
  const d = whole(path`M500 100 L200 100 ${lower}`)
  return shape(d, fill) + line(d, ink.accentDark, 5, { opacity: 0.7 })
}

/** Seams and quilting on the body. */
function onBody(ink: Ink, fit: GarmentFit): string {
  const [ay, hy] = [fit.armpit[1], fit.hem[1]]
  const seam = (d: string) => line(d + flip(d), seamOf(ink), 4, { opacity: 0.65 })
  const folds =
    crease([352, hy - 30], [388, hy - 150], 8, 16, shadeOf(ink), 0.3) +
    crease([628, hy - 20], [604, hy - 170], -8, 18, shadeOf(ink), 0.35) +
    crease([420, hy - 60], [436, hy - 210], 6, 12, lightOf(ink), 0.4)
  switch (ink.cut) {
    case 'puffy':
      return bodyBaffles(ink, fit)
    case 'fleece':
      return nap(ink, fit.top + 40, hy, 300, 700) + folds
    case 'softshell':
      return (
        seam(path`M${526 - fit.shoulder[0]} ${fit.shoulder[1] + 70} C400 ${ay} 404 ${ay + 150} 376 ${hy + 20}`) + folds
      )
    case 'windbreaker':
      return (
        seam(path`M${480 - fit.shoulder[0]} ${ay - 70} L500 ${ay + 30}`) +
        folds +
        times(5, (i) =>
          crease([330 + i * 76, hy - 36], [322 + i * 82, hy - 120 - (i % 2) * 40], 4, 10, shadeOf(ink), 0.36),
        )
      )
    case 'ski':
      return (
        seam(path`M290 ${ay - 60} Q400 ${ay - 30} 500 ${ay - 30}`) +
        seam(path`M300 ${ay + 150} L500 ${ay + 156}`) +
        folds
      )
    case 'parka': {
      const waist = ay + 150
      return (
        seam(path`M300 ${ay - 30} Q400 ${ay - 12} 500 ${ay - 12}`) +
        line(path`M320 ${waist} Q500 ${waist + 14} 680 ${waist}`, seamOf(ink), 5, { opacity: 0.8 }) +
        times(
          7,
          (i) =>
            crease([354 + i * 48, waist + 6], [348 + i * 50, waist + 54 + (i % 3) * 20], 2, 8, shadeOf(ink), 0.34) +
            crease([358 + i * 48, waist - 4], [356 + i * 49, waist - 44], 2, 6, shadeOf(ink), 0.26),
        ) +
        folds
      )
    }
    default:
      return seam(path`M290 ${ay - 56} Q400 ${ay - 22} 500 ${ay - 22}`) + folds
  }
}

/** The nap of fleece: rows of short flecks, dark and light. */
const nap = (ink: Ink, y1: number, y2: number, x1: number, x2: number) => {
  const rows = (shift: number) =>
    Array.from({ length: Math.floor((y2 - y1) / 26) }, (_, r) =>
      Array.from(
        { length: Math.floor((x2 - x1) / 30) },
        (_, c) =>
          path`M${x1 + c * 30 + ((r * 17 + c * 7 + shift) % 19)} ${y1 + r * 26 + ((c * 11 + r * 5 + shift) % 13)} q5 -5 10 0`,
      ).join(' '),
    ).join(' ')
  return (
    line(rows(0), shadeOf(ink), 4, { opacity: 0.34 }) +
    line(rows(9), lightOf(ink), 4, { opacity: isDark(ink) ? 0.6 : 0.7, transform: 'translate(4 -6)' })
  )
}

function onSleeve(ink: Ink, fit: GarmentFit, fill: string | undefined): string {
  const cut = cutOut(fit)
  const upper =
    fill && ink.cut !== 'fleece' && ink.cut !== 'softshell'
      ? shape(path`M0 100 H500 V${fit.armpit[1] - 4} L0 ${fit.armpit[1] - 60} Z`, fill) +
        line(path`M500 ${fit.armpit[1] - 4} L0 ${fit.armpit[1] - 60}`, ink.accentDark, 5, { opacity: 0.7 })
      : ''
  if (ink.cut === 'puffy') return upper + sleeveBaffles(ink, fit)
  if (ink.cut === 'fleece') return nap(ink, 320, 830, 140, 340)
  const [o, i] = [cut.arm[1], cut.inner[1]]
  return (
    upper +
    line(
      path`M${o[0] - 20} ${o[1] + 60} Q${(o[0] + i[0]) / 2} ${o[1] + 110} ${i[0] + 30} ${o[1] + 80}`,
      seamOf(ink),
      3.5,
      { opacity: ink.cut === 'windbreaker' ? 0 : 0.45 },
    )
  )
}

/** Cuffs and hem. */
function ends(ink: Ink, fit: GarmentFit): string {
  const end = sleeveEnd(fit, 40)
  const cut = cutOut(fit)
  const hem = (...ups: number[]) =>
    inside('hem', cut.body, ups.map((up) => stitch(hemLine(fit, up), seamOf(ink))).join(''))
  const [o, i] = [cut.arm[3], cut.inner[0]]
  const tab = line(
    path`M${o[0] + 20} ${o[1] - 22} L${i[0] - 26} ${i[1] - 24}`,
    isDark(ink) ? mix(ink.base, '#ffffff', 0.16) : ink.dark,
    20,
  )
  switch (ink.cut) {
    case 'puffy':
      return (
        cuffs(ink, fit, 20, isDark(ink) ? ink.light : ink.dark) +
        inside(
          'hem',
          cut.body,
          line(hemLine(fit, -4), isDark(ink) ? ink.light : ink.dark, 34) +
            line(hemLine(fit, 14), seamOf(ink), 4, { opacity: 0.7 }),
        )
      )
    case 'fleece':
      return cuffs(ink, fit, 24, ink.accentDark) + inside('hem', cut.body, line(hemLine(fit, 0), ink.accentDark, 40))
    case 'windbreaker':
      return (
        cuffs(ink, fit, 34, ink.dark, true) +
        inside(
          'hem',
          cut.body,
          line(hemLine(fit, 4), ink.dark, 70) +
            line(hemLine(fit, 40), seamOf(ink), 4) +
            line(
              Array.from({ length: 26 }, (_, k) => path`M${330 + k * 13.6} ${fit.hem[1] - 26} v60`).join(' '),
              seamOf(ink),
              3,
              { opacity: 0.5 },
            ),
        )
      )
    case 'ski':
      return (
        both(tab) +
        line(end.top + flip(end.top), seamOf(ink), 4, { opacity: 0.6 }) +
        cuffs(ink, fit, 12, ink.accentDark) +
        hem(24, 34)
      )
    case 'parka':
      return cuffs(ink, fit, 30, ink.dark, true) + hem(20, 30)
    case 'softshell':
      return line(end.top + flip(end.top), seamOf(ink), 3, { opacity: 0.5 }) + hem(18)
    default:
      return both(tab) + hem(20) + both(ellipse(500 - fit.hem[0] + 26, fit.hem[1] + 2, 8, 9, ink.webbing))
  }
}

function closing(ink: Ink, fit: GarmentFit, hooded: boolean, collarHigh: number): string {
  if (ink.back) return ''
  const top = hooded ? fit.top + 24 : fit.top - collarHigh + 16
  const foot = fit.hem[1] + fit.drop - 2
  const coloured = ink.vary(3) > 0.55 ? ink.accent : ink.deep
  if (ink.cut === 'parka') {
    const snaps = times(
      5,
      (i) =>
        ellipse(514, fit.top + 100 + i * ((foot - fit.top - 170) / 4), 9, 9, ink.metal) +
        ellipse(511, fit.top + 97 + i * ((foot - fit.top - 170) / 4), 4, 4, ink.metalLight),
    )
    return (
      shape(
        path`M474 ${top + 30} Q474 ${top + 20} 484 ${top + 20} L536 ${top + 20} L536 ${foot} L474 ${foot} Z`,
        ink.base,
      ) +
      shape(path`M512 ${top + 20} L536 ${top + 20} L536 ${foot} L512 ${foot} Z`, shadeOf(ink), { opacity: 0.22 }) +
      line(path`M536 ${top + 20} V${foot}`, seamOf(ink), 5) +
      line(path`M474 ${top + 26} V${foot}`, lightOf(ink), 4) +
      stitch(path`M526 ${top + 30} V${foot}`, seamOf(ink), 2) +
      snaps
    )
  }
  return zip(ink, top, foot, {
    flap: ink.cut === 'shell' || ink.cut === 'ski',
    colour: coloured,
    puller: coloured === ink.accent ? ink.metalLight : ink.accent,
  })
}

function pockets(ink: Ink, fit: GarmentFit): string {
  if (ink.back) return ''
  const [ay, hy] = [fit.armpit[1], fit.hem[1]]
  const drop = ink.vary(2) * 24
  const zipColour = ink.vary(3) > 0.55 ? ink.accent : ink.deep
  const patch = ink.cut === 'parka'
  const hand = !ink.has('hand-pockets')
    ? ''
    : patch
      ? both(flapPocket(ink, 338, ay + 200 + drop, 118, 150))
      : both(pocketZip(ink, [392, hy - 230 + drop], [356, hy - 96 + drop], zipColour))
  if (!ink.has('chest-pocket')) return hand
  const y = ay - 52 + drop * 0.6
  const chest: Record<string, string> = {
    fleece:
      shape(
        path`M556 ${y} H652 V${y + 92} Q652 ${y + 104} 640 ${y + 104} H568 Q556 ${y + 104} 556 ${y + 92} Z`,
        ink.accent,
      ) +
      shape(path`M612 ${y} H652 V${y + 92} Q652 ${y + 104} 640 ${y + 104} H612 Z`, ink.accentDark, { opacity: 0.35 }) +
      pocketZip(ink, [562, y + 14], [646, y + 14], ink.accentDark),
    parka: flapPocket(ink, 556, y + 6, 84, 76),
    shell: pocketZip(ink, [556, y - 10], [596, y + 100], zipColour),
    ski: flapPocket(ink, 552, y + 4, 104, 108),
  }
  return hand + (chest[ink.cut] ?? pocketZip(ink, [560, y + 6], [646, y - 6], zipColour))
}

/** Bands of reflective tape across the chest and around the sleeves. */
function reflective(fit: GarmentFit): string {
  const cut = cutOut(fit)
  const y = fit.armpit[1] + 44
  const [o, i] = [cut.arm[1], cut.inner[1]]
  return (
    inside('tape-body', cut.body, tape(path`M250 ${y - 12} Q500 ${y + 14} 750 ${y - 12}`)) +
    inside(
      'tape-arms',
      cut.sleeve + flip(cut.sleeve),
      both(tape(path`M${o[0] - 40} ${o[1] + 84} Q${(o[0] + i[0]) / 2} ${o[1] + 118} ${i[0] + 50} ${o[1] + 112}`)),
    )
  )
}
