import {
  box,
  circle,
  fallShadow,
  group,
  inside,
  line,
  mix,
  shape,
  stitch,
  times,
  tube,
  type Drawing,
  type Ink,
} from '../pen.ts'

/** The lens: tinted, or mirrored with bands of colour and the hills it faces. */
const lens = (ink: Ink, name: string, d: string, top: number, bottom: number) => {
  const mirror = ink.has('mirror')
  const glass = mirror ? mix(ink.accent, '#ffffff', 0.1) : '#3a3230'
  const h = bottom - top
  return (
    shape(d, glass) +
    inside(
      name,
      d,
      (mirror
        ? shape(
            `M0 0H1000V${top + h * 0.3}Q500 ${top + h * 0.16} 0 ${top + h * 0.36}Z`,
            mix(ink.accent, '#ffffff', 0.5),
          ) +
          shape(
            `M0 ${top + h * 0.74}L230 ${top + h * 0.5}L340 ${top + h * 0.64}L520 ${top + h * 0.4}L690 ${top + h * 0.62}L800 ${top + h * 0.5}L1000 ${top + h * 0.74}V1000H0Z`,
            ink.accentDark,
          ) +
          shape(
            `M0 ${top + h * 0.86}Q500 ${top + h * 0.66} 1000 ${top + h * 0.9}V1000H0Z`,
            mix(ink.accentDark, '#0d1512', 0.4),
          )
        : shape(`M0 0H1000V${top + h * 0.4}Q500 ${top + h * 0.24} 0 ${top + h * 0.5}Z`, '#5d4a3c') +
          shape(`M0 ${top + h * 0.8}Q500 ${top + h * 0.7} 1000 ${top + h * 0.84}V1000H0Z`, '#221c1b')) +
        shape(`M${210 + ink.vary(1) * 40} 0H340L250 1000H110Z`, '#ffffff', { opacity: 0.2 }) +
        shape('M370 0H400L310 1000H280Z', '#ffffff', { opacity: 0.16 }) +
        line(d, '#ffffff', 7, { opacity: 0.3, transform: 'translate(3 4)' }) +
        line(d, '#0d1512', 5, { opacity: 0.5 }),
    )
  )
}

const goggle = (ink: Ink, round: boolean) => {
  const deep = 636 + ink.vary(0) * 26
  const frame = round
    ? `M120 470C110 360 200 296 330 282C440 272 560 272 670 282C800 296 890 360 880 470C876 ${deep - 40} 780 ${deep + 64} 660 ${deep + 64}C590 ${deep + 64} 570 ${deep - 6} 500 ${deep - 6}C430 ${deep - 6} 410 ${deep + 64} 340 ${deep + 64}C220 ${deep + 64} 124 ${deep - 40} 120 470Z`
    : `M112 420C112 350 150 316 230 306C400 290 600 290 770 306C850 316 888 350 888 420V${deep - 60}C884 ${deep} 840 ${deep + 28} 760 ${deep + 34}C690 ${deep + 40} 620 ${deep + 44} 580 ${deep + 8}C550 ${deep - 30} 450 ${deep - 30} 420 ${deep + 8}C380 ${deep + 44} 310 ${deep + 40} 240 ${deep + 34}C160 ${deep + 28} 116 ${deep} 112 ${deep - 60}Z`
  const mid = 470
  return [
    fallShadow(frame, 16, 30),
    // the elastic strap loops behind
    line(
      `M140 ${mid}C40 ${mid - 10} 20 ${mid - 170} 120 ${mid - 230}C260 ${mid - 310} 740 ${mid - 310} 880 ${mid - 230}C980 ${mid - 170} 960 ${mid - 10} 860 ${mid}`,
      ink.deep,
      96,
    ),
    line(
      `M140 ${mid}C40 ${mid - 10} 20 ${mid - 170} 120 ${mid - 230}C260 ${mid - 310} 740 ${mid - 310} 880 ${mid - 230}C980 ${mid - 170} 960 ${mid - 10} 860 ${mid}`,
      ink.dark,
      84,
    ),
    ink.has('strap-stripe')
      ? line(
          `M140 ${mid}C40 ${mid - 10} 20 ${mid - 170} 120 ${mid - 230}C260 ${mid - 310} 740 ${mid - 310} 880 ${mid - 230}C980 ${mid - 170} 960 ${mid - 10} 860 ${mid}`,
          ink.accent,
          40,
          { cap: 'butt' },
        ) + line(`M120 ${mid - 230}C260 ${mid - 310} 740 ${mid - 310} 880 ${mid - 230}`, ink.paper, 7)
      : stitch(
          `M120 ${mid - 256}C260 ${mid - 336} 740 ${mid - 336} 880 ${mid - 256}M124 ${mid - 204}C260 ${mid - 284} 740 ${mid - 284} 876 ${mid - 204}`,
          ink.light,
        ),
    box(460, mid - 344, 80, 110, 12, ink.rubber),
    box(474, mid - 330, 52, 16, 6, mix(ink.rubber, '#ffffff', 0.3)),
    shape(frame, ink.rubber, { transform: 'translate(500 480) scale(1.045 1.06) translate(-500 -480)' }),
    shape(frame, ink.base),
    inside(
      'goggle-frame',
      frame,
      shape('M0 200H1000V360C700 300 300 300 0 400Z', ink.light) +
        line('M150 400C160 330 230 314 330 300C440 290 560 290 660 296', ink.pale, 9) +
        shape(`M0 ${deep - 20}H1000V1000H0Z`, ink.dark),
    ),
    group(lens(ink, 'goggle-lens', frame, 290, deep + 50), 'translate(500 476) scale(0.915 0.86) translate(-500 -476)'),
    shape(
      'M104 400L150 410V540L104 546C86 520 86 430 104 400Z M896 400L850 410V540L896 546C914 520 914 430 896 400Z',
      ink.webbing,
    ),
    line('M116 430V516M884 430V516', mix(ink.webbing, '#ffffff', 0.28), 6),
    times(7, (i) => line(`M${350 + i * 50} ${round ? 294 : 310}h22`, ink.deep, 7)),
  ].join('')
}

const sunglasses = (ink: Ink) => {
  const drop = 600 + ink.vary(0) * 30
  const left = `M150 420C150 390 180 374 240 370C330 366 420 370 456 392C476 410 470 470 452 520C430 ${drop - 10} 380 ${drop + 20} 310 ${drop + 20}C220 ${drop + 20} 160 ${drop - 50} 150 420Z`
  const right = `M850 420C850 390 820 374 760 370C670 366 580 370 544 392C524 410 530 470 548 520C570 ${drop - 10} 620 ${drop + 20} 690 ${drop + 20}C780 ${drop + 20} 840 ${drop - 50} 850 420Z`
  const brow = `M96 396C96 362 140 346 240 340C340 334 430 344 470 366C490 378 510 378 530 366C570 344 660 334 760 340C860 346 904 362 904 396L896 440L868 450C864 410 830 392 760 388C690 384 590 388 556 404C540 424 520 430 500 430C480 430 460 424 444 404C410 388 310 384 240 388C170 392 136 410 132 450L104 440Z`
  return [
    fallShadow(left, 16, 50),
    fallShadow(right, 16, 50),
    fallShadow(brow, 16, 44),
    // temples folded behind, one over the other
    tube('M120 380C200 300 520 280 820 330', 26, [ink.deep, ink.dark, ink.base]),
    tube('M880 380C800 280 480 262 190 322', 26, [ink.dark, ink.base, ink.light]),
    tube('M820 330L862 342M190 322L140 340', 34, [ink.rubber, ink.webbing, ink.metalDark]),
    ink.has('strap-stripe') &&
      line('M800 326C640 286 400 276 260 306', ink.accent, 9) +
        line('M110 420C20 520 80 860 360 850C560 840 560 760 700 790C860 820 980 620 890 420', ink.accent, 15) +
        line('M360 850C560 840 560 760 700 790', ink.accentDark, 7, { dash: '14 12' }),
    lens(ink, 'goggle-left', left, 370, drop + 20),
    lens(ink, 'goggle-right', right, 370, drop + 20),
    line(left, ink.base, 24),
    line(right, ink.base, 24),
    line(left, ink.dark, 7, { transform: 'translate(5 8)', opacity: 0.6 }),
    line(right, ink.dark, 7, { transform: 'translate(5 8)', opacity: 0.6 }),
    shape(brow, ink.base),
    inside(
      'goggle-brow',
      brow,
      shape('M80 320H920V372C800 340 640 340 530 380C500 390 480 384 470 376C360 344 200 340 80 380Z', ink.light) +
        line('M110 384C150 356 340 342 450 368', ink.pale, 7),
    ),
    line('M462 430C470 480 440 520 434 540M538 430C530 480 560 520 566 540', ink.dark, 13),
    circle(126, 404, 9, ink.metal),
    circle(874, 404, 9, ink.metal),
  ]
    .filter(Boolean)
    .join('')
}

export const goggles: Drawing = (ink) =>
  ink.cut === 'sunglasses'
    ? group(sunglasses(ink), ink.has('strap-stripe') ? 'translate(0 -40)' : 'translate(-25 0) scale(1.05)')
    : group(goggle(ink, ink.cut === 'toric'), 'translate(70 105) scale(0.86)')
