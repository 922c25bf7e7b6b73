import {
  along,
  box,
  circle,
  groundShadow,
  inside,
  isDark,
  line,
  mix,
  path,
  seamOf,
  shape,
  stitch,
  times,
  type Drawing,
  type Ink,
  type InkPoint,
} from '../pen.ts'
import { bootModels, type Boot } from './boot-models.ts'
import { apart, buckleStrap, curveText, dial, furEdge, laces, rounded, sole, speedLace } from './foot-parts.ts'

export const boot: Drawing = (ink) => {
  const model = (bootModels[ink.cut] ?? bootModels.hiking!)(ink)
  const lining = mix(ink.accent, '#0d1512', 0.35)
  const rigid = ink.cut === 'ski' || ink.cut === 'rain'
  const tongue = rigid
    ? ''
    : line(curveText(model.throat), model.tongue ?? apart(ink, 0.3), 44) +
      line(curveText(model.throat), '#ffffff', 6, { opacity: 0.2, transform: 'translate(12 -10)' })
  return (
    groundShadow(510, 882, 400) +
    (model.over ?? '') +
    shape(model.far, ink.deep) +
    line(model.far, lining, 10, { opacity: 0.5 }) +
    tongue +
    rounded(ink, 'upper', model.upper, ink.base, model.panels + (ink.has('toe-cap') ? toeCap(ink, model) : '')) +
    collarOf(ink, model) +
    soleOf(ink) +
    (ink.cut === 'ski' && model.over ? model.over : '') +
    fastening(ink, model) +
    (ink.has('fur-trim') ? furEdge(ink, model.collar) : '')
  )
}

/** A padded edge, or the liner that looks out of a shell. */
function collarOf(ink: Ink, { collar }: Boot): string {
  const d = curveText(collar)
  if (ink.cut === 'ski') return line(d, '#2a2f32', 54) + line(d, ink.accent, 8, { transform: 'translate(4 -16)' })
  if (ink.cut === 'rain') return line(d, ink.dark, 16)
  const tone = isDark(ink) ? mix(ink.base, '#ffffff', 0.16) : ink.dark
  return (
    line(d, tone, ink.cut === 'winter' ? 40 : 30) +
    line(d, '#ffffff', 8, { opacity: 0.2, transform: 'translate(-2 -8)' }) +
    stitch(curveText(shift(collar, 0, 22)), seamOf(ink), 2.5)
  )
}

const shift = (curve: Boot['collar'], dx: number, dy: number): Boot['collar'] => {
  const move = ([x, y]: InkPoint): InkPoint => [x + dx, y + dy]
  return [move(curve[0]), move(curve[1]), move(curve[2]), move(curve[3])]
}

function toeCap(ink: Ink, { toe }: Boot): string {
  const tone = ink.cut === 'leather' ? apart(ink, 0.26) : mix(ink.rubber, '#ffffff', 0.06)
  return (
    shape(toe, tone) +
    line(toe, seamOf(ink), 5, { opacity: 0.6 }) +
    line(toe, '#ffffff', 4, { opacity: 0.25, transform: 'translate(10 0)' }) +
    (ink.cut === 'leather'
      ? line(toe, ink.pale, 3, { dash: '9 7', cap: 'butt', transform: 'translate(14 0)', opacity: 0.7 })
      : times(3, (i) => line(path`M${768 + i * 6} ${706 + i * 28} q40 -4 120 24`, '#ffffff', 4, { opacity: 0.18 })))
  )
}

function soleOf(ink: Ink): string {
  const pale = mix(ink.base, '#e9e4d6', 0.7)
  switch (ink.cut) {
    case 'leather':
      return (
        sole(ink, {
          x0: 136,
          x1: 892,
          top: [806, 812, 800],
          mid: '#6b4a2e',
          out: ink.rubber,
          lugs: 16,
          outHigh: 36,
          heel: true,
          spring: 22,
        }) + stitch('M146 818 C300 840 520 822 640 830 C740 836 830 830 884 812', '#d9c7a4', 4)
      )
    case 'ski':
      return (
        shape(
          'M156 826 L884 826 L900 852 L884 880 L560 880 L540 860 L360 860 L344 880 L150 880 L144 846 Z',
          '#23282a',
        ) +
        line('M160 838 H884', '#ffffff', 5, { opacity: 0.2 }) +
        box(856, 812, 60, 34, 8, '#23282a') +
        box(130, 806, 56, 36, 8, '#23282a')
      )
    case 'rain':
      return sole(ink, {
        x0: 162,
        x1: 884,
        top: [812, 822, 808],
        mid: apart(ink, 0.3),
        out: ink.rubber,
        lugs: 10,
        outHigh: 20,
        heel: true,
        spring: 16,
      })
    case 'nordic':
      return (
        sole(ink, { x0: 136, x1: 888, top: [800, 822, 806], mid: '#2b3033', out: '#1f2426', outHigh: 22, spring: 14 }) +
        box(842, 852, 54, 14, 6, ink.metal) +
        circle(868, 866, 9, ink.metalDark) +
        line('M420 868 h300', ink.accent, 6)
      )
    case 'winter':
      return sole(ink, {
        x0: 130,
        x1: 894,
        top: [796, 812, 790],
        mid: mix(ink.rubber, '#ffffff', 0.12),
        out: '#5d4a39',
        lugs: 18,
        outHigh: 24,
        spring: 26,
      })
    case 'snowboard':
      return (
        sole(ink, {
          x0: 144,
          x1: 888,
          top: [798, 818, 796],
          mid: ink.paper,
          out: ink.rubber,
          lugs: 10,
          outHigh: 28,
          spring: 20,
        }) + line('M170 836 C300 852 520 846 640 848', ink.accent, 8)
      )
    default:
      return (
        sole(ink, {
          x0: 128,
          x1: 896,
          top: [770, 802, 784],
          mid: ink.vary(4) > 0.5 ? pale : ink.accent,
          out: ink.rubber,
          lugs: 15,
          outHigh: 32,
          spring: 34,
        }) +
        inside(
          'rand',
          'M128 770 H900 V880 H128 Z',
          line(path`M190 814 l40 ${20 + ink.vary(5) * 8} M250 822 l40 20 M310 826 l40 18`, '#0d1512', 5, {
            opacity: 0.3,
          }),
        )
      )
  }
}

function fastening(ink: Ink, model: Boot): string {
  const { throat } = model
  const lace = ink.vary(3) > 0.5 ? ink.accent : isDark(ink) ? '#d8d2c2' : mix(ink.deep, '#0d1512', 0.2)
  const on = (t: number, by: number): InkPoint => {
    const { at, normal } = along(throat, t)
    return [at[0] + normal[0] * by, at[1] + normal[1] * by]
  }
  const strap = (t: number, reach: number, drop: number, width = 34, tone?: string) => {
    const b = on(t, 14)
    return buckleStrap(ink, [b[0] - reach, b[1] + drop], b, width, tone)
  }
  if (ink.cut === 'ski') {
    const cords = ink.has('speed-lace') ? speedLace(ink, throat) : ''
    const power =
      shape(path`M214 158 Q370 200 524 196 L522 262 Q360 262 210 222 Z`, ink.webbing) +
      line('M214 168 Q370 210 522 206', '#ffffff', 4, { opacity: 0.25 }) +
      shape('M400 196 L470 202 L468 258 L398 254 Z', ink.accent)
    const buckles = ink.has('buckles')
      ? strap(0.34, 250, 20) + strap(0.62, 240, 36) + strap(0.84, 200, 70) + strap(1, 190, 96)
      : strap(0.48, 250, 24) + strap(0.92, 200, 80)
    return power + cords + buckles + (ink.has('dial') ? dial(ink, throat, 0) : '')
  }
  const buckles = ink.has('buckles') ? strap(0.2, 230, 30) + (ink.cut === 'rain' ? '' : strap(0.62, 210, 70)) : ''
  if (ink.has('dial')) return dial(ink, throat) + buckles
  if (ink.has('speed-lace')) return speedLace(ink, throat) + buckles
  if (ink.cut === 'rain') return buckles
  if (ink.cut === 'nordic')
    return laces(ink, throat, 5, lace, { bow: false, from: 0.3 }) + (buckles || strap(0.1, 200, 34, 40, ink.webbing))
  if (ink.cut === 'winter') return laces(ink, throat, 6, lace, { hooks: 0, to: 0.86 }) + buckles
  return laces(ink, throat, ink.cut === 'snowboard' ? 8 : 7, lace, { hooks: 3 }) + buckles
}
