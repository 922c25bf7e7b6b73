import {
  box,
  circle,
  fallShadow,
  inside,
  line,
  mirrored,
  mix,
  seamOf,
  shape,
  stitch,
  times,
  type Drawing,
  type Ink,
} from '../pen.ts'

const buckle = (ink: Ink, x: number, y: number) =>
  box(x - 46, y - 22, 92, 44, 10, ink.rubber) +
  box(x - 12, y - 14, 24, 28, 4, mix(ink.rubber, '#ffffff', 0.28)) +
  line(`M${x - 34} ${y - 12}v24M${x + 34} ${y - 12}v24`, mix(ink.rubber, '#ffffff', 0.18), 5)

const belt = (ink: Ink, y: number, l: number, r: number) =>
  line(`M${l} ${y}Q500 ${y + 22} ${r} ${y}`, ink.webbing, 34, { cap: 'butt' }) +
  stitch(`M${l} ${y - 9}Q500 ${y + 13} ${r} ${y - 9}`, ink.accent, 4) +
  buckle(ink, 500, y + 11)

const vest = (ink: Ink, kids: boolean) => {
  const hem = (kids ? 800 : 842) + ink.vary(0) * 24
  const half = kids
    ? `M500 340C470 330 440 290 424 200L396 130C360 108 310 112 286 140C276 240 262 330 214 420C200 520 200 640 214 ${hem - 40}C230 ${hem - 10} 270 ${hem} 320 ${hem + 4}L500 ${hem + 10}Z`
    : `M500 400C460 360 428 280 416 190L404 116C380 98 330 98 306 114C306 230 290 330 226 420C210 520 206 690 222 ${hem - 40}C236 ${hem - 6} 280 ${hem} 330 ${hem + 4}L500 ${hem + 10}Z`
  const foam = (y: number) => line(`M200 ${y}Q360 ${y + 20} 500 ${y + 12}`, seamOf(ink), 5)
  const side = [
    shape(half, ink.base),
    inside(
      'pfd-left',
      half,
      shape('M200 400H330C290 540 290 700 310 900H180Z', ink.dark, { opacity: 0.35 }) +
        shape('M300 90H360C360 240 340 360 290 460L250 470C300 330 310 220 300 90Z', ink.light) +
        shape('M400 100C420 260 440 340 500 400V460C420 400 390 280 372 100Z', ink.dark) +
        line(`M350 480Q340 640 352 ${hem - 30}`, ink.pale, 22, { opacity: 0.5 }) +
        foam(kids ? 470 : 520) +
        foam(hem - 120 + ink.vary(1) * 20) +
        line('M290 460C330 440 420 440 500 470', ink.light, 9, { opacity: 0.7 }),
    ),
  ].join('')
  const back = 'M310 150C380 100 620 100 690 150L640 330C580 250 420 250 360 330Z'
  return [
    fallShadow(half, 20, 24),
    fallShadow(half, -6, 24, { transform: 'translate(1020 24) scale(-1 1)' }),
    kids &&
      shape(
        'M330 200C310 90 400 50 500 50C600 50 690 90 670 200C640 300 560 330 500 330C440 330 360 300 330 200Z',
        ink.accent,
      ) +
        shape(
          'M350 180C350 110 420 76 500 76C580 76 650 110 650 180C600 140 400 140 350 180Z',
          mix(ink.accent, '#ffffff', 0.25),
        ) +
        line('M470 80q30 -46 60 0', ink.webbing, 18),
    shape(back, ink.deep),
    line('M380 300C430 230 570 230 620 300', ink.dark, 14),
    box(460, 176, 80, 34, 4, ink.paper, { opacity: 0.7 }),
    side,
    mirrored(side.replaceAll('pfd-left', 'pfd-right')),
    ink.has('pockets') && pocket(ink, 254, kids ? 520 : 560, 186) + mirrored(pocket(ink, 254, kids ? 520 : 560, 186)),
    ink.has('reflective') &&
      shape('M318 210L396 196L404 236L316 250Z M682 210L604 196L596 236L684 250Z', ink.metalLight) +
        stitch('M318 230L400 216M682 230L600 216', ink.metalDark, 3) +
        shape(
          `M218 ${hem - 72}Q360 ${hem - 48} 484 ${hem - 50}V${hem - 24}Q350 ${hem - 24} 218 ${hem - 46}Z M782 ${hem - 72}Q640 ${hem - 48} 516 ${hem - 50}V${hem - 24}Q650 ${hem - 24} 782 ${hem - 46}Z`,
          ink.metalLight,
        ),
    line(`M500 ${kids ? 350 : 404}V${hem + 8}`, ink.deep, 17),
    line(`M500 ${kids ? 350 : 404}V${hem + 8}`, ink.metal, 6, { dash: '7 5', cap: 'butt' }),
    box(489, kids ? 356 : 412, 22, 34, 6, ink.metalDark),
    line(`M500 ${kids ? 386 : 442}v40`, ink.accent, 13),
    belt(ink, kids ? 480 : 520, 214, 786),
    belt(ink, hem - 96, 208, 792),
    kids &&
      line(`M440 ${hem + 4}C450 ${hem + 90} 550 ${hem + 90} 560 ${hem + 4}`, ink.webbing, 26) +
        box(470, hem + 48, 60, 36, 8, ink.rubber),
    !kids &&
      shape('M356 300L420 288L430 340L368 352Z', ink.rubber) +
        line('M378 326L410 320', mix(ink.rubber, '#ffffff', 0.35), 7),
    [352, 648]
      .map(
        (x) =>
          box(x - 36, kids ? 168 : 160, 60, 24, 6, ink.rubber) +
          line(`M${x - 8} ${kids ? 190 : 182}v30`, ink.webbing, 16),
      )
      .join(''),
  ]
    .filter(Boolean)
    .join('')
}

const pocket = (ink: Ink, x: number, y: number, w: number) => {
  const d = `M${x} ${y + 10}Q${x + w / 2} ${y} ${x + w} ${y + 12}L${x + w - 4} ${y + 130}Q${x + w - 10} ${y + 156} ${x + w - 36} ${y + 156}H${x + 40}Q${x + 10} ${y + 154} ${x + 6} ${y + 130}Z`
  return (
    shape(d, ink.deep, { opacity: 0.5, transform: 'translate(5 8)' }) +
    shape(d, ink.light) +
    shape(
      `M${x} ${y + 10}Q${x + w / 2} ${y} ${x + w} ${y + 12}V${y + 50}Q${x + w / 2} ${y + 38} ${x + 2} ${y + 50}Z`,
      ink.dark,
    ) +
    line(`M${x + 14} ${y + 50}Q${x + w / 2} ${y + 40} ${x + w - 14} ${y + 50}`, ink.metal, 5, {
      dash: '6 4',
      cap: 'butt',
    }) +
    line(`M${x + w - 24} ${y + 52}v28`, ink.accent, 9) +
    stitch(`M${x + 14} ${y + 64}V${y + 126}Q${x + 18} ${y + 142} ${x + 40} ${y + 144}H${x + w - 40}`, seamOf(ink))
  )
}

/** The flat collar that fills itself with gas. */
const inflatable = (ink: Ink) => {
  const low = 780 + ink.vary(0) * 50
  const d = `M500 110C380 110 290 170 286 270C282 360 320 430 336 520C348 620 330 700 326 ${low - 40}C328 ${low} 360 ${low + 16} 410 ${low + 10}C460 ${low + 4} 472 ${low - 30} 474 ${low - 80}C478 640 462 540 452 460C440 390 404 330 416 280C426 236 460 222 500 222C540 222 574 236 584 280C596 330 560 390 548 460C538 540 522 640 526 ${low - 80}C528 ${low - 30} 540 ${low + 4} 590 ${low + 10}C640 ${low + 16} 672 ${low} 674 ${low - 40}C670 700 652 620 664 520C680 430 718 360 714 270C710 170 620 110 500 110Z`
  return [
    fallShadow(d, 20, 24),
    line('M330 640C200 640 200 700 330 706M670 640C800 640 800 700 670 706', ink.webbing, 32),
    line('M330 700C260 760 400 900 500 900C600 900 740 760 670 700', ink.webbing, 26, { opacity: 0.9 }),
    box(462, 878, 76, 44, 10, ink.rubber),
    line('M330 668H670', ink.webbing, 34),
    shape(d, ink.base),
    inside(
      'pfd-bladder',
      d,
      shape(
        'M286 270C290 170 380 110 500 110V150C400 150 330 190 326 280C330 360 360 440 376 520C388 620 372 700 368 860H300V300Z',
        ink.light,
      ) +
        shape(
          'M714 270C710 170 620 110 500 110C600 140 660 200 664 280C660 380 620 440 620 520C616 640 630 760 640 860H720V260Z',
          ink.dark,
        ) +
        shape(
          'M584 280C596 330 560 390 548 460C538 540 522 640 526 780L560 790C556 640 570 540 586 460C600 380 620 330 600 270Z',
          ink.deep,
          { opacity: 0.4 },
        ) +
        (ink.has('reflective')
          ? shape('M280 330L440 300V340L290 372Z M720 330L560 300V340L710 372Z', ink.metalLight)
          : ''),
    ),
    line(d, ink.deep, 9, { opacity: 0.55 }),
    stitch(
      `M310 300C316 400 356 470 366 540C374 640 356 700 354 ${low - 50}M690 300C684 400 644 470 634 540C626 640 644 700 646 ${low - 50}`,
      ink.pale,
    ),
    ink.has('pockets') &&
      shape('M346 560H470V650H350Z M530 560H654L650 650H530Z', ink.dark) +
        line('M356 578H462M540 578H644', ink.metal, 5, { dash: '6 4', cap: 'butt' }) +
        line('M456 580v26M638 580v26', ink.accent, 9),
    box(462, 640, 76, 54, 10, ink.rubber),
    box(484, 650, 32, 34, 5, mix(ink.rubber, '#ffffff', 0.28)),
    line('M340 668H458M542 668H660', mix(ink.webbing, '#ffffff', 0.18), 5),
    line(`M600 ${low + 4}v50`, ink.accent, 9),
    shape(`M580 ${low + 50}H620L628 ${low + 96}Q600 ${low + 110} 572 ${low + 96}Z`, '#d8432b'),
    circle(600, low + 74, 9, '#f2f1e6'),
    box(360, 716, 76, 34, 4, ink.paper, { opacity: 0.85 }),
    times(2, (i) => line(`M370 ${726 + i * 13}h${50 - i * 16}`, ink.dark, 5)),
  ]
    .filter(Boolean)
    .join('')
}

export const pfd: Drawing = (ink) => (ink.cut === 'inflatable' ? inflatable(ink) : vest(ink, ink.cut === 'kids'))
