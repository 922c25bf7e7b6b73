import {
  box,
  fallShadow,
  group,
  isDark,
  line,
  mix,
  path,
  seamOf,
  stitch,
  times,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { buckle, form, label, panel, strap, tone, zipper } from './pack-parts.ts'

/** A gaiter standing open to its front edge: tall ones reach the knee, low ones the ankle. */
function one(ink: Ink): string {
  const tall = ink.cut !== 'low'
  const top = tall ? 130 + ink.vary(0) * 26 : 420 + ink.vary(0) * 20
  const mid = tall ? 640 : 690
  const d = path`M356 ${top} C348 ${top + 140} 372 ${mid - 120} 366 ${mid} C356 720 300 780 268 850 C330 880 420 874 500 866 C600 874 700 874 740 850 C716 790 650 740 632 ${mid} C624 ${mid - 120} 652 ${top + 140} 644 ${top} Q500 ${top + 34} 356 ${top} Z`
  const mouth = path`M356 ${top} Q500 ${top - 40} 644 ${top} Q500 ${top + 34} 356 ${top} Z`
  const lower = path`M200 ${mid - 6} Q500 ${mid + 40} 800 ${mid - 6} L800 920 L200 920 Z`
  const front = path`M556 ${top + 20} C560 ${top + 160} 552 ${mid - 100} 562 ${mid} C574 740 620 800 650 866`
  const cuff = path`M340 ${top + 30} Q500 ${top + 66} 660 ${top + 30}`
  return (
    line('M300 846 C340 930 640 930 706 846', '#23282a', 20) +
    fallShadow(d) +
    line(mouth, ink.deep, 2) +
    `<path d="${mouth}" fill="${ink.deep}"/>` +
    form(
      ink,
      'gaiter',
      d,
      ink.base,
      panel(ink, lower, isDark(ink) ? mix(ink.base, '#ffffff', 0.1) : tone(ink, 0.28)) +
        line(
          times(
            4,
            (i) => path`M${300 + i * 16} ${mid + 60 + i * 32} Q480 ${mid + 90 + i * 30} 700 ${mid + 50 + i * 34} `,
          ),
          seamOf(ink),
          3,
          { opacity: 0.25 },
        ) +
        line(front, '#0d1512', 70, { opacity: 0.1, transform: 'translate(44 0)' }) +
        (tall
          ? line(path`M360 ${top + 220} Q500 ${top + 244} 640 ${top + 220}`, seamOf(ink), 4, { opacity: 0.5 })
          : ''),
      0.6,
    ) +
    line(front, isDark(ink) ? mix(ink.base, '#ffffff', 0.2) : tone(ink, 0.2), 46, { cap: 'butt' }) +
    (ink.vary(1) > 0.5
      ? zipper(ink, front)
      : stitch(front, seamOf(ink), 3) + line(front, seamOf(ink), 3, { opacity: 0.6, transform: 'translate(22 0)' })) +
    strap(cuff, 40, ink.accent) +
    line(cuff, ink.accentDark, 3, { transform: 'translate(0 21)' }) +
    (ink.has('buckle')
      ? buckle(470, top + 50, 4, 1.1) + buckle(440, 884, 4, 0.9) + strap(path`M530 ${top + 52} L560 ${top + 170}`, 20)
      : box(540, top + 28, 60, 44, 10, tone(ink, 0.3))) +
    label(ink, 450, tall ? 440 : 580, 84) +
    line(path`M470 872 l-14 -34 h40 l-12 34`, ink.metalDark, 8)
  )
}

export const gaiter: Drawing = (ink) => {
  const drawn = one(ink)
  const far = drawn.replace(/(id="|url\(#)/g, '$1far-')
  return group(
    group(far, 'translate(176 -26) scale(0.94)') + group(drawn, 'translate(-150 20)'),
    ink.cut === 'low' ? 'translate(-70 -250) scale(1.14)' : 'translate(0 0)',
  )
}
