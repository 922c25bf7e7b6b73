import {
  barrel,
  blackTones,
  box,
  circle,
  ellipse,
  fallShadow,
  groundShadow,
  inside,
  line,
  markOn,
  mix,
  ownTones,
  seamOf,
  shape,
  steelTones,
  times,
  tube,
  type Drawing,
  type Ink,
} from '../pen.ts'

/** A little landscape for the printed ones; a contour of hills over water. */
const hills = (ink: Ink, x: number, y: number, w: number) =>
  circle(x + w * 0.68, y - 96, 44, ink.accent) +
  shape(
    `M${x} ${y}C${x + w * 0.2} ${y - 130} ${x + w * 0.34} ${y - 110} ${x + w * 0.5} ${y - 40}C${x + w * 0.66} ${y - 120} ${x + w * 0.84} ${y - 90} ${x + w} ${y - 20}V${y + 30}H${x}Z`,
    ink.accentDark,
    { opacity: 0.9 },
  ) +
  times(3, (i) =>
    line(
      `M${x} ${y + 52 + i * 28}q${w / 8} -20 ${w / 4} 0t${w / 4} 0t${w / 4} 0t${w / 4} 0`,
      i === 1 ? ink.pale : ink.accent,
      9,
    ),
  )

const decorate = (ink: Ink, x: number, w: number, y: number) =>
  (ink.has('print') ? hills(ink, x, y, w) : '') +
  (ink.has('stripe')
    ? box(x - 10, y + 130 + ink.vary(2) * 40, w + 20, 44, 0, ink.accent) +
      box(x - 10, y + 188 + ink.vary(2) * 40, w + 20, 12, 0, ink.paper, { opacity: 0.85 }) +
      box(x + w * 0.68, y + 120, w * 0.4, 140, 0, '#0d1512', { opacity: 0.2 })
    : '') +
  (!ink.has('print')
    ? shape(`M${x + w * 0.42} ${y - 96}l26 -40l18 26l12 -16l24 30Z`, markOn(ink), { opacity: 0.85 }) +
      line(`M${x + w * 0.42} ${y - 80}h80`, markOn(ink), 6, { opacity: 0.85 })
    : '')

const carryLoop = (ink: Ink, y: number, half: number) =>
  line(`M${500 - half} ${y}C${500 - half} ${y - 130} ${500 + half} ${y - 130} ${500 + half} ${y}`, ink.webbing, 30) +
  line(
    `M${500 - half - 5} ${y - 8}C${500 - half} ${y - 124} ${500 + half - 20} ${y - 130} ${500 + half - 6} ${y - 40}`,
    mix(ink.webbing, '#ffffff', 0.25),
    7,
  )

const insulated: Drawing = (ink) => {
  const w = 270 + ink.vary(0) * 30
  const [l, r] = [500 - w / 2, 500 + w / 2]
  const shoulder = 330 + ink.vary(1) * 24
  const d = `M${l} ${shoulder + 30}C${l} ${shoulder - 40} ${l + 60} ${shoulder - 60} ${l + 66} 240H${r - 66}C${r - 60} ${shoulder - 60} ${r} ${shoulder - 40} ${r} ${shoulder + 30}V846C${r} 872 ${r - 40} 884 500 884C${l + 40} 884 ${l} 872 ${l} 846Z`
  return [
    groundShadow(515, 878, w * 0.72),
    barrel(
      'bottle-body',
      d,
      l,
      w,
      ownTones(ink),
      decorate(ink, l, w, 610) +
        shape(`M${l} 862C${l + 80} 880 ${r - 80} 880 ${r} 862V840C${r - 80} 858 ${l + 80} 858 ${l} 840Z`, ink.deep, {
          opacity: 0.6,
        }),
    ),
    barrel(
      'bottle-neck',
      `M${l + 64} 216H${r - 64}V246C${r - 100} 254 ${l + 100} 254 ${l + 64} 246Z`,
      l + 64,
      w - 128,
      steelTones(ink),
    ),
    ink.has('loop') && carryLoop(ink, 160, 74),
    barrel(
      'bottle-cap',
      `M${l + 48} 140C${l + 48} 122 ${l + 62} 112 500 112C${r - 62} 112 ${r - 48} 122 ${r - 48} 140V212C${r - 80} 222 ${l + 80} 222 ${l + 48} 212Z`,
      l + 48,
      w - 96,
      blackTones(ink),
      times(9, (i) => line(`M${l + 64 + (i * (w - 128)) / 8} 150V216`, '#0d1512', 4, { opacity: 0.45 })),
    ),
    ellipse(500, 126, w / 2 - 66, 9, mix(ink.rubber, '#ffffff', 0.22)),
  ]
    .filter(Boolean)
    .join('')
}

const wideMouth: Drawing = (ink) => {
  const w = 370 + ink.vary(0) * 24
  const [l, r] = [500 - w / 2, 500 + w / 2]
  const d = `M${l} 350C${l} 300 ${l + 46} 292 ${l + 56} 256H${r - 56}C${r - 46} 292 ${r} 300 ${r} 350V838C${r} 868 ${r - 50} 884 500 884C${l + 50} 884 ${l} 868 ${l} 838Z`
  const level = 420 + ink.vary(1) * 90
  const [deep, dark, base, light, pale] = ownTones(ink)
  const clear = [
    mix(deep, '#dfe6e4', 0.3),
    mix(dark, '#dfe6e4', 0.4),
    mix(base, '#e6ecea', 0.45),
    mix(light, '#eef2f0', 0.5),
    mix(pale, '#f2f5f3', 0.5),
  ] as const
  return [
    groundShadow(515, 878, w * 0.66),
    // translucent: the wall, the water in it, then the marks on the wall
    barrel(
      'bottle-body',
      d,
      l,
      w,
      clear,
      shape(`M${l} ${level}C${l + 100} ${level + 18} ${r - 100} ${level + 18} ${r} ${level}V900H${l}Z`, ink.base, {
        opacity: 0.5,
      }) +
        ellipse(500, level, w / 2, 15, ink.pale, { opacity: 0.8 }) +
        line(`M${l + 30} 330V840`, '#ffffff', 12, { opacity: 0.4 }) +
        times(7, (i) => line(`M${r - 90} ${470 + i * 54}h${i % 2 ? 34 : 56}`, markOn(ink), 5, { opacity: 0.8 })) +
        decorate(ink, l, w, 640),
    ),
    ink.has('loop') &&
      line(`M${l + 40} 250C${l - 90} 250 ${l - 80} 150 ${l + 30} 140`, ink.rubber, 24) +
        line(`M${l + 36} 244C${l - 80} 244 ${l - 74} 156 ${l + 30} 134`, mix(ink.rubber, '#ffffff', 0.3), 5),
    box(l + 46, 232, w - 92, 26, 8, ink.rubber),
    barrel(
      'bottle-cap',
      `M${l + 26} 140C${l + 26} 116 ${l + 46} 108 500 108C${r - 46} 108 ${r - 26} 116 ${r - 26} 140V226C${r - 80} 240 ${l + 80} 240 ${l + 26} 226Z`,
      l + 26,
      w - 52,
      [ink.deep, ink.dark, ink.base, ink.light, ink.pale],
      times(13, (i) => line(`M${l + 40 + (i * (w - 80)) / 12} 142V230`, ink.deep, 6, { opacity: 0.5 })),
    ),
    ellipse(500, 124, w / 2 - 44, 12, ink.light),
    ellipse(500, 124, w / 2 - 90, 7, ink.base),
  ]
    .filter(Boolean)
    .join('')
}

const squeeze: Drawing = (ink) => {
  const w = 330 + ink.vary(0) * 26
  const [l, r] = [500 - w / 2, 500 + w / 2]
  const d = `M${l + 8} 372C${l + 4} 330 ${l + 40} 300 ${l + 66} 272H${r - 66}C${r - 40} 300 ${r - 4} 330 ${r - 8} 372C${r - 8} 400 ${r - 44} 410 ${r - 44} 446C${r - 44} 482 ${r} 490 ${r} 530V846C${r} 872 ${r - 40} 884 500 884C${l + 40} 884 ${l} 872 ${l} 846V530C${l} 490 ${l + 44} 482 ${l + 44} 446C${l + 44} 410 ${l + 8} 400 ${l + 8} 372Z`
  return [
    groundShadow(515, 878, w * 0.68),
    barrel(
      'bottle-body',
      d,
      l,
      w,
      ownTones(ink),
      shape(`M${l} 410H${r}V446H${l}Z`, ink.deep, { opacity: 0.3 }) +
        line(`M${l} 500Q500 530 ${r} 500`, ink.pale, 7, { opacity: 0.5 }) +
        decorate(ink, l, w, 680) +
        times(6, (i) => line(`M${r - 70} ${560 + i * 46}h34`, markOn(ink), 5, { opacity: 0.6 })),
    ),
    ink.has('loop') && line(`M${l + 70} 262C${l - 30} 250 ${l - 20} 140 ${l + 84} 170`, ink.webbing, 22),
    barrel(
      'bottle-cap',
      `M${l + 44} 236C${l + 60} 206 ${l + 110} 196 ${l + 120} 184H${r - 120}C${r - 110} 196 ${r - 60} 206 ${r - 44} 236V276C${r - 90} 290 ${l + 90} 290 ${l + 44} 276Z`,
      l + 44,
      w - 88,
      blackTones(ink),
      times(9, (i) => line(`M${l + 64 + (i * (w - 128)) / 8} 244V286`, '#0d1512', 5, { opacity: 0.4 })),
    ),
    barrel('bottle-spout', 'M454 190L466 126C468 98 532 98 534 126L546 190C520 198 480 198 454 190Z', 454, 92, [
      ink.accentDark,
      mix(ink.accent, ink.accentDark, 0.6),
      ink.accent,
      mix(ink.accent, '#ffffff', 0.2),
      mix(ink.accent, '#ffffff', 0.45),
    ]),
    ellipse(500, 112, 24, 6, ink.accentDark),
  ]
    .filter(Boolean)
    .join('')
}

const reservoir: Drawing = (ink) => {
  const w = 400 + ink.vary(0) * 30
  const [l, r] = [440 - w / 2, 440 + w / 2]
  const d = `M${l + 20} 170C${l + 20} 140 ${r - 20} 140 ${r - 20} 170C${r + 8} 400 ${r + 10} 640 ${r - 14} 800C${r - 30} 872 ${l + 30} 872 ${l + 14} 800C${l - 10} 640 ${l - 8} 400 ${l + 20} 170Z`
  const hose = `M470 846C480 940 780 930 800 760C820 560 830 400 760 260`
  return [
    fallShadow(d, 18, 24),
    line(hose, '#17201c', 34, { opacity: 0.13, transform: 'translate(12 20)' }),
    shape(d, mix(ink.base, '#dfe8e8', 0.35)),
    inside(
      'bottle-bladder',
      d,
      shape(`M0 330C300 360 500 350 1000 320V900H0Z`, ink.base, { opacity: 0.65 }) +
        line('M0 330C300 360 500 350 1000 320', ink.pale, 6) +
        shape(`M${r - 110} 100C${r - 50} 400 ${r - 50} 700 ${r - 130} 900H900V100Z`, ink.dark, { opacity: 0.45 }) +
        shape(
          `M${l + 30} 200C${l + 20} 400 ${l + 20} 640 ${l + 60} 800L${l + 110} 810C${l + 70} 640 ${l + 70} 400 ${l + 90} 200Z`,
          ink.pale,
          { opacity: 0.7 },
        ) +
        (ink.has('stripe')
          ? box(l - 20, 690, w + 40, 40, 0, ink.accent) + box(l - 20, 744, w + 40, 12, 0, ink.paper, { opacity: 0.8 })
          : '') +
        (ink.has('print')
          ? hills(ink, l, 620, w)
          : times(6, (i) => line(`M440 ${400 + i * 62}h${i % 2 ? 40 : 74}`, markOn(ink), 6, { opacity: 0.85 }))) +
        line(d, seamOf(ink), 16, { opacity: 0.35 }),
    ),
    ink.has('loop') && line('M390 136C390 70 490 70 490 136', ink.webbing, 24),
    box(l - 6, 128, w + 12, 58, 16, ink.rubber),
    box(l + 6, 138, w - 12, 14, 7, mix(ink.rubber, '#ffffff', 0.22)),
    box(l - 22, 140, 50, 34, 10, ink.accent),
    circle(440, 270, 62, ink.dark),
    circle(436, 266, 54, ink.rubber),
    circle(436, 266, 36, mix(ink.rubber, '#ffffff', 0.14)),
    line('M408 266H464', mix(ink.rubber, '#ffffff', 0.3), 12),
    tube(hose, 30, [ink.dark, mix(ink.base, '#dfe8e8', 0.3), ink.paper]),
    circle(470, 832, 30, ink.rubber),
    circle(470, 832, 16, ink.accent),
    tube('M770 290L748 226', 44, [ink.rubber, mix(ink.rubber, '#ffffff', 0.14), ink.metal]),
    tube('M744 214L728 168', 34, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.45)]),
    line('M736 262L790 244', ink.rubber, 16),
  ]
    .filter(Boolean)
    .join('')
}

const tumbler: Drawing = (ink) => {
  const top = 196 + ink.vary(1) * 24
  const half = 176 + ink.vary(0) * 14
  const d = `M${500 - half} ${top + 60}H${500 + half}L${500 + half - 20} 540C${500 + half - 30} 570 ${500 + half - 62} 580 ${500 + half - 66} 612L${500 + half - 76} 850C${500 + half - 80} 876 560 884 500 884C440 884 ${500 - half + 80} 876 ${500 - half + 76} 850L${500 - half + 66} 612C${500 - half + 62} 580 ${500 - half + 30} 570 ${500 - half + 20} 540Z`
  return [
    groundShadow(512, 878, 170),
    ink.has('loop') &&
      tube(`M${500 + half - 16} 320C${500 + half + 120} 310 ${500 + half + 120} 520 ${500 + half - 24} 520`, 40, [
        ink.deep,
        ink.dark,
        ink.light,
      ]),
    barrel(
      'bottle-body',
      d,
      500 - half,
      half * 2,
      ownTones(ink),
      decorate(ink, 500 - half, half * 2, 470) +
        shape('M300 576C400 600 600 600 700 576V604C600 626 400 626 300 604Z', ink.deep, { opacity: 0.35 }) +
        shape('M380 862C450 880 550 880 620 862V900H380Z', ink.deep, { opacity: 0.7 }),
    ),
    barrel(
      'bottle-rim',
      `M${500 - half - 6} ${top + 44}H${500 + half + 6}V${top + 62}C${500 + half - 60} ${top + 74} ${500 - half + 60} ${top + 74} ${500 - half - 6} ${top + 62}Z`,
      500 - half,
      half * 2,
      steelTones(ink),
    ),
    tube(`M548 ${top + 20}L572 96`, 22, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.5)]),
    shape(
      `M${500 - half + 6} ${top + 46}V${top + 22}C${500 - half + 30} ${top - 4} ${500 + half - 30} ${top - 4} ${500 + half - 6} ${top + 22}V${top + 46}C${500 + half - 70} ${top + 58} ${500 - half + 70} ${top + 58} ${500 - half + 6} ${top + 46}Z`,
      mix(ink.rubber, '#ffffff', 0.3),
    ),
    ellipse(500, top + 20, half - 14, 17, mix(ink.rubber, '#ffffff', 0.5)),
    ellipse(552, top + 18, 22, 6, ink.rubber),
    box(404, top + 8, 80, 20, 10, mix(ink.rubber, '#ffffff', 0.12)),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = { insulated, 'wide-mouth': wideMouth, squeeze, reservoir, tumbler }

export const bottle: Drawing = (ink) => (cuts[ink.cut] ?? insulated)(ink)
