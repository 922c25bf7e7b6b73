import {
  box,
  circle,
  ellipse,
  fallShadow,
  groundShadow,
  inside,
  line,
  markOn,
  mix,
  seamOf,
  shape,
  stitch,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

const ash = (ink: Ink) => [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.35)] as const
const pull = (ink: Ink, d: string) =>
  line(d, '#17201c', 12, { opacity: 0.12, transform: 'translate(8 16)' }) +
  line(d, ink.accentDark, 15) +
  line(d, ink.accent, 11, { dash: '14 6', cap: 'butt' })

/** Long boards curled up in front, seen from the side and above. */
const toboggan: Drawing = (ink) => {
  const curl = 280 + ink.vary(0) * 30
  const plank = (i: number) =>
    `M${250 + i * 42} ${740 - i * 37}C${90 + i * 36} ${760 - i * 40} ${70 + i * 38} ${curl + 20 - i * 26} ${190 + i * 30} ${curl - i * 26}`
  return [
    shape('M130 770C240 850 700 800 980 660L940 620L250 740Z', '#17201c', { opacity: 0.13 }),
    ink.has('rope') && pull(ink, `M190 ${curl}C40 ${curl - 120} -10 600 120 800C180 880 300 880 340 820`),
    shape(
      `M250 740C90 760 70 ${curl + 20} 190 ${curl}L330 ${curl - 90}C216 ${curl - 40} 250 600 410 588L900 500L960 590L930 640Z`,
      ink.wood,
    ),
    inside(
      'sled-deck',
      `M250 740C90 760 70 ${curl + 20} 190 ${curl}L330 ${curl - 90}C216 ${curl - 40} 250 600 410 588L900 500L960 590L930 640Z`,
      shape(`M60 ${curl - 120}H420V640L250 780H40Z`, ink.woodDark, { opacity: 0.5 }) +
        shape(`M150 ${curl - 40}H380L240 640L90 640Z`, mix(ink.wood, '#ffffff', 0.4), { opacity: 0.22 }) +
        [1, 2, 3]
          .map((i) =>
            line(`${plank(i)}M${250 + i * 42} ${740 - i * 37}L${930 + i * 4} ${640 - i * 35}`, ink.woodDark, 5),
          )
          .join('') +
        shape('M380 640L960 540V480H380Z', mix(ink.wood, '#ffffff', 0.25), { opacity: 0.5 }),
    ),
    line(`M930 640L250 740C90 760 70 ${curl + 20} 190 ${curl}`, ink.woodDark, 17),
    line(`M930 632L254 732C106 750 86 ${curl + 30} 192 ${curl + 6}`, mix(ink.wood, '#ffffff', 0.4), 5),
    [
      [330, 726, 460, 584],
      [560, 692, 660, 548],
      [790, 660, 860, 512],
    ]
      .map(([x1, y1, x2, y2]) => tube(`M${x1} ${y1}L${x2} ${y2}`, 26, ash(ink)))
      .join(''),
    tube(`M176 ${curl + 6}L340 ${curl - 92}`, 26, ash(ink)),
    ink.has('cushion') &&
      shape(
        'M330 700C320 670 340 660 470 566L850 496C880 500 900 540 900 570L820 650L370 722C350 722 336 716 330 700Z',
        ink.base,
      ) +
        shape('M330 700L820 622L900 560V584L824 664L370 736C346 736 334 722 330 700Z', ink.dark) +
        shape('M360 664L470 580L840 510L700 590L420 640Z', ink.light) +
        line('M470 700L600 548M640 672L744 520', seamOf(ink), 6) +
        circle(560, 622, 9, ink.deep) +
        circle(720, 596, 9, ink.deep),
    pull(ink, 'M332 728C520 690 640 690 792 660'),
    !ink.has('rope') && circle(186, curl + 40, 12, ink.metal),
    line('M300 735L930 640', ink.base, 9),
  ]
    .filter(Boolean)
    .join('')
}

const plastic: Drawing = (ink) => {
  const w = 230 + ink.vary(0) * 16
  const d = `M500 60C${500 + w * 0.8} 60 ${500 + w} 160 ${500 + w} 330L${500 + w - 6} 830C${500 + w - 10} 910 ${500 + w - 80} 940 500 940C${500 - w + 80} 940 ${500 - w + 10} 910 ${500 - w + 6} 830L${500 - w} 330C${500 - w} 160 ${500 - w * 0.8} 60 500 60Z`
  const pan = `M500 130C${500 + w * 0.6} 130 ${500 + w - 56} 210 ${500 + w - 56} 340L${500 + w - 62} 810C${500 + w - 66} 860 ${500 + w - 110} 880 500 880C${500 - w + 110} 880 ${500 - w + 66} 860 ${500 - w + 62} 810L${500 - w + 56} 340C${500 - w + 56} 210 ${500 - w * 0.6} 130 500 130Z`
  return turned(
    [
      ink.has('rope') && pull(ink, `M440 90C400 -10 240 20 190 170C140 330 120 560 180 640`),
      fallShadow(d, 24, 24),
      shape(d, ink.light),
      inside('sled-rim', d, shape('M620 0H800V1000H640C720 700 700 300 620 0Z', ink.base) + line(d, ink.pale, 16)),
      shape(pan, ink.dark),
      inside(
        'sled-pan',
        pan,
        shape('M500 100H760V960H640C690 700 690 380 500 100Z', ink.base) +
          shape('M300 100H500C360 180 340 400 340 900H260Z', ink.deep, { opacity: 0.55 }) +
          shape('M420 300H460V860H420Z M540 300H580V860H540Z', ink.deep, { opacity: 0.5 }) +
          line('M466 300V860M586 300V860', ink.pale, 7, { opacity: 0.7 }) +
          line('M330 240Q500 170 670 240', ink.pale, 9, { opacity: 0.5 }),
      ),
      line('M446 240l40 -54l26 36l20 -24l44 50', markOn(ink), 11),
      [350, 610]
        .map(
          (y) =>
            box(500 - w + 10, y, 34, 130, 16, '#0d1214', { opacity: 0.75 }) +
            box(500 + w - 44, y, 34, 130, 16, '#0d1214', { opacity: 0.75 }),
        )
        .join(''),
      circle(440, 94, 13, ink.deep),
      circle(560, 94, 13, ink.deep),
      ink.has('cushion') &&
        box(500 - w + 80, 560, w * 2 - 160, 270, 40, ink.accent) +
          box(500 - w + 80, 770, w * 2 - 160, 60, 30, ink.accentDark) +
          stitch(`M${500 - w + 104} 584H${500 + w - 104}V806H${500 - w + 104}Z`, ink.paper, 4),
    ]
      .filter(Boolean)
      .join(''),
    14,
  )
}

const innertube: Drawing = (ink) => {
  const y = 560
  const ry = 250 + ink.vary(0) * 16
  const d = `M110 ${y}C110 ${y - ry} 890 ${y - ry} 890 ${y}C890 ${y + ry} 110 ${y + ry} 110 ${y}Z`
  const hole = `M350 ${y - 30}C350 ${y - 110} 650 ${y - 110} 650 ${y - 30}C650 ${y + 40} 350 ${y + 40} 350 ${y - 30}Z`
  return [
    groundShadow(510, y + ry * 0.72, 400),
    ink.has('rope') && pull(ink, `M180 ${y + 60}C60 ${y + 160} 60 860 240 880C420 900 420 820 560 850`),
    shape(
      `M110 ${y}C110 ${y + ry} 890 ${y + ry} 890 ${y}V${y + 40}C880 ${y + ry + 20} 120 ${y + ry + 20} 110 ${y + 40}Z`,
      ink.deep,
    ),
    shape(d, ink.base),
    inside(
      'sled-tube',
      d,
      shape(`M100 ${y - ry}H900V${y - 60}C760 ${y - 160} 240 ${y - 160} 100 ${y}Z`, ink.light) +
        line(`M190 ${y - 80}C300 ${y - 180} 620 ${y - 190} 740 ${y - 130}`, ink.pale, 22) +
        shape(`M100 ${y + 20}C240 ${y + 140} 760 ${y + 140} 900 ${y}V${y + ry}H100Z`, ink.dark) +
        times(10, (i) => {
          const a = (i * 36 * Math.PI) / 180
          return i % 2
            ? ''
            : line(
                `M${500 + Math.cos(a) * 150} ${y - 30 + Math.sin(a) * 60}L${500 + Math.cos(a + 0.12) * 430} ${y + Math.sin(a + 0.12) * 230}`,
                ink.accent,
                66,
                { cap: 'butt' },
              )
        }) +
        shape(`M100 ${y + 60}C240 ${y + 180} 760 ${y + 180} 900 ${y + 40}V${y + ry}H100Z`, '#0d1512', {
          opacity: 0.22,
        }),
    ),
    shape(hole, ink.deep),
    inside(
      'sled-hole',
      hole,
      shape(`M340 ${y - 10}C400 ${y - 70} 600 ${y - 70} 660 ${y - 10}V${y + 60}H340Z`, ink.dark) +
        (ink.has('cushion')
          ? ellipse(500, y - 10, 140, 46, ink.accent) +
            ellipse(490, y - 20, 110, 30, mix(ink.accent, '#ffffff', 0.25)) +
            circle(500, y - 14, 9, ink.accentDark)
          : ''),
    ),
    line(hole, ink.dark, 9),
    tube(
      `M150 ${y - 20}C110 ${y + 40} 130 ${y + 90} 190 ${y + 110}M850 ${y - 20}C890 ${y + 40} 870 ${y + 90} 810 ${y + 110}`,
      24,
      [ink.rubber, ink.webbing, ink.metal],
    ),
    circle(640, y + 130, 19, ink.rubber),
    circle(640, y + 130, 10, ink.metal),
  ]
    .filter(Boolean)
    .join('')
}

const pulk: Drawing = (ink) => {
  const y = 560 + ink.vary(0) * 20
  const hull = `M250 ${y}C240 ${y + 90} 290 ${y + 190} 380 ${y + 210}H840C900 ${y + 206} 930 ${y + 120} 930 ${y - 20}L900 ${y - 30}Z`
  const load = `M270 ${y}C280 ${y - 110} 340 ${y - 170} 430 ${y - 180}C560 ${y - 200} 760 ${y - 200} 850 ${y - 170}C910 ${y - 130} 920 ${y - 80} 920 ${y - 20}C700 ${y + 16} 460 ${y + 20} 270 ${y}Z`
  return [
    groundShadow(560, y + 220, 390),
    tube(`M250 ${y + 40}L60 ${y - 190}`, 20, [ink.metalDark, ink.metal, ink.metalLight]),
    tube(`M290 ${y + 110}L110 ${y - 160}`, 20, [ink.metalDark, ink.metal, ink.metalLight]),
    ellipse(100, y - 226, 66, 40, 'none', { stroke: ink.webbing, width: 34 }),
    line(`M44 ${y - 250}C70 ${y - 280} 130 ${y - 280} 156 ${y - 250}`, ink.accent, 7),
    box(70, y - 200, 56, 36, 8, ink.rubber),
    shape(load, ink.has('cushion') ? ink.accent : ink.dark),
    inside(
      'sled-load',
      load,
      shape(
        `M260 ${y - 220}H940V${y - 110}C700 ${y - 150} 460 ${y - 140} 260 ${y - 60}Z`,
        ink.has('cushion') ? mix(ink.accent, '#ffffff', 0.22) : ink.base,
      ) +
        shape(`M800 ${y - 220}H940V${y + 30}H760C820 ${y - 60} 830 ${y - 140} 800 ${y - 220}Z`, '#0d1512', {
          opacity: 0.2,
        }),
    ),
    line(
      `M300 ${y - 90}C440 ${y - 60} 480 ${y - 150} 470 ${y - 184}M470 ${y + 10}L600 ${y - 192}M600 ${y - 190}L740 ${y}M740 ${y}L830 ${y - 176}`,
      ink.webbing,
      15,
    ),
    shape(hull, ink.base),
    inside(
      'sled-hull',
      hull,
      shape(`M200 ${y - 40}H960V${y + 50}C700 ${y + 66} 460 ${y + 70} 200 ${y + 50}Z`, ink.light) +
        shape(`M240 ${y + 150}H960V${y + 230}H240Z`, ink.dark) +
        shape(`M830 ${y - 40}H960V${y + 230}H800Z`, ink.deep, { opacity: 0.35 }),
    ),
    tube(`M246 ${y}C460 ${y + 24} 700 ${y + 18} 934 ${y - 24}`, 24, [ink.dark, ink.light, ink.pale]),
    line(`M390 ${y + 218}H840`, ink.metalDark, 13),
    line(`M500 ${y + 140}l40 -54l26 36l20 -24l44 50`, markOn(ink), 11),
    ink.has('rope') &&
      pull(ink, `M300 ${y - 90}C420 ${y - 20} 560 ${y - 240} 640 ${y - 100}C700 ${y} 800 ${y - 200} 900 ${y - 90}`),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = { toboggan, plastic, tube: innertube, pulk }

export const sled: Drawing = (ink) => (cuts[ink.cut] ?? toboggan)(ink)
