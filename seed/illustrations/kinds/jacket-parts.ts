import {
  ellipse,
  flip,
  inside,
  isDark,
  line,
  mix,
  mirrored,
  path,
  seamOf,
  shape,
  stitch,
  times,
  whole,
  along,
  type Ink,
  type InkPoint,
} from '../pen.ts'
import { cutOut, lightOf, rim, shadeOf, type GarmentFit } from './garment-parts.ts'

/** The parts jackets, vests and suits share: hoods, fur, baffles, cuffs, hems, pockets, reflective tape. */

/** Grown by `by` around a point. */
const grown = (x: number, y: number, by: number) => path`translate(${x - x * by} ${y - y * by}) scale(${by})`

/** A raised hood above the neck seam, its opening dark inside; `size` 1 is a rain hood, a puffy one is larger. */
export function hood(
  ink: Ink,
  fit: GarmentFit,
  { size = 1, fur = false, quilted = false, fill = ink.base } = {},
): string {
  const t = fit.top
  const w = (dx: number) => 500 - dx * size
  const h = (dy: number) => t + dy * size
  const outline = whole(
    path`M500 ${h(-170)} C${w(62)} ${h(-172)} ${w(118)} ${h(-140)} ${w(128)} ${h(-62)} C${w(133)} ${h(-18)} ${w(120)} ${h(14)} ${w(94)} ${h(36)} C${w(62)} ${h(56)} ${w(30)} ${h(60)} 500 ${h(60)}`,
  )
  const opening = whole(
    path`M500 ${h(-126)} C${w(40)} ${h(-128)} ${w(80)} ${h(-112)} ${w(82)} ${h(-66)} C${w(83)} ${h(-24)} ${w(58)} ${h(2)} ${w(36)} ${h(8)} C${w(22)} ${h(12)} ${w(10)} ${h(13)} 500 ${h(13)}`,
  )
  const seam = path`M${w(40)} ${h(-124)} C${w(46)} ${h(-140)} ${w(52)} ${h(-152)} ${w(60)} ${h(-159)}`
  const cheek = path`M${w(74)} ${h(-52)} C${w(96)} ${h(-48)} ${w(112)} ${h(-44)} ${w(130)} ${h(-48)}`
  const back = path`M${w(58)} ${h(-128)} Q500 ${h(-96)} ${w(-58)} ${h(-128)} L${w(-62)} ${h(-60)} Q500 ${h(-26)} ${w(62)} ${h(-60)} Z`
  return (
    inside(
      'hood',
      outline,
      shape(outline, fill) +
        line(path`M${w(128)} ${h(-62)} C${w(118)} ${h(-140)} ${w(62)} ${h(-172)} 500 ${h(-170)}`, lightOf(ink), 52, {
          opacity: 0.65,
        }) +
        line(
          flip(path`M500 ${h(-170)} C${w(62)} ${h(-172)} ${w(118)} ${h(-140)} ${w(128)} ${h(-62)} L${w(90)} ${h(50)}`),
          shadeOf(ink),
          66,
          { opacity: 0.5 },
        ) +
        (quilted
          ? line(cheek + flip(cheek), seamOf(ink), 5, { opacity: 0.7 }) +
            line(path`M${w(46)} ${h(-112)} Q${w(90)} ${h(-120)} ${w(118)} ${h(-106)}`, seamOf(ink), 5, { opacity: 0.7 })
          : '') +
        rim(ink, outline),
    ) +
    (ink.back
      ? line(path`M500 ${h(-168)} V${h(58)}`, seamOf(ink), 4, { opacity: 0.6 })
      : line(seam + flip(seam), seamOf(ink), 3.5, { opacity: 0.7 }) + hoodOpening(ink, opening, back, h(-58))) +
    (ink.back ? '' : fur ? furRing(ink, w, h) : hoodCords(ink, w, h))
  )
}

/** What is seen of a hood from the front only: the lining of its back, and its edge. */
const hoodOpening = (ink: Ink, opening: string, back: string, middle: number) =>
  inside(
    'opening',
    opening,
    shape(opening, ink.deep) +
      shape(back, isDark(ink) ? mix(ink.base, '#ffffff', 0.1) : ink.dark, { opacity: 0.85 }) +
      line(opening, '#05090a', 34, { opacity: 0.28, transform: 'translate(0 10)' }),
  ) +
  line(opening, isDark(ink) ? mix(ink.base, '#ffffff', 0.14) : lightOf(ink), 15) +
  line(opening, seamOf(ink), 2.5, { opacity: 0.55, transform: grown(500, middle, 1.1) })

const hoodCords = (ink: Ink, w: (dx: number) => number, h: (dy: number) => number) =>
  line(path`M${w(50)} ${h(20)} L${w(54)} ${h(62)}`, ink.accent, 6) +
  line(path`M${w(-50)} ${h(20)} L${w(-54)} ${h(60)}`, ink.accent, 6) +
  ellipse(w(54), h(62), 7, 10, ink.webbing) +
  ellipse(w(-54), h(60), 7, 10, ink.webbing)

const furTones = (ink: Ink) =>
  isDark(ink) ? (['#7d6a54', '#a08a6c', '#c9b594'] as const) : (['#a58d6c', '#cdb893', '#e6d8bb'] as const)

/** A ring of fur around the hood's opening: three rows of tufts. */
const furRing = (ink: Ink, w: (dx: number) => number, h: (dy: number) => number) =>
  furTones(ink)
    .map((tone, row) => {
      const count = 56
      const at = (i: number, r: number): InkPoint => {
        // an ellipse open at the chin: from 125° clockwise over the crown to 55°
        const angle = ((125 + (i / count) * 290) * Math.PI) / 180
        return [w(-Math.cos(angle) * (80 + r)), h(-52 + Math.sin(angle) * (82 + r))]
      }
      const reach = [30, 19, 6][row] ?? 6
      const tufts = Array.from({ length: count }, (_, i) => {
        const tip = at(i + 0.7, reach + ((i * 7 + row * 5) % 5) * 2.4)
        const root = at(i + 1, reach - 9)
        return path`L${tip[0]} ${tip[1]} L${root[0]} ${root[1]}`
      }).join(' ')
      const inner = Array.from({ length: count + 1 }, (_, i) => at(count - i, -16 - ((i * 5 + row) % 4) * 3))
      const from = at(0, reach - 9)
      return shape(path`M${from[0]} ${from[1]} ${tufts} ${inner.map(([x, y]) => path`L${x} ${y}`).join(' ')} Z`, tone)
    })
    .join('')

/** A fur collar standing around the neck, for coats without a hood. */
export const furCollar = (ink: Ink, fit: GarmentFit) =>
  furTones(ink)
    .map((tone, row) => {
      const [rx, ry] = [fit.neck + 26 - row * 11, 66 - row * 11]
      const point = (i: number, out: number) => {
        const angle = (i / 64) * Math.PI * 2
        return path`${500 + Math.cos(angle) * (rx + out)} ${fit.top - 22 + Math.sin(angle) * (ry + out)}`
      }
      return shape(
        `M${point(0, 0)} ` +
          times(64, (i) => `L${point(i + 0.7, 6 + ((i * 7 + row) % 4) * 2.4)} L${point(i + 1, 0)} `) +
          'Z',
        tone,
      )
    })
    .join('') +
  (ink.back
    ? ''
    : ellipse(500, fit.top - 50, fit.neck - 20, 22, ink.deep) +
      ellipse(500, fit.top - 44, fit.neck - 34, 12, '#05090a', { opacity: 0.3 }))

/** Quilting of a puffy body: each baffle swells, lit above and shaded below its seam, with small puckers. */
export function bodyBaffles(ink: Ink, fit: GarmentFit, from = fit.top + 66): string {
  const count = fit.baffles?.body ?? 6
  const height = (fit.hem[1] - fit.armpit[1]) / count
  const above = Math.floor((fit.armpit[1] - from) / height)
  const reach = Math.max(fit.shoulder[0], fit.hem[0]) + 20
  return times(count + above, (i) => {
    const y = fit.armpit[1] + (i - above) * height
    const d = (dy: number) =>
      path`M${500 - reach} ${y + dy - 6} C${500 - reach * 0.4} ${y + dy + 6} ${500 + reach * 0.4} ${y + dy + 6} ${500 + reach} ${y + dy - 6}`
    const puckers = Array.from({ length: 9 }, (_, k) => {
      const x = 500 - reach + (k + 0.5 + ((k * 5 + i * 3) % 4) * 0.12) * (reach / 4.5)
      return path`M${x} ${y + 8} q${k < 5 ? 3 : -3} 12 ${k % 2 ? 7 : -5} ${20 + ((k + i) % 3) * 7} M${x + 11} ${y - 4} q2 -9 ${k % 2 ? -4 : 5} -18`
    }).join(' ')
    return (
      line(d(-10), shadeOf(ink), 26, { opacity: 0.38 }) +
      line(d(22), lightOf(ink), 24, { opacity: isDark(ink) ? 0.5 : 0.55 }) +
      line(d(0), seamOf(ink), 5, { opacity: 0.85 }) +
      line(puckers, shadeOf(ink), 3.5, { opacity: 0.45 })
    )
  })
}

export function sleeveBaffles(ink: Ink, fit: GarmentFit): string {
  const cut = cutOut(fit)
  const count = fit.baffles?.sleeve ?? 6
  const across = Array.from(
    { length: count - 1 },
    (_, i) => [along(cut.arm, (i + 1) / count).at, along(cut.inner, 1 - (i + 1) / count).at] as const,
  )
  const rings: (readonly [InkPoint, InkPoint])[] = [
    [along(cut.cap, 0.5).at, cut.armhole[3]],
    [along(cut.cap, 1).at, cut.inner[3]],
    ...across,
  ]
  return rings
    .map(([a, b]) => {
      const d = path`M${a[0] - 10} ${a[1] - 4} Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + 18} ${b[0] + 10} ${b[1]}`
      return (
        line(d, shadeOf(ink), 24, { opacity: 0.36, transform: 'translate(0 -10)' }) +
        line(d, lightOf(ink), 20, { opacity: 0.5, transform: 'translate(0 20)' }) +
        line(d, seamOf(ink), 5, { opacity: 0.85 })
      )
    })
    .join('')
}

/** The band at the end of both sleeves: ribbed, elastic or plain. `fill` none leaves the cloth. */
export function cuffs(ink: Ink, fit: GarmentFit, high: number, fill: string, ribs = false): string {
  const one = sleeveEnd(fit, high)
  const strip = (d: string) => shape(d, fill) + line(d, shadeOf(ink), 3, { opacity: 0.4 })
  return (
    strip(one.band) +
    strip(flip(one.band)) +
    line(one.top + flip(one.top), seamOf(ink), 4, { opacity: 0.75 }) +
    (ribs ? line(one.ribs + flip(one.ribs), seamOf(ink), 3, { opacity: 0.5 }) : '')
  )
}

export function sleeveEnd(fit: GarmentFit, high: number) {
  const cut = cutOut(fit)
  const [o, i] = [cut.arm[3], cut.inner[0]]
  const long = Math.hypot(i[0] - o[0], i[1] - o[1])
  // up the sleeve, square to its end
  const up: InkPoint = [((i[1] - o[1]) / long) * high, (-(i[0] - o[0]) / long) * high]
  const [ou, iu]: [InkPoint, InkPoint] = [
    [o[0] + up[0] * 0.75, o[1] + up[1]],
    [i[0] + up[0] * 0.9, i[1] + up[1]],
  ]
  const top = path`M${ou[0]} ${ou[1]} Q${(ou[0] + iu[0]) / 2} ${(ou[1] + iu[1]) / 2 + 8} ${iu[0]} ${iu[1]}`
  const band = path`${top} L${i[0]} ${i[1]} Q${(o[0] + i[0]) / 2} ${(o[1] + i[1]) / 2 + 9} ${o[0]} ${o[1]} Z`
  const ribs = Array.from({ length: 6 }, (_, k) => {
    const f = (k + 1) / 7
    return path`M${ou[0] + (iu[0] - ou[0]) * f} ${ou[1] + (iu[1] - ou[1]) * f + 7} L${o[0] + (i[0] - o[0]) * f} ${o[1] + (i[1] - o[1]) * f + 3}`
  }).join(' ')
  return { band, top, ribs }
}

/** A strip along the hem, `high` tall, with the body's own edge. */
export function hemLine(fit: GarmentFit, up: number): string {
  const y = fit.hem[1] - up
  return path`M${490 - fit.hem[0]} ${y} C${560 - fit.hem[0]} ${y + fit.drop} 430 ${y + fit.drop} 500 ${y + fit.drop} C570 ${y + fit.drop} ${440 + fit.hem[0]} ${y + fit.drop} ${510 + fit.hem[0]} ${y}`
}

/** Tape that throws light back: pale grey with a bright middle. */
export const tape = (d: string, width = 20) =>
  line(d, '#aab3b6', width, { cap: 'butt' }) + line(d, '#e9eef0', width * 0.5, { cap: 'butt' })

/** The snow skirt that shows below the hem, with its snaps. */
export function powderSkirt(ink: Ink, fit: GarmentFit): string {
  const [w, y] = [fit.hem[0] - 16, fit.hem[1]]
  const d = whole(
    path`M500 ${y - 30} L${500 - w} ${y - 30} L${500 - w + 6} ${y + 34} C${500 - w * 0.6} ${y + fit.drop + 42} 440 ${y + fit.drop + 44} 500 ${y + fit.drop + 44}`,
  )
  return (
    inside(
      'powder-skirt',
      d,
      shape(d, ink.accentDark) +
        times(11, (i) =>
          line(path`M${500 - w + (i + 0.6) * (w / 5.5)} ${y - 10} l${i < 5 ? 4 : -4} 90`, '#0d1512', 4, {
            opacity: 0.28,
          }),
        ) +
        line(d, ink.accent, 16),
    ) + times(2, (i) => ellipse(486 + i * 28, y + fit.drop + 26, 6, 6, ink.metalLight))
  )
}

/** A patch pocket with a flap, at `x`, `y`, seen flat. */
export const flapPocket = (ink: Ink, x: number, y: number, w: number, h: number, fill = ink.base) =>
  ink.back
    ? ''
    : shape(path`M${x} ${y} h${w} l2 ${h - 14} q0 14 -14 14 h${24 - w} q-14 0 -14 -14 Z`, fill) +
      shape(path`M${x + w * 0.6} ${y} h${w * 0.4} l2 ${h - 14} q0 14 -14 14 h${-w * 0.3} Z`, shadeOf(ink), {
        opacity: 0.2,
      }) +
      line(path`M${x} ${y} l2 ${h - 14} q0 14 14 14 h${w - 30} q14 0 14 -14 l2 ${14 - h}`, seamOf(ink), 3.5, {
        opacity: 0.75,
      }) +
      shape(path`M${x - 5} ${y - 4} h${w + 10} v${h * 0.28} q${-w * 0.5 - 5} 16 ${-w - 10} 0 Z`, lightOf(ink), {
        opacity: 0.7,
      }) +
      line(path`M${x - 5} ${y - 4} v${h * 0.28} q${w * 0.5 + 5} 16 ${w + 10} 0 v${-h * 0.28} Z`, seamOf(ink), 3.5, {
        opacity: 0.8,
      }) +
      stitch(path`M${x + 2} ${y + h * 0.28 - 14} q${w * 0.5} 14 ${w - 4} 0`, seamOf(ink), 2)

export const both = (content: string) => content + mirrored(content)
