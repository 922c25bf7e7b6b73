import { circle, fallShadow, inside, line, mix, shape, stitch, type Drawing, type Ink } from '../pen.ts'

const tinted = (ink: Ink) => mix(ink.deep, '#0d1512', 0.45)

/** A dome lit from the upper left: shade to the right and below, two highlights. */
const dome = (ink: Ink, name: string, d: string, more = '') =>
  shape(d, ink.base) +
  inside(
    name,
    d,
    shape('M1000 100V900H120C140 690 160 640 260 640C480 640 760 620 800 300C806 240 760 160 700 100Z', ink.dark, {
      opacity: 0.85,
    }) +
      shape('M1000 420V900H240C300 730 420 740 560 724C740 700 850 600 900 420Z', ink.deep, { opacity: 0.55 }) +
      shape('M150 560C130 340 300 150 540 148C380 210 250 360 236 600C200 620 160 600 150 560Z', ink.light) +
      shape('M270 330C320 240 400 186 500 170C430 230 370 300 350 380C330 420 250 400 270 330Z', ink.pale, {
        opacity: 0.85,
      }) +
      more,
  )

/** A hole through the shell: dark inside, with a lit lower rim. */
const vent = (ink: Ink, d: string) => shape(d, ink.light, { transform: 'translate(3 6)' }) + shape(d, tinted(ink))

const straps = (ink: Ink, x: number, y: number) =>
  line(`M${x - 190} ${y - 20}L${x} ${y + 120}L${x + 60} ${y - 40}`, ink.webbing, 18) +
  line(`M${x} ${y + 120}C${x + 30} ${y + 190} ${x + 110} ${y + 190} ${x + 160} ${y + 130}`, ink.webbing, 18) +
  line(`M${x - 180} ${y - 20}L${x} ${y + 112}`, mix(ink.webbing, '#ffffff', 0.22), 4) +
  line(`M${x + 30} ${y + 158}L${x + 74} ${y + 172}`, ink.rubber, 34) +
  line(`M${x + 36} ${y + 154}L${x + 70} ${y + 166}`, ink.accent, 9) +
  circle(x, y + 116, 17, ink.rubber)

const earpad = (ink: Ink, d: string, name: string) =>
  shape(d, ink.rubber) +
  inside(
    name,
    d,
    shape('M300 560H470C440 700 440 780 470 860H300Z', mix(ink.rubber, '#ffffff', 0.16)) +
      stitch('M370 600C360 700 400 790 480 800C560 790 600 700 604 610', mix(ink.rubber, '#ffffff', 0.35), 4),
  ) +
  circle(480, 696, 40, mix(ink.rubber, '#0d1512', 0.5)) +
  circle(480, 696, 40, 'none', { stroke: mix(ink.rubber, '#ffffff', 0.2), width: 4 })

const snow: Drawing = (ink) => {
  const line0 = 590 + ink.vary(0) * 24
  const shell = `M146 560C126 310 300 142 528 142C760 142 890 300 884 520C884 556 868 580 836 584C780 592 730 ${line0} 690 ${line0 + 14}C640 ${line0 + 30} 600 ${line0 + 44} 540 ${line0 + 50}C450 ${line0 + 60} 400 700 330 730C270 744 200 720 172 660C158 630 148 600 146 560Z`
  return [
    fallShadow(shell, 20, 26),
    line('M400 790C430 870 560 890 640 800', ink.webbing, 18),
    line('M540 872l60 -22', ink.rubber, 32),
    line('M548 866l44 -16', ink.accent, 8),
    earpad(
      ink,
      ink.has('earpads')
        ? `M300 660C340 610 480 600 640 ${line0 + 20}C660 720 620 880 500 886C380 880 310 800 300 660Z`
        : `M330 700C380 650 480 620 600 ${line0 + 40}C600 720 560 800 480 806C400 800 350 760 330 700Z`,
      'helmet-ear',
    ),
    shape('M836 584C780 592 730 590 690 604L684 640C740 636 800 620 846 600Z', ink.rubber),
    dome(
      ink,
      'helmet-shell',
      shell,
      line('M170 480C300 430 380 400 420 330C470 250 560 220 720 232', ink.deep, 6, { opacity: 0.6 }) +
        line(
          `M150 600C300 620 440 590 560 ${line0 - 40}C700 ${line0 - 60} 800 ${line0 - 60} 890 ${line0 - 80}`,
          ink.deep,
          6,
          { opacity: 0.5 },
        ) +
        (ink.has('stripe')
          ? shape('M220 250C360 100 640 80 800 240L830 300C660 160 420 170 250 310Z', ink.accent) +
            shape('M640 150C700 166 770 210 830 300L800 240C760 200 700 160 640 120Z', ink.accentDark)
          : ''),
    ),
    ink.has('vents') &&
      vent(ink, 'M440 214C500 190 560 190 610 204C570 226 500 240 450 246C430 240 428 222 440 214Z') +
        vent(ink, 'M640 216C690 226 730 252 756 286C720 284 670 262 640 244C630 236 630 222 640 216Z') +
        vent(ink, 'M286 360C310 320 340 300 372 290C366 330 340 370 306 396C288 394 280 376 286 360Z') +
        vent(ink, 'M214 500C220 464 236 440 256 428C262 466 256 500 240 524C224 524 214 514 214 500Z'),
    line(`M700 ${line0 - 20}C760 ${line0 - 34} 820 ${line0 - 40} 866 ${line0 - 50}`, ink.light, 5, { opacity: 0.7 }),
    ink.has('visor') &&
      shape(
        `M560 430C680 410 820 410 884 440C906 500 900 620 850 690C760 700 640 690 560 640C540 560 540 480 560 430Z`,
        mix(ink.accentDark, '#0d1512', 0.45),
        { opacity: 0.93 },
      ) +
        shape('M590 460C680 436 760 436 800 446C740 500 660 570 590 600C576 550 576 500 590 460Z', '#ffffff', {
          opacity: 0.2,
        }) +
        line('M560 430C680 410 820 410 884 440', ink.rubber, 12) +
        circle(566, 540, 26, ink.rubber),
    shape('M150 516L214 520C222 548 216 580 206 596L150 586Z', ink.webbing),
    line('M164 530l36 4M164 556l36 4', ink.accent, 6),
  ]
    .filter(Boolean)
    .join('')
}

const climbing: Drawing = (ink) => {
  const rim = 640 + ink.vary(0) * 26
  const shell = `M130 ${rim - 20}C110 330 270 150 510 150C750 150 890 320 876 ${rim - 60}C872 ${rim - 30} 850 ${rim - 24} 800 ${rim - 22}C600 ${rim - 16} 400 ${rim + 10} 200 ${rim + 40}C150 ${rim + 44} 132 ${rim + 20} 130 ${rim - 20}Z`
  return [
    fallShadow(shell, 20, 26),
    straps(ink, 500, 730),
    ink.has('earpads') &&
      shape(`M270 ${rim}C280 760 330 830 420 842C470 800 480 720 470 ${rim - 10}Z`, ink.rubber) +
        stitch(`M310 ${rim + 10}C320 760 360 800 416 808`, ink.metalDark),
    shape(`M186 ${rim + 20}C190 ${rim + 90} 230 ${rim + 120} 290 ${rim + 110}L320 ${rim + 20}Z`, ink.rubber),
    circle(226, rim + 62, 30, mix(ink.rubber, '#ffffff', 0.2)),
    circle(226, rim + 62, 18, ink.accent),
    dome(
      ink,
      'helmet-shell',
      shell,
      line(`M120 ${rim - 60}C400 ${rim - 90} 640 ${rim - 100} 890 ${rim - 120}`, ink.deep, 7, { opacity: 0.6 }) +
        shape('M430 140C470 300 470 440 440 620H500C540 440 540 300 490 140Z', ink.dark, { opacity: 0.35 }) +
        line('M430 140C470 300 470 440 440 620', ink.pale, 5, { opacity: 0.8 }) +
        (ink.has('stripe')
          ? shape(
              `M100 ${rim - 180}C400 ${rim - 220} 640 ${rim - 230} 900 ${rim - 240}V${rim - 190}C640 ${rim - 180} 400 ${rim - 164} 100 ${rim - 124}Z`,
              ink.accent,
            )
          : ''),
    ),
    ink.has('vents') &&
      [
        [250, 440, -30],
        [330, 420, -20],
        [620, 400, 12],
        [700, 410, 18],
        [780, 430, 26],
      ]
        .map(([x = 0, y = 0, a = 0]) =>
          vent(
            ink,
            `M${x - 22} ${y + 60}L${x + a * 0.6 - 16} ${y - 50}Q${x + a} ${y - 84} ${x + a * 0.6 + 22} ${y - 46}L${x + 24} ${y + 56}Q${x} ${y + 80} ${x - 22} ${y + 60}Z`,
          ),
        )
        .join(''),
    !ink.has('vents') &&
      vent(ink, 'M250 500L262 440Q270 424 286 436L280 500Q266 516 250 500Z') +
        vent(ink, 'M700 470L698 410Q708 396 722 408L730 466Q716 482 700 470Z'),
    ink.has('visor') &&
      shape(
        `M600 ${rim - 90}C700 ${rim - 100} 800 ${rim - 110} 872 ${rim - 120}C900 ${rim} 880 ${rim + 120} 800 ${rim + 200}C720 ${rim + 210} 650 ${rim + 190} 610 ${rim + 150}Z`,
        '#bcd4d8',
        { opacity: 0.55 },
      ) +
        line(`M606 ${rim - 88}C700 ${rim - 100} 800 ${rim - 110} 874 ${rim - 120}`, ink.rubber, 16) +
        line(`M660 ${rim - 60}L640 ${rim + 120}`, '#ffffff', 12, { opacity: 0.5 }),
    // clips for a headlamp
    line(`M170 ${rim - 80}l44 -6M180 ${rim - 56}l36 -4M800 ${rim - 130}l44 -6`, ink.rubber, 13),
    line(`M136 ${rim}C300 ${rim + 10} 600 ${rim - 40} 868 ${rim - 52}`, ink.pale, 6, { opacity: 0.5 }),
  ]
    .filter(Boolean)
    .join('')
}

/** Long slots that run with the air from front to back. */
const slots = [
  'M300 330C420 226 560 200 700 236C600 250 470 280 360 372C330 388 290 360 300 330Z',
  'M224 430C250 390 270 372 290 366C300 380 320 400 340 404C300 440 280 470 264 500C236 500 214 470 224 430Z',
  'M390 420C500 320 640 290 800 330C700 350 560 380 460 470C430 480 380 450 390 420Z',
  'M290 560C310 510 340 476 366 460C390 480 410 490 430 496C390 530 370 560 356 590C326 600 290 590 290 560Z',
  'M500 510C600 430 720 400 846 430C780 450 660 480 580 550C550 560 500 540 500 510Z',
]

const bike: Drawing = (ink) => {
  const tail = ink.vary(0) * 30
  const shell = `M${120 + tail} 600C90 380 250 180 520 172C740 166 890 300 906 470C910 520 880 540 840 546C720 560 640 600 560 632C440 672 330 670 250 690C190 700 130 670 ${120 + tail} 600Z`
  return [
    fallShadow(shell, 20, 26),
    straps(ink, 500, 714),
    shape('M170 660C180 730 220 776 290 770L330 690Z', ink.rubber),
    circle(214, 716, 26, ink.accent),
    circle(214, 716, 12, ink.accentDark),
    ink.has('earpads') && shape('M330 670C340 760 390 830 450 830C500 790 520 720 520 640Z', ink.rubber),
    dome(
      ink,
      'helmet-shell',
      shell,
      shape('M100 610C300 640 560 570 910 460V560C700 560 500 680 200 720Z', tinted(ink), { opacity: 0.75 }) +
        (ink.has('stripe')
          ? shape('M230 250C400 130 640 130 800 220L830 250C640 190 430 200 250 300Z', ink.accent)
          : ''),
    ),
    (ink.has('vents') ? slots : [slots[0], slots[2], slots[4]]).map((d) => vent(ink, d ?? '')).join(''),
    line('M130 600C330 620 600 540 900 452', ink.light, 7),
    ink.has('visor') &&
      shape(
        'M740 360C820 370 900 400 964 462C966 480 950 486 930 480C880 470 850 480 830 486C800 460 760 410 740 360Z',
        ink.rubber,
      ) + line('M756 368C830 384 900 412 952 462', mix(ink.rubber, '#ffffff', 0.3), 6),
  ]
    .filter(Boolean)
    .join('')
}

const mountainBike: Drawing = (ink) => {
  const low = ink.vary(0) * 24
  const shell = `M124 560C110 330 270 166 500 160C690 156 800 250 830 400C838 450 820 500 780 516C700 540 640 580 600 640C560 700 480 ${700 + low} 400 ${720 + low}C300 ${760 + low} 210 ${760 + low} 170 700C140 660 128 610 124 560Z`
  return [
    fallShadow(shell, 20, 26),
    straps(ink, 520, 726),
    ink.has('earpads') &&
      shape('M380 690C400 800 440 860 520 866C570 820 590 740 596 630Z', ink.rubber) +
        circle(490, 760, 30, mix(ink.rubber, '#ffffff', 0.18)),
    dome(
      ink,
      'helmet-shell',
      shell,
      shape(`M110 590C300 600 420 640 560 560C640 510 740 460 840 430V560C720 560 640 760 200 800Z`, ink.dark, {
        opacity: 0.8,
      }) +
        line('M116 580C300 600 420 640 560 560C640 510 740 460 840 430', ink.deep, 7) +
        (ink.has('stripe')
          ? shape(
              'M110 500C280 520 400 560 530 490C640 430 740 390 840 370V420C740 440 640 490 560 546C420 620 300 580 110 560Z',
              ink.accent,
            )
          : ''),
    ),
    vent(ink, 'M250 380C300 280 380 230 470 220C440 270 390 330 340 420C310 450 240 430 250 380Z'),
    vent(ink, 'M400 430C440 340 510 280 600 260C580 310 520 380 490 460C460 490 390 470 400 430Z'),
    ink.has('vents') &&
      vent(ink, 'M550 450C580 380 640 330 710 316C700 360 660 410 640 466C610 490 546 480 550 450Z') +
        vent(ink, 'M176 520C180 470 200 440 222 430C236 470 240 510 236 550C216 564 180 554 176 520Z') +
        vent(ink, 'M270 690C330 690 400 670 450 640C450 670 420 700 380 710C330 726 280 720 270 690Z'),
    ink.has('visor')
      ? shape(
          'M560 220C700 190 860 220 960 330C968 350 950 366 926 360C840 330 760 340 700 380C650 370 590 300 560 220Z',
          ink.accent,
        ) +
        shape(
          'M700 380C760 340 840 330 926 360C950 366 968 350 960 330L968 350C976 376 956 390 930 384C850 366 790 380 740 412Z',
          ink.accentDark,
        ) +
        line('M600 240C720 220 840 244 930 326', mix(ink.accent, '#ffffff', 0.4), 7) +
        line('M700 262l70 60M770 270l60 44', ink.accentDark, 10) +
        circle(620, 350, 20, ink.rubber)
      : shape(
          'M700 240C790 250 850 290 884 350C880 366 860 366 840 360C800 350 770 360 750 372C730 330 712 280 700 240Z',
          ink.rubber,
        ) + line('M720 252C790 266 836 300 866 344', mix(ink.rubber, '#ffffff', 0.3), 6),
    shape('M180 690C190 750 230 790 300 786L330 730Z', ink.rubber),
    circle(226, 738, 26, ink.accent),
  ]
    .filter(Boolean)
    .join('')
}

const kids: Drawing = (ink) => {
  const rim = 640 + ink.vary(0) * 20
  const shell = `M150 ${rim - 10}C110 340 270 160 510 160C750 160 880 330 862 ${rim - 60}C858 ${rim - 20} 830 ${rim - 16} 780 ${rim - 14}C700 ${rim - 10} 640 ${rim + 10} 600 ${rim + 40}C560 ${rim + 80} 480 ${rim + 90} 420 ${rim + 60}C360 ${rim + 40} 300 ${rim + 50} 240 ${rim + 56}C180 ${rim + 60} 154 ${rim + 40} 150 ${rim - 10}Z`
  const spots = [
    [300, 470, 40],
    [420, 330, 34],
    [470, 520, 46],
    [600, 400, 40],
    [640, 250, 28],
    [730, 510, 38],
    [240, 610, 24],
  ]
  return [
    fallShadow(shell, 20, 26),
    straps(ink, 500, 716),
    ink.has('earpads') &&
      shape(`M320 ${rim + 30}C330 780 380 840 450 846C520 830 560 760 570 ${rim + 40}Z`, ink.accentDark) +
        stitch(`M360 ${rim + 60}C370 770 410 804 450 808`, ink.paper, 4),
    dome(
      ink,
      'helmet-shell',
      shell,
      (ink.has('stripe')
        ? shape('M440 140C480 300 470 480 400 760H560C600 480 600 300 540 140Z', ink.accent) +
          line('M430 140C470 300 460 480 390 760M556 140C614 300 614 480 574 760', ink.paper, 9)
        : spots
            .map(([x = 0, y = 0, r = 0]) => circle(x, y, r * (0.8 + ink.vary(r) * 0.4), ink.accent, { opacity: 0.9 }))
            .join('')) +
        line(`M130 ${rim - 40}C400 ${rim - 40} 640 ${rim - 90} 880 ${rim - 100}`, ink.deep, 7, { opacity: 0.5 }),
    ),
    ink.has('vents') &&
      vent(ink, 'M300 330Q340 270 390 250Q400 280 350 360Q310 380 300 330Z') +
        vent(ink, 'M600 240Q660 250 710 300Q700 330 640 300Q590 270 600 240Z') +
        vent(ink, 'M720 360Q770 390 790 440Q770 460 730 420Q706 380 720 360Z'),
    ink.has('visor') &&
      shape(
        `M720 ${rim - 180}C800 ${rim - 190} 900 ${rim - 160} 960 ${rim - 90}C950 ${rim - 70} 900 ${rim - 76} 850 ${rim - 76}C800 ${rim - 90} 750 ${rim - 130} 720 ${rim - 180}Z`,
        ink.accent,
      ) +
        line(`M740 ${rim - 172}C820 ${rim - 176} 890 ${rim - 150} 944 ${rim - 96}`, mix(ink.accent, '#ffffff', 0.4), 7),
    line(`M154 ${rim}C340 ${rim + 20} 600 ${rim - 50} 858 ${rim - 56}`, ink.pale, 6, { opacity: 0.5 }),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = { snow, climbing, bike, 'mountain-bike': mountainBike, kids }

export const helmet: Drawing = (ink) => (cuts[ink.cut] ?? snow)(ink)
