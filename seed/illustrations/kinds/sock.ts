import { fallShadow, group, isDark, line, mix, path, seamOf, shape, times, type Drawing, type Ink } from '../pen.ts'
import { form, tone } from './pack-parts.ts'

/** Height of the leg above the heel, for each cut. */
const legs: Record<string, number> = { ankle: 150, crew: 360, knee: 600 }

/** A sock lying flat: heel to the left, toe to the right, the cuff at the top. */
function one(ink: Ink): string {
  const leg = (legs[ink.cut] ?? 360) - ink.vary(0) * 24
  const top = 700 - leg
  const wide = ink.cut === 'knee' ? 18 : 0
  const d = path`M${272 - wide} ${top} Q380 ${top + 12} ${486 + wide} ${top} C${486 + wide * 0.4} ${top + leg * 0.5} 480 560 500 610 C540 660 660 680 730 712 C800 744 812 830 750 860 C700 880 560 880 440 880 C330 880 262 850 262 760 C262 700 290 640 288 560 C286 ${top + leg * 0.5} ${276 - wide} ${top + 90} ${272 - wide} ${top} Z`
  const bands = ink.has('stripe')
    ? times(3, (i) => {
        const y = top + (ink.cut === 'ankle' ? 84 : 120) + i * (ink.cut === 'ankle' ? 28 : 44) + ink.vary(1) * 24
        return line(
          path`M200 ${y} Q380 ${y + 16} 560 ${y}`,
          i === 1 ? ink.paper : ink.accent,
          i === 1 ? 12 : ink.cut === 'ankle' ? 15 : 24,
          { cap: 'butt' },
        )
      })
    : ''
  const zigzag = (y: number, tint: string) => line(path`M220 ${y} ` + times(12, () => 'l14 -18 l14 18 '), tint, 9)
  const motif = ink.has('pattern')
    ? times(
        Math.max(2, Math.floor(leg / 110)),
        (i) =>
          zigzag(top + 130 + i * 104 + ink.vary(2) * 20, i % 2 ? ink.paper : ink.accent) +
          line(
            path`M236 ${top + 166 + i * 104 + ink.vary(2) * 20} H520`,
            i % 2 ? ink.accent : mix(ink.accent, '#ffffff', 0.4),
            10,
            { dash: '1 26' },
          ),
      ) +
      line('M470 740 l18 -20 l18 20 l18 -20 l18 20 l18 -20 l18 20 l18 -20 l18 20 l18 -20 l18 20', ink.accent, 8, {
        transform: 'rotate(14 560 740)',
      })
    : ''
  const heel = 'M200 640 C330 640 420 730 410 900 L180 900 Z'
  const toe = 'M700 680 C650 740 650 820 690 900 L860 900 L860 680 Z'
  const ends = ink.has('heel-toe')
    ? shape(heel, ink.accent) + shape(toe, ink.accent)
    : shape(heel, tone(ink, 0.12)) + shape(toe, tone(ink, 0.12))
  const fine = times(
    16,
    (i) =>
      path`M${262 + i * 15} ${top + 70} C${264 + i * 14.6} ${top + leg * 0.6} ${280 + i * 14} 560 ${286 + i * 16} 640 `,
  )
  const knitRows = times(
    9,
    (i) => path`M${300 + i * 16} ${716 + i * 3} Q${500} ${760 + i * 12} ${720} ${760 + i * 10} `,
  )
  const cuffHigh = (ink.cut === 'ankle' ? 46 : 74) + ink.vary(3) * 14
  const ribs = times(19, (i) => path`M${280 - wide + i * ((206 + wide * 2) / 19)} ${top} v${cuffHigh + 6} `)
  const tab =
    ink.cut === 'ankle'
      ? shape(
          path`M274 ${top + 6} C262 ${top - 40} 276 ${top - 56} 300 ${top - 52} C326 ${top - 40} 330 ${top} 350 ${top + 8} Z`,
          tone(ink, 0.2),
        )
      : ''
  return (
    fallShadow(d) +
    tab +
    form(
      ink,
      'sock',
      d,
      ink.base,
      line(fine + knitRows, '#0d1512', 4, { opacity: isDark(ink) ? 0.4 : 0.09 }) +
        bands +
        motif +
        ends +
        line('M236 640 C340 650 410 730 408 890', seamOf(ink), 4, { opacity: 0.5 }) +
        line('M702 690 C654 750 654 820 690 890', seamOf(ink), 4, { opacity: 0.5 }) +
        line('M430 640 C470 690 560 720 640 730', '#0d1512', 16, { opacity: 0.09 }) +
        line(
          path`M200 ${top + cuffHigh * 0.5} Q380 ${top + cuffHigh * 0.5 + 12} 560 ${top + cuffHigh * 0.5}`,
          ink.has('heel-toe') ? ink.accent : tone(ink, 0.08),
          cuffHigh,
          { cap: 'butt' },
        ) +
        line(ribs, '#0d1512', 5, { opacity: isDark(ink) ? 0.5 : 0.18 }) +
        line(ribs, '#ffffff', 3, { opacity: 0.16, transform: 'translate(5 0)' }) +
        line(path`M200 ${top + cuffHigh} Q380 ${top + cuffHigh + 14} 560 ${top + cuffHigh}`, seamOf(ink), 4, {
          opacity: 0.5,
        }),
      0.55,
    ) +
    line('M330 560 Q380 580 400 620 M300 690 Q340 690 370 720', '#0d1512', 7, { opacity: 0.09 })
  )
}

/** A pair, the second sock behind and to the right. */
export const sock: Drawing = (ink) => {
  const drawn = one(ink)
  const far = drawn.replace(/(id="|url\(#)/g, '$1far-')
  const [scale, dx, dy] = ink.cut === 'knee' ? [1, -68, 8] : ink.cut === 'crew' ? [1.06, -102, -110] : [1.1, -124, -250]
  return group(
    group(far, 'translate(118 -34) rotate(4 500 880)') + group(drawn, 'translate(-66 10)'),
    path`translate(${dx} ${dy}) scale(${scale})`,
  )
}
