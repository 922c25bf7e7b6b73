import { fallShadow, flip, group, line, mix, path, shape, stitch, times, type Drawing, type Ink } from '../pen.ts'
import { apart, rounded } from './foot-parts.ts'

/** A left insole seen from above, toes up. */
const outline =
  'M404 120 C480 104 556 170 566 290 C574 380 556 440 540 520 C526 590 534 660 536 740 C538 830 494 896 430 896 C366 896 322 830 326 740 C330 650 350 600 332 520 C312 440 284 380 290 290 C298 190 340 130 404 120 Z'

function top(ink: Ink): string {
  const [cup, shift] = ['M322 640 C400 690 470 690 538 640 L560 920 L300 920 Z', ink.vary(0) * 30]
  const rings = times(
    5,
    (i) =>
      path`M${366 + i * 13} 800 C${366 + i * 13} ${740 + i * 12} ${494 - i * 13} ${740 + i * 12} ${494 - i * 13} 800 C${494 - i * 13} ${866 - i * 12} ${366 + i * 13} ${866 - i * 12} ${366 + i * 13} 800 `,
  )
  const arch = ink.has('arch')
    ? shape(path`M540 440 C450 ${480 + shift} 440 620 545 700 L600 700 L600 440 Z`, ink.accent) +
      shape(path`M545 480 C488 510 484 610 548 664 L600 664 L600 480 Z`, ink.accentDark, { opacity: 0.5 }) +
      times(4, (i) => line(path`M${486 + i * 6} ${528 + i * 34} h70`, ink.paper, 4, { opacity: 0.6 }))
    : line(path`M540 470 C480 ${500 + shift} 480 620 540 690`, '#0d1512', 26, { opacity: 0.1 })
  const holes = times(7, (r) => times(6, (c) => path`M${336 + c * 36 + (r % 2) * 14} ${240 + r * 30} h0.1 `))
  return (
    rounded(
      ink,
      'insole',
      outline,
      ink.base,
      line(holes, ink.deep, 10, { opacity: 0.55 }) +
        shape(cup, apart(ink, 0.14)) +
        line(rings, ink.accent, 6, { opacity: 0.8 }) +
        arch +
        line('M300 420 C380 450 470 450 560 420', apart(ink, 0.3), 4),
      0.6,
    ) +
    line('M340 170 C312 220 310 300 320 360', '#ffffff', 12, { opacity: 0.2 }) +
    shape('M396 590 L424 546 L442 570 L454 558 L482 590 Z', ink.accent, { opacity: ink.has('arch') ? 0 : 1 }) +
    stitch('M410 146 C470 136 530 190 540 290 C546 370 532 430 516 510', mix(ink.base, '#0d1512', 0.4), 2.5)
  )
}

/** The pair: the left one from above, the right one behind it, showing its firm underside. */
export const insole: Drawing = (ink) => {
  const mirroredOutline = flip(outline)
  const shell = flip(
    'M330 520 C390 560 480 560 540 520 C526 590 534 660 536 740 C538 830 494 896 430 896 C366 896 322 830 326 740 C330 650 350 600 332 520 Z',
  )
  const under =
    fallShadow(mirroredOutline) +
    rounded(
      ink,
      'under',
      mirroredOutline,
      apart(ink, 0.34),
      times(9, (i) => line(path`M420 ${180 + i * 42} q80 20 300 0`, '#0d1512', 5, { opacity: 0.12 })) +
        shape(shell, ink.accent) +
        line(shell, ink.accentDark, 8) +
        line('M570 640 V800 M540 660 V790 M600 660 V790', ink.accentDark, 9, { opacity: 0.7 }),
      0.6,
    )
  return (
    group(under, 'translate(46 20) rotate(7 570 500)') +
    group(fallShadow(outline) + top(ink), 'translate(-50 -4) rotate(-5 430 500)')
  )
}
