import {
  box,
  circle,
  ellipse,
  fallShadow,
  flip,
  group,
  groundShadow,
  isDark,
  line,
  mirrored,
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
import { sprigs } from './cloth-parts.ts'
import { crease } from './garment-parts.ts'
import { buckle, form, label, panel, strap, tone, zipper } from './pack-parts.ts'

/** A framed child carrier seen from its front: seat and harness, kickstand out, a sunshade above if asked for. */
function backpackCarrier(ink: Ink): string {
  const low = ink.vary(0) * 20
  const shell = whole(
    path`M500 330 C440 330 372 340 350 380 C322 470 300 620 306 740 C312 800 350 826 400 830 C440 834 470 834 500 834`,
  )
  const seat = whole(
    path`M500 400 C450 400 410 404 398 430 C386 520 388 600 410 ${660 + low} C440 ${690 + low} 470 ${694 + low} 500 ${694 + low}`,
  )
  const frame = 'M372 350 C340 480 282 700 250 868 M628 350 C660 480 718 700 750 868'
  const stand = 'M330 700 L222 874 H778 L670 700'
  const shade =
    'M250 330 C240 180 340 104 500 100 C660 104 760 180 750 330 C690 296 600 282 500 282 C400 282 310 296 250 330 Z'
  const harness = path`M440 410 C436 480 450 530 484 560 M560 410 C564 480 550 530 516 560`
  return (
    groundShadow(500, 880, 330) +
    line(stand, ink.metalDark, 24) +
    line(stand, ink.metal, 14, { transform: 'translate(-3 -4)' }) +
    line(frame, ink.metalDark, 26) +
    line(frame, ink.metalLight, 8, { transform: 'translate(-6 0)' }) +
    (ink.has('sunshade')
      ? line('M350 380 C320 320 300 260 320 220 M650 380 C680 320 700 260 680 220', ink.metalDark, 13)
      : line('M400 344 C400 262 600 262 600 344', '#23282a', 26)) +
    form(
      ink,
      'shell',
      shell,
      ink.base,
      line('M350 380 C340 500 336 640 350 760 M650 380 C660 500 664 640 650 760', seamOf(ink), 5, { opacity: 0.5 }) +
        shape('M280 740 C400 770 600 770 720 740 V880 H280 Z', tone(ink, 0.18)),
    ) +
    form(
      ink,
      'seat',
      seat,
      ink.deep,
      times(4, (i) =>
        line(path`M390 ${460 + i * 60} Q500 ${480 + i * 60} 610 ${460 + i * 60}`, '#ffffff', 6, { opacity: 0.09 }),
      ) + ellipse(500, 660, 90, 40, '#05090a', { opacity: 0.3 }),
      0.5,
    ) +
    line(harness, ink.accent, 26, { cap: 'butt' }) +
    line(harness, '#ffffff', 5, { opacity: 0.25 }) +
    line(path`M500 560 V${690 + low}`, ink.accent, 26, { cap: 'butt' }) +
    circle(500, 566, 27, '#23282a') +
    circle(494, 560, 11, '#5d666a') +
    panel(
      ink,
      path`M392 ${430} C420 396 580 396 608 ${430} C604 452 590 462 570 462 C530 440 470 440 430 462 C410 462 396 452 392 430 Z`,
      isDark(ink) ? mix(ink.base, '#ffffff', 0.2) : ink.pale,
    ) +
    panel(ink, 'M396 726 C460 744 540 744 604 726 L598 812 C540 826 460 826 402 812 Z', tone(ink, 0.1)) +
    zipper(ink, 'M404 750 C460 764 540 764 596 750', [584, 756]) +
    mirrored(strap('M330 520 L396 500', 18)) +
    strap('M330 520 L396 500', 18) +
    line('M300 660 C250 660 230 700 240 740', '#34393c', 20) +
    line(flip('M300 660 C250 660 230 700 240 740'), '#34393c', 20) +
    times(2, (i) => box(218 + i * 500, 732, 64, 26, 10, '#23282a')) +
    label(ink, 500, 778, 60) +
    (ink.has('sunshade')
      ? form(
          ink,
          'shade',
          shade,
          tone(ink, 0.06),
          line('M500 100 V286 M360 134 C340 190 330 250 336 300 M640 134 C660 190 670 250 664 300', seamOf(ink), 5, {
            opacity: 0.6,
          }) + line('M250 330 C310 296 400 282 500 282 C600 282 690 296 750 330', ink.accent, 26),
          0.6,
        )
      : '')
  )
}

/** A soft front carrier or wrap: a body panel, padded straps crossing out, a waist band below. */
function wrapCarrier(ink: Ink): string {
  const body = whole('M500 250 C450 250 400 262 376 290 C352 400 334 520 340 640 C350 690 420 706 500 706')
  const waist =
    'M90 676 C240 640 420 690 500 690 C580 690 760 640 910 676 C926 700 926 770 910 800 C760 786 620 820 500 820 C380 820 240 786 90 800 C74 770 74 700 90 676 Z'
  const shoulder =
    'M384 300 C330 240 270 150 190 116 C150 100 118 130 132 172 C160 260 240 330 312 400 C330 420 346 440 352 460 Z'
  const tail = 'M140 150 C80 240 70 400 130 520 C170 590 240 600 300 590'
  const y = 470 + ink.vary(0) * 40
  const hood = whole('M500 150 C420 150 380 190 374 250 C372 290 390 312 420 318 C450 326 480 328 500 328')
  return (
    line(tail + flip(tail), '#0d1512', 34, { opacity: 0.12, transform: 'translate(8 14)' }) +
    line(tail + flip(tail), '#34393c', 32) +
    fallShadow(waist) +
    fallShadow(shoulder + flip(shoulder)) +
    form(
      ink,
      'strap-left',
      shoulder,
      tone(ink, 0.16),
      stitch('M170 140 C240 220 300 300 350 390', seamOf(ink), 3),
      0.4,
    ) +
    form(
      ink,
      'strap-right',
      flip(shoulder),
      tone(ink, 0.22),
      stitch(flip('M170 140 C240 220 300 300 350 390'), seamOf(ink), 3),
      0.4,
    ) +
    form(
      ink,
      'waist',
      waist,
      tone(ink, 0.18),
      stitch('M90 706 C240 672 420 716 500 716 C580 716 760 672 910 706', seamOf(ink), 3),
      0.5,
    ) +
    fallShadow(body, 8, 14) +
    form(
      ink,
      'panel',
      body,
      ink.base,
      (ink.vary(1) > 0.5
        ? sprigs(ink)
        : line(
            times(5, (i) => path`M330 ${380 + i * 64} Q500 ${412 + i * 64} 670 ${380 + i * 64} `),
            seamOf(ink),
            4,
            { opacity: 0.35 },
          )) + times(4, (i) => crease([380 + i * 80, 300], [360 + i * 94, 560], 8 - i * 5, 20, '#0d1512', 0.09)),
      0.8,
    ) +
    panel(ink, path`M400 ${y} H600 V${y + 130} Q500 ${y + 150} 400 ${y + 130} Z`, tone(ink, 0.08)) +
    zipper(ink, path`M408 ${y + 24} H592`, [576, y + 28]) +
    line('M376 290 C420 256 580 256 624 290', isDark(ink) ? ink.light : ink.dark, 30) +
    line('M380 280 C424 250 576 250 620 280', '#ffffff', 6, { opacity: 0.25 }) +
    buckle(300, 590, 0, 1) +
    buckle(700, 590, 180, 1) +
    strap('M430 750 H570', 40) +
    buckle(500, 750, 0, 1.2) +
    label(ink, 500, y + 62, 84) +
    (ink.has('sunshade')
      ? fallShadow(hood, 6, 10) +
        form(
          ink,
          'hood',
          hood,
          ink.accent,
          line('M500 150 V328 M430 170 C420 220 424 270 436 316 M570 170 C580 220 576 270 564 316', ink.accentDark, 4, {
            opacity: 0.6,
          }),
          0.4,
        )
      : '')
  )
}

export const carrier: Drawing = (ink) => {
  if (ink.cut === 'wrap-carrier') return wrapCarrier(ink)
  // without its sunshade the carrier is shorter: drawn larger to fill the canvas
  return ink.has('sunshade') ? backpackCarrier(ink) : group(backpackCarrier(ink), 'translate(-95 -167) scale(1.19)')
}
