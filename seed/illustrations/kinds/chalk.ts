import {
  box,
  circle,
  ellipse,
  fallShadow,
  group,
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

const print = (ink: Ink, y: number) =>
  times(3, (i) =>
    line(
      `M0 ${y + i * 70}l90 -60l90 60l90 -60l90 60l90 -60l90 60l90 -60l90 60l90 -60l90 60l90 -60`,
      i % 2 ? ink.pale : ink.accent,
      26 - i * 4,
    ),
  )

const chalkBag: Drawing = (ink) => {
  const low = 840 + ink.vary(0) * 24
  const d = `M250 340C244 520 250 700 290 ${low - 60}C310 ${low} 690 ${low} 710 ${low - 60}C750 700 756 520 750 340Z`
  const fleece = '#efe9da'
  return [
    ink.has('strap') &&
      line('M250 400C60 380 60 640 210 740M750 400C940 380 940 640 790 740', ink.webbing, 30) +
        line('M252 394C76 380 66 560 130 660', ink.accent, 6) +
        box(60, 520, 66, 56, 10, ink.rubber),
    fallShadow(d, 22, 26),
    shape(d, ink.base),
    inside(
      'chalk-bag',
      d,
      (ink.has('print')
        ? print(ink, 600)
        : shape('M200 640Q500 690 800 640V900H200Z', ink.dark) + line('M200 640Q500 690 800 640', ink.accent, 13)) +
        shape('M220 300H360C340 500 350 700 390 900H220Z', ink.pale, { opacity: 0.3 }) +
        shape('M640 300H780V900H610C660 700 660 500 640 300Z', '#0d1512', { opacity: 0.22 }) +
        line('M262 480Q500 530 740 480', seamOf(ink), 5),
    ),
    shape('M236 300C236 200 764 200 764 300V360Q500 460 236 360Z', fleece),
    shape('M236 330Q500 430 764 330V360Q500 460 236 360Z', '#cfc7b4'),
    shape('M250 290C250 210 750 210 750 290C750 370 250 370 250 290Z', '#d9d2c0'),
    shape('M300 296C300 236 700 236 700 296C700 350 300 350 300 296Z', '#6d675b'),
    ellipse(500, 316, 160, 30, '#ffffff', { opacity: 0.85 }),
    times(9, (i) => circle(380 + i * 30, 306 + ((i * 13) % 22), 13 + (i % 3) * 4, '#f7f5ee')),
    circle(300, 250, 5, '#ffffff'),
    line('M700 350C760 420 770 470 740 520', ink.accent, 9),
    box(720, 510, 40, 56, 10, ink.rubber),
    shape('M470 520H530V720H470Z', ink.dark) + line('M470 560h60M470 680h60', ink.light, 6),
    !ink.has('print') && line('M340 590l34 -46l24 32l16 -20l34 38', markOn(ink), 9),
    tube('M560 500V690', 24, [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.4)]) +
      box(548, 470, 24, 50, 6, '#3a3230') +
      line('M470 600h110', ink.light, 14),
  ]
    .filter(Boolean)
    .join('')
}

const block: Drawing = (ink) => {
  const h = 250 + ink.vary(0) * 40
  const y = 800
  const crumb = times(16, (i) =>
    circle(180 + ((i * 173) % 660), 820 + ((i * 29) % 46), 5 + (i % 4) * 4, i % 2 ? '#ffffff' : '#dcdcd4'),
  )
  const wrap = (x: number, name: string, s: number) => {
    const d = `M${x} ${y - h * s}L${x + 110} ${y - h * s - 90}H${x + 430}L${x + 320} ${y - h * s}Z`
    return (
      shape(`M${x} ${y - h * s}H${x + 320}V${y}H${x}Z`, ink.base) +
      shape(`M${x + 320} ${y - h * s}L${x + 430} ${y - h * s - 90}V${y - 80}L${x + 320} ${y}Z`, ink.dark) +
      shape(d, ink.light) +
      inside(
        name,
        `M${x} ${y - h * s}H${x + 320}V${y}H${x}Z`,
        (ink.has('print')
          ? group(print(ink, y - h * s + 100), `translate(${x - 20} 0)`)
          : line(`M${x + 90} ${y - h * s * 0.5 + 40}l50 -68l36 48l24 -30l52 58`, markOn(ink), 13)) +
          shape(`M${x} ${y - 50}H${x + 320}V${y}H${x}Z`, ink.dark, { opacity: 0.6 }),
      )
    )
  }
  return [
    groundShadow(520, 826, 400),
    wrap(430, 'chalk-wrap', 1),
    shape(`M110 ${y - 170}L200 ${y - 250}H500L470 ${y - 150}L430 ${y - 170}Z`, '#fbfaf5'),
    shape(`M110 ${y - 170}H430L400 ${y}H130L100 ${y - 60}Z`, '#f2f1ea'),
    shape(`M430 ${y - 170}L500 ${y - 250}L480 ${y - 70}L400 ${y}Z`, '#d3d2c8'),
    line(`M180 ${y - 110}l60 20l-20 40M330 ${y - 130}l-20 50l40 30`, '#d3d2c8', 7),
    crumb,
    ink.has('strap') &&
      line(`M586 ${y - h - 44}V${y - h}V${y}`, ink.accent, 46, { cap: 'butt' }) +
        line(`M700 ${y - h - 90}L590 ${y - h}`, ink.accent, 46, { cap: 'butt' }) +
        line(`M586 ${y - h}V${y}`, ink.accentDark, 6),
  ]
    .filter(Boolean)
    .join('')
}

const crashPad: Drawing = (ink) => {
  const w = ink.vary(0) * 20
  const face = `M190 230Q190 200 220 196L640 ${150 - w / 4}Q676 148 678 180L700 800Q700 834 668 838L230 860Q196 862 194 830Z`
  const sideD = `M678 180Q690 150 724 160L820 190Q846 200 846 230L850 760Q850 790 824 798L690 836Q700 820 700 800Z`
  return [
    groundShadow(520, 862, 360),
    ink.has('strap') &&
      tube('M300 180C260 60 480 50 460 168', 44, [
        mix(ink.webbing, '#0d1512', 0.3),
        ink.webbing,
        mix(ink.webbing, '#ffffff', 0.25),
      ]),
    shape(sideD, ink.deep),
    inside(
      'pad-side',
      sideD,
      shape('M740 140H860V860H760Z', '#0d1512', { opacity: 0.25 }) + line('M760 180L768 820', ink.accent, 15),
    ),
    shape(face, ink.base),
    inside(
      'pad-face',
      face,
      (ink.has('print') ? print(ink, 420) + print(ink, 700) : '') +
        shape('M170 150H360C330 400 340 700 380 900H170Z', ink.light, { opacity: 0.65 }) +
        shape('M180 780Q450 820 720 770V880H180Z', ink.dark) +
        shape('M600 130H720V880H640Z', ink.dark, { opacity: 0.5 }),
    ),
    line('M200 240Q440 214 676 196', ink.pale, 6, { opacity: 0.6 }),
    !ink.has('print') && line('M340 560l70 -96l50 68l36 -44l74 82', markOn(ink), 17),
    stitch('M214 250L216 826L676 804L660 190', ink.pale, 4),
    [330, 660]
      .map(
        (y) =>
          shape(`M640 ${y - 26}L848 ${y - 14}V${y + 34}L640 ${y + 30}Z`, ink.webbing) +
          box(700, y - 36, 70, 76, 10, ink.metalDark) +
          box(712, y - 20, 46, 44, 5, ink.webbing),
      )
      .join(''),
    ink.has('strap') &&
      line('M280 230C230 400 240 640 290 820M560 210C520 400 530 640 580 800', ink.webbing, 54) +
        line('M266 240C220 400 226 640 276 820M546 216C506 400 516 640 566 800', ink.accent, 7) +
        line('M262 430L540 416', ink.webbing, 24) +
        box(376, 402, 60, 40, 8, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

const brush: Drawing = (ink) => {
  const handle =
    'M110 520C120 480 180 470 240 480C360 500 520 500 600 488L900 470C930 474 930 556 900 560L600 548C520 540 360 560 240 580C180 590 120 570 110 520Z'
  const d = turned(
    [
      fallShadow(handle, 14, 40),
      times(11, (i) =>
        line(
          `M${618 + i * 26} 556L${612 + i * 27 + ink.vary(i) * 8} ${680 + (i % 3) * 6}`,
          i % 2 ? '#d8c7a0' : '#efe4c8',
          22,
        ),
      ),
      times(11, (i) => line(`M${626 + i * 26} 600V${676}`, '#a88f60', 3, { opacity: 0.6 })),
      shape(handle, ink.base),
      inside(
        'brush-handle',
        handle,
        shape('M90 460H940V510C600 520 300 540 90 520Z', ink.light) +
          shape('M90 560C300 530 600 536 940 536V600H90Z', ink.dark) +
          (ink.has('print') ? group(print(ink, 470), 'translate(200 0) scale(0.5) translate(0 470)') : '') +
          box(590, 440, 340, 140, 0, ink.wood) +
          box(590, 530, 340, 60, 0, ink.woodDark) +
          line('M600 500q150 -20 320 0', mix(ink.wood, '#ffffff', 0.4), 8),
      ),
      line('M600 486V550', ink.accent, 15),
      circle(160, 526, 18, '#0d1214'),
      ink.has('strap') &&
        line('M160 526C60 560 60 720 180 720C300 720 280 600 170 530', ink.accent, 15) +
          box(196, 700, 60, 36, 8, ink.rubber),
      line('M330 522l24 -30l16 20l12 -12l24 24', markOn(ink), 7),
    ]
      .filter(Boolean)
      .join(''),
    -28,
  )
  return (
    d +
    times(12, (i) =>
      circle(640 + ((i * 61) % 240), 600 + ((i * 43) % 200), 4 + (i % 3) * 4, '#ffffff', { opacity: 0.8 }),
    )
  )
}

const cuts: Record<string, Drawing> = { 'chalk-bag': chalkBag, block, 'crash-pad': crashPad, brush }

export const chalk: Drawing = (ink) => (cuts[ink.cut] ?? chalkBag)(ink)
