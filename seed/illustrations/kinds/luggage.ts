import { box, circle, groundShadow, inside, line, mix, shape, stitch, times, tube, type Drawing, type Ink } from '../pen.ts'

const steel = (ink: Ink) => [ink.metalDark, ink.metal, ink.metalLight] as const
const black = (ink: Ink) => [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.32)] as const

type Case = { left: number; right: number; top: number; bottom: number; deep: number; round: number }

/** Front, and a side turned away to the right, on four wheels. */
const outline = ({ left: l, right: r, top: t, bottom: b, round: c }: Case) => `M${l} ${t + c}Q${l} ${t} ${l + c} ${t}H${r - c}Q${r} ${t} ${r} ${t + c}V${b - c}Q${r} ${b} ${r - c} ${b}H${l + c}Q${l} ${b} ${l} ${b - c}Z`

const chassis = (ink: Ink, c: Case, handle: number) => {
  const { left: l, right: r, top: t, bottom: b, deep } = c
  const side = `M${r - c.round} ${t}L${r + deep - 30} ${t - 18}Q${r + deep} ${t - 18} ${r + deep} ${t + 20}V${b - 60}Q${r + deep} ${b - 34} ${r + deep - 30} ${b - 26}L${r - c.round} ${b}Z`
  const mid = (l + r) / 2 + deep * 0.4
  const wheel = (x: number, y: number) => box(x - 24, y - 30, 48, 32, 8, ink.webbing) + circle(x, y + 12, 28, ink.rubber) + circle(x - 2, y + 10, 15, ink.metalDark)
  return groundShadow((l + r + deep) / 2 + 6, 872, (r + deep - l) * 0.6) + wheel(r + deep - 34, b - 6) + tube(`M${mid - 86} ${t + 10}V${handle}M${mid + 86} ${t + 6}V${handle}`, 19, steel(ink)) + tube(`M${mid - 100} ${handle}H${mid + 100}`, 38, black(ink)) + wheel(l + 60, b + 20) + wheel(r - 50, b + 20)
    + shape(side, ink.dark) + inside('case-side', side, shape(`M${r + deep * 0.5} 0H1000V1000H${r + deep * 0.5}Z`, ink.deep, { opacity: 0.55 }) + line(`M${r + deep * 0.5} ${t - 20}V${b}`, ink.metalDark, 9) + line(`M${r + deep * 0.5} ${t - 20}V${b}`, ink.metal, 4, { dash: '7 5', cap: 'butt' }))
}

const marks = (ink: Ink, c: Case) => {
  const { left: l, right: r, top: t, bottom: b } = c
  const y = t + (b - t) * (0.5 + ink.vary(1) * 0.14)
  return (ink.has('stripe') ? shape(`M${l - 10} ${y}H${r + 10}V${y + 66}H${l - 10}Z`, ink.accent) + shape(`M${l - 10} ${y + 84}H${r + 10}V${y + 98}H${l - 10}Z`, ink.paper, { opacity: 0.9 }) + shape(`M${r - 60} ${y}H${r + 10}V${y + 98}H${r - 60}Z`, '#0d1512', { opacity: 0.2 }) : '')
}

const straps = (ink: Ink, { left: l, right: r, top: t, bottom: b }: Case) => ink.has('straps') ? [0.27, 0.73].map((s) => { const x = l + (r - l) * s; return line(`M${x} ${t + 2}V${b - 2}`, ink.webbing, 42, { cap: 'butt' }) + stitch(`M${x - 15} ${t + 8}V${b - 8}M${x + 15} ${t + 8}V${b - 8}`, mix(ink.webbing, '#ffffff', 0.35)) + box(x - 36, (t + b) / 2 - 40, 72, 62, 10, ink.rubber) + box(x - 22, (t + b) / 2 - 26, 44, 14, 5, mix(ink.rubber, '#ffffff', 0.3)) }).join('') : ''

const shell = (ink: Ink, c: Case, handle: number) => {
  const d = outline(c)
  const { left: l, right: r, top: t, bottom: b } = c
  const ribs = 6 + Math.round(ink.vary(0) * 3)
  const gap = (r - l) / ribs
  return chassis(ink, c, handle) + shape(d, ink.base) + inside('case-front', d, shape(`M${l} ${t}H${l + 60}V${b}H${l}Z`, ink.light) + shape(`M${r - 46} ${t}H${r}V${b}H${r - 46}Z`, ink.dark) + times(ribs - 1, (i) => { const x = l + gap * (i + 1); return line(`M${x} ${t + 60}V${b - 60}`, ink.dark, 15) + line(`M${x - 11} ${t + 60}V${b - 60}`, ink.pale, 6, { opacity: 0.7 }) }) + line(`M${l + 30} ${t + 24}H${r - 60}`, ink.pale, 9, { opacity: 0.6 }) + shape(`M${l} ${b - 50}H${r}V${b}H${l}Z`, ink.deep, { opacity: 0.4 }) + marks(ink, c))
    + [[l, t, 0], [r, t, 90], [r, b, 180], [l, b, 270]].map(([x = 0, y = 0, a = 0]) => shape('M0 50Q0 0 50 0H90Q84 26 56 30Q30 34 30 60Q28 86 0 92Z', ink.deep, { transform: `translate(${x} ${y}) rotate(${a})` })).join('') + straps(ink, c) + tube(`M${(l + r) / 2 - 60} ${t - 8}C${(l + r) / 2 - 50} ${t - 44} ${(l + r) / 2 + 50} ${t - 44} ${(l + r) / 2 + 60} ${t - 8}`, 19, black(ink)) + box((l + r) / 2 - 60, t + 66, 120, 46, 8, ink.metalDark) + box((l + r) / 2 - 54, t + 72, 108, 34, 6, ink.metal) + line(`M${(l + r) / 2 - 24} ${t + 100}l14 -20l10 14l8 -10l18 16`, ink.rubber, 5)
}

const hard: Drawing = (ink) => shell(ink, { left: 210, right: 660, top: 250, bottom: 836, deep: 140, round: 60 }, 110)
const carryOn: Drawing = (ink) => shell(ink, { left: 290, right: 620, top: 400, bottom: 836, deep: 110, round: 80 }, 130)

const soft: Drawing = (ink) => {
  const c = { left: 200, right: 670, top: 260, bottom: 836, deep: 140, round: 50 }
  const d = outline(c)
  const pocket = (y: number, h: number) => { const p = `M246 ${y + 16}Q250 ${y} 266 ${y}H604Q620 ${y} 624 ${y + 16}V${y + h - 20}Q620 ${y + h} 600 ${y + h}H270Q250 ${y + h} 246 ${y + h - 20}Z`; return shape(p, ink.deep, { opacity: 0.45, transform: 'translate(8 10)' }) + shape(p, ink.light) + shape(`M540 ${y}H604Q620 ${y} 624 ${y + 16}V${y + h - 20}Q620 ${y + h} 600 ${y + h}H560Z`, ink.base) + line(`M260 ${y + 26}H610`, ink.deep, 11) + line(`M260 ${y + 26}H610`, ink.metal, 5, { dash: '7 5', cap: 'butt' }) + line(`M566 ${y + 30}v44`, ink.accent, 11) }
  const split = 430 + ink.vary(0) * 50
  return chassis(ink, c, 110) + shape(d, ink.base) + inside('case-front', d, shape('M190 240H270V850H190Z', ink.light) + shape('M620 240H680V850H620Z', ink.dark) + shape('M190 770H680V850H190Z', ink.deep, { opacity: 0.7 }) + marks(ink, { ...c, top: c.top + 330 })) + line(d, ink.deep, 11) + stitch('M226 300V800M646 300V800', ink.pale) + pocket(310, split - 330) + (ink.has('stripe') ? '' : pocket(split + 20, 770 - split - 40)) + straps(ink, c) + tube('M370 252C380 206 490 206 500 252', 22, black(ink)) + box(392, 790, 90, 34, 6, ink.accent)
}

const cuts: Record<string, Drawing> = { hard, soft, 'carry-on': carryOn }

export const luggage: Drawing = (ink) => (cuts[ink.cut] ?? hard)(ink)
