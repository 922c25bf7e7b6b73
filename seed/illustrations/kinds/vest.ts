import {
  circle,
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
import { bodyBaffles, both, hemLine } from './jacket-parts.ts'

const fits: Record<string, (v: (n: number) => number) => GarmentFit> = {
  puffy: (v) => ({
    neck: 84,
    top: 210,
    shoulder: [178, 262],
    armpit: [186, 432],
    waist: 190,
    hem: [184, 840 + v(1) * 20],
    drop: 14,
    baffles: { body: v(0) > 0.5 ? 6 : 5, sleeve: 1, bulge: 10 },
  }),
  fleece: (v) => ({
    neck: 82,
    top: 206,
    shoulder: [176, 260],
    armpit: [178, 436],
    waist: 176 + v(0) * 8,
    hem: [182, 846 + v(1) * 16],
    drop: 12,
  }),
  running: (v) => ({
    neck: 104,
    top: 226,
    shoulder: [156, 250],
    armpit: [178, 470],
    waist: 150 + v(0) * 10,
    hem: [166, 800 + v(1) * 20],
    drop: 26,
  }),
}

export const vest: Drawing = (ink) => {
  const fit = (fits[ink.cut] ?? fits.puffy!)(ink.vary)
  const twoTone = ink.has('two-tone') ? ink.accent : undefined
  const high = ink.has('collar') ? 70 : 40
  const running = ink.cut === 'running'
  const trim = isDark(ink) ? ink.light : ink.dark
  const cut = cutOut(fit)
  const holes = cut.edges.armhole + flip(cut.edges.armhole)
  const neckline = path`M${500 - fit.neck} ${fit.top} C${500 - fit.neck + 4} ${fit.top + 60} 460 ${fit.top + 96} 500 ${fit.top + 98}`
  const inner = whole(
    path`M500 ${fit.top - 6} C470 ${fit.top - 8} ${520 - fit.neck} ${fit.top - 6} ${500 - fit.neck} ${fit.top} C${502 - fit.neck} ${fit.top + 50} 456 ${fit.top + 100} 500 ${fit.top + 100}`,
  )
  const low = running && !ink.has('collar')
  const body = sewn(ink, fit, { smooth: ink.cut === 'puffy', body: panels(ink, fit, twoTone) })
  const neck = low
    ? shape(inner, ink.deep) +
      line(
        path`M${514 - fit.neck} ${fit.top + 2} Q500 ${fit.top + 22} ${486 + fit.neck} ${fit.top + 2}`,
        mix(ink.deep, '#ffffff', 0.2),
        20,
        { opacity: 0.6 },
      ) +
      line(neckline + flip(neckline), trim, 15)
    : collar(ink, running ? { ...fit, neck: 92, top: fit.top + 6 } : fit, high, twoTone ?? ink.base)
  const drawn =
    backOf(ink, fit) +
    body +
    line(holes, running ? trim : ink.dark, running ? 16 : 20) +
    line(holes, seamOf(ink), 3, { opacity: 0.5, transform: 'translate(0 0)' }) +
    inside(
      'hem',
      cut.body,
      line(hemLine(fit, -2), trim, ink.cut === 'fleece' ? 40 : 26) +
        line(hemLine(fit, 18), seamOf(ink), 3, { opacity: 0.6 }),
    ) +
    neck +
    zip(ink, low ? fit.top + 92 : fit.top - high + 22, fit.hem[1] + fit.drop - 2, {
      colour: ink.vary(3) > 0.5 ? ink.accent : ink.deep,
      puller: ink.vary(3) > 0.5 ? ink.metalLight : ink.accent,
    }) +
    pockets(ink, fit)
  return group(drawn, 'translate(-40 -38) scale(1.08)')
}

/** The inside of the back seen through the armholes. */
function backOf(ink: Ink, fit: GarmentFit): string {
  const [ax, ay] = [500 - fit.armpit[0], fit.armpit[1]]
  const d = path`M${504 - fit.shoulder[0]} ${fit.shoulder[1] + 4} C${490 - fit.shoulder[0]} ${fit.shoulder[1] + 90} ${ax + 4} ${ay - 80} ${ax} ${ay} L${ax + 60} ${ay - 30} Z`
  return shape(d + flip(d), ink.deep)
}

function panels(ink: Ink, fit: GarmentFit, fill: string | undefined): string {
  const [ay, hy] = [fit.armpit[1], fit.hem[1]]
  const y = ay - 10 + ink.vary(4) * 40
  const upper = whole(
    ink.cut === 'running'
      ? path`M500 100 L200 100 L200 ${ay} C360 ${ay - 40} 400 ${ay - 20} 500 ${ay + 60}`
      : path`M500 100 L200 100 L200 ${y - 8} Q400 ${y + 6} 500 ${y + 6}`,
  )
  const tone = fill ? shape(upper, fill) + line(upper, ink.accentDark, 5, { opacity: 0.7 }) : ''
  if (ink.cut === 'puffy') return tone + bodyBaffles(ink, fit)
  const seam = (d: string, o = 0.65) => line(d + flip(d), seamOf(ink), 4, { opacity: o })
  if (ink.cut === 'running') {
    // mesh sides with rows of holes, and a light front
    const mesh = path`M280 ${ay - 30} C372 ${ay + 60} 384 ${ay + 180} 360 ${hy + 40} L280 ${hy + 40} Z`
    const dots = Array.from({ length: 12 }, (_, r) =>
      Array.from({ length: 4 }, (_, c) => path`M${332 + c * 15 + (r % 2) * 7} ${ay + 44 + r * 26} h0.1`).join(' '),
    ).join(' ')
    return (
      tone +
      shape(mesh + flip(mesh), shadeOf(ink), { opacity: 0.5 }) +
      line(dots + flip(dots), ink.deep, 6, { opacity: 0.7 }) +
      seam(path`M300 ${ay - 20} C372 ${ay + 60} 384 ${ay + 180} 360 ${hy + 40}`) +
      crease([430, hy - 40], [446, hy - 180], 6, 12, lightOf(ink), 0.5)
    )
  }
  const flecks = (shift: number) =>
    Array.from({ length: 25 }, (_, r) =>
      Array.from(
        { length: 14 },
        (_, c) =>
          path`M${300 + c * 30 + ((r * 17 + c * 7 + shift) % 19)} ${fit.top + 40 + r * 26 + ((c * 11 + r * 5) % 13)} q5 -5 10 0`,
      ).join(' '),
    ).join(' ')
  return (
    tone +
    line(flecks(0), shadeOf(ink), 4, { opacity: 0.34 }) +
    line(flecks(9), lightOf(ink), 4, { opacity: 0.6, transform: 'translate(4 -6)' }) +
    seam(
      path`M${526 - fit.shoulder[0]} ${fit.shoulder[1] + 40} Q400 ${fit.shoulder[1] + 90} 500 ${fit.shoulder[1] + 92}`,
    )
  )
}

function pockets(ink: Ink, fit: GarmentFit): string {
  if (ink.back) return ''
  const [ay, hy] = [fit.armpit[1], fit.hem[1]]
  const drop = ink.vary(2) * 24
  const colour = ink.vary(3) > 0.5 ? ink.accent : ink.deep
  const running = ink.cut === 'running'
  const flask = both(
    shape(
      path`M372 ${ay + 96} Q420 ${ay + 84} 466 ${ay + 96} L460 ${hy - 60} Q420 ${hy - 40} 380 ${hy - 60} Z`,
      ink.dark,
    ) +
      line(path`M372 ${ay + 96} Q420 ${ay + 84} 466 ${ay + 96}`, ink.accent, 9) +
      stitch(path`M384 ${ay + 130} L390 ${hy - 66} Q420 ${hy - 50} 450 ${hy - 66} L456 ${ay + 130}`, seamOf(ink), 2) +
      times(3, (i) => line(path`M${396 + i * 22} ${ay + 150} v60`, lightOf(ink), 3, { opacity: 0.4 })),
  )
  const hand = !ink.has('hand-pockets')
    ? ''
    : running
      ? flask
      : both(pocketZip(ink, [392, hy - 210 + drop], [358, hy - 80 + drop], colour))
  const y = ay - 50 + drop
  const chest = !ink.has('chest-pocket')
    ? ''
    : ink.cut === 'fleece'
      ? shape(
          path`M556 ${y} H650 V${y + 92} Q650 ${y + 104} 638 ${y + 104} H568 Q556 ${y + 104} 556 ${y + 92} Z`,
          ink.accent,
        ) +
        shape(path`M610 ${y} H650 V${y + 92} Q650 ${y + 104} 638 ${y + 104} H610 Z`, ink.accentDark, {
          opacity: 0.35,
        }) +
        pocketZip(ink, [562, y + 14], [644, y + 14], ink.accentDark)
      : pocketZip(ink, [560, y + 26], [646, y + 14], colour)
  return hand + chest + (running ? both(circle(420, ay + 40, 3, ink.metal)) : '')
}
