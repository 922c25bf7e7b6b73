import {
  barrel,
  blackTones,
  box,
  circle,
  ellipse,
  groundShadow,
  inside,
  line,
  mix,
  ownTones,
  shape,
  steelTones,
  times,
  tube,
  type Drawing,
  type Ink,
} from '../pen.ts'

const flames = (x: number, y: number, w: number, h: number) =>
  times(5, (i) => {
    const at = x - w / 2 + (i + 0.5) * (w / 5)
    const tall = h * (i === 2 ? 1 : i % 2 ? 0.86 : 0.66)
    const tongue = (s: number) =>
      `M${at - (w / 9) * s} ${y}C${at - (w / 7) * s} ${y - tall * 0.4 * s} ${at - 4} ${y - tall * 0.6 * s} ${at + 2} ${y - tall * s}C${at + (w / 8) * s} ${y - tall * 0.5 * s} ${at + (w / 7) * s} ${y - tall * 0.3 * s} ${at + (w / 9) * s} ${y}Z`
    return (
      shape(tongue(1), '#4f8fd0', { opacity: 0.75 }) +
      shape(tongue(0.68), '#8ec4ea', { opacity: 0.9 }) +
      shape(tongue(0.36), '#fbe9b0')
    )
  })

const steel = (ink: Ink) => [ink.metalDark, ink.metal, ink.metalLight] as const

/** The gas cartridge everything screws onto. */
const cartridge = (ink: Ink, top: number, half: number) => {
  const d = `M${500 - half} ${top + 90}C${500 - half} ${top + 30} ${500 - half * 0.5} ${top + 20} ${500 - half * 0.3} ${top}H${500 + half * 0.3}C${500 + half * 0.5} ${top + 20} ${500 + half} ${top + 30} ${500 + half} ${top + 90}V852C${500 + half} 874 ${500 + half - 60} 884 500 884C${500 - half + 60} 884 ${500 - half} 874 ${500 - half} 852Z`
  const y = top + 140 + ink.vary(0) * 30
  return (
    barrel(
      'stove-can',
      d,
      500 - half,
      half * 2,
      ownTones(ink),
      shape(`M0 ${y}Q500 ${y + 24} 1000 ${y}V${y + 70}Q500 ${y + 94} 0 ${y + 70}Z`, ink.accent) +
        shape(`M0 ${y + 84}Q500 ${y + 108} 1000 ${y + 84}V${y + 94}Q500 ${y + 118} 0 ${y + 94}Z`, ink.paper, {
          opacity: 0.8,
        }) +
        shape(`M${500 + half * 0.34} 0H1000V1000H${500 + half * 0.34}Z`, '#0d1512', { opacity: 0.12 }) +
        shape('M0 842Q500 872 1000 842V900H0Z', ink.deep, { opacity: 0.6 }) +
        line(`M440 ${y + 52}l30 -36l20 26l16 -18l34 36`, ink.paper, 8),
    ) + box(462, top - 26, 76, 34, 6, ink.metalDark)
  )
}

const canister: Drawing = (ink) => {
  const arm = (x: number) =>
    tube(`M500 470C${500 + x * 0.4} 470 ${500 + x * 0.7} 430 ${500 + x} 330H${500 + x * 1.1}`, 13, steel(ink))
  return [
    groundShadow(512, 878, 250),
    cartridge(ink, 560, 200),
    ink.has('windscreen') &&
      shape('M262 300C300 340 700 340 738 300L716 500C660 536 340 536 284 500Z', ink.metalDark) +
        inside(
          'stove-screen',
          'M262 300C300 340 700 340 738 300L716 500C660 536 340 536 284 500Z',
          times(9, (i) => box(262 + i * 54, 280, 27, 270, 0, i % 2 ? ink.metalLight : ink.metal, { opacity: 0.7 })),
        ),
    box(478, 470, 44, 76, 8, ink.metalDark),
    box(484, 470, 12, 76, 4, ink.metalLight),
    tube('M520 510H640', 11, steel(ink)),
    line('M640 488c40 -10 66 10 66 22s-26 34 -66 24Z', ink.accent, 14),
    !ink.has('windscreen') && arm(-180) + arm(180),
    tube('M500 470L500 340', 12, steel(ink)),
    shape('M420 380H580L560 440C540 470 460 470 440 440Z', ink.metalDark),
    shape('M420 380H490L474 460C450 456 440 446 436 440Z', ink.metal),
    ellipse(500, 380, 80, 17, ink.metalLight),
    ellipse(500, 380, 60, 11, ink.rubber),
    times(6, (i) => circle(450 + i * 20, 404, 5, ink.rubber)),
    ink.has('flame') && flames(500, 378, 190, 210),
    ink.has('windscreen') && line('M262 300C300 340 700 340 738 300', ink.metalLight, 8),
    line('M308 330h-40M692 330h40', ink.metal, 12),
  ]
    .filter(Boolean)
    .join('')
}

const integrated: Drawing = (ink) => {
  const top = 190 + ink.vary(1) * 24
  const mug = `M340 ${top}H660V560C660 590 640 600 620 606H380C360 600 340 590 340 560Z`
  return [
    groundShadow(512, 878, 230),
    cartridge(ink, 712, 150),
    tube('M460 700H360', 10, steel(ink)),
    line('M360 690l-44 -10v36l44 -8Z', ink.accent, 14),
    barrel(
      'stove-base',
      'M386 606H614L590 690C560 712 440 712 410 690Z',
      386,
      228,
      steelTones(ink),
      times(6, (i) => box(402 + i * 36, 630, 16, 40, 8, ink.rubber, { opacity: 0.75 })),
    ),
    ink.has('flame') && flames(500, 690, 170, 76),
    ink.has('windscreen') &&
      barrel(
        'stove-screen',
        'M356 600H644L632 724C560 744 440 744 368 724Z',
        356,
        288,
        blackTones(ink),
        times(7, (i) => circle(388 + i * 38, 680, 8, ink.metal)),
      ),
    tube(`M652 ${top + 90}C800 ${top + 70} 800 ${top + 290} 652 ${top + 290}`, 26, [
      ink.rubber,
      ink.webbing,
      ink.metal,
    ]),
    barrel(
      'stove-mug',
      mug,
      340,
      320,
      ownTones(ink),
      shape(`M330 ${top}H670V${top + 40}H330Z`, ink.metal) +
        shape('M330 560H670V620H330Z', ink.metalDark) +
        times(16, (i) => line(`M${346 + i * 21} 566V606`, ink.rubber, 5)) +
        circle(500, 420, 66, ink.accent, { opacity: 0.95 }) +
        line('M456 446l30 -46l22 30l14 -18l26 34', ink.paper, 9) +
        line(`M340 ${top + 62}H660M340 540H660`, ink.deep, 5),
    ),
    shape(
      `M326 ${top + 6}C330 ${top - 40} 420 ${top - 54} 500 ${top - 54}C580 ${top - 54} 670 ${top - 40} 674 ${top + 6}Q500 ${top + 30} 326 ${top + 6}Z`,
      ink.rubber,
    ),
    line(`M360 ${top - 18}Q500 ${top - 50} 600 ${top - 36}`, mix(ink.rubber, '#ffffff', 0.35), 8),
    box(470, top - 76, 60, 28, 10, ink.rubber),
    shape(`M610 ${top - 30}L672 ${top - 26}L676 ${top + 2}L620 ${top - 2}Z`, mix(ink.rubber, '#ffffff', 0.2)),
  ]
    .filter(Boolean)
    .join('')
}

const twoBurner: Drawing = (ink) => {
  const lid = 236 + ink.vary(0) * 40
  const grate = (x: number) =>
    ellipse(x, 600, 128, 38, ink.rubber) +
    ellipse(x, 604, 74, 21, ink.metalDark) +
    ellipse(x, 600, 70, 18, ink.metal) +
    ellipse(x, 599, 40, 9, ink.rubber) +
    (ink.has('flame') ? flames(x, 604, 150, 120) : '') +
    line(`M${x - 132} 588H${x + 132}M${x - 100} 566L${x + 100} 616M${x + 100} 566L${x - 100} 616`, ink.metalLight, 8) +
    line(`M${x - 132} 592H${x + 132}`, ink.metalDark, 4)
  const knob = (x: number) =>
    circle(x, 762, 40, ink.deep) +
    circle(x - 2, 758, 34, ink.rubber) +
    line(`M${x} 758l${14 - ink.vary(x) * 28} -24`, ink.paper, 7)
  return [
    groundShadow(505, 872, 420),
    shape(`M130 ${lid + 20}Q130 ${lid} 156 ${lid}H844Q870 ${lid} 870 ${lid + 20}L886 560H114Z`, ink.base),
    inside(
      'stove-lid',
      `M130 ${lid + 20}Q130 ${lid} 156 ${lid}H844Q870 ${lid} 870 ${lid + 20}L886 560H114Z`,
      shape(`M160 ${lid + 34}H840L850 560H150Z`, ink.dark) +
        shape(`M160 ${lid + 34}H560L420 560H150Z`, ink.base, { opacity: 0.6 }) +
        line(`M140 ${lid + 8}H860`, ink.pale, 8),
    ),
    ink.has('windscreen') &&
      shape(
        `M132 ${lid + 120}L40 ${lid + 190}L60 640L118 600Z M868 ${lid + 120}L960 ${lid + 190}L940 640L882 600Z`,
        ink.metal,
      ) +
        line(`M132 ${lid + 120}L40 ${lid + 190}L60 640M868 ${lid + 120}L960 ${lid + 190}L940 640`, ink.metalLight, 8) +
        line('M84 480L96 610M916 480L904 610', ink.metalDark, 5),
    shape('M114 556H886L930 660H70Z', ink.metalDark),
    shape('M140 564H860L890 640H110Z', ink.metal),
    shape('M140 564H500L440 640H110Z', ink.metalLight, { opacity: 0.6 }),
    grate(320),
    grate(680),
    shape('M70 656H930V836Q930 866 900 866H100Q70 866 70 836Z', ink.base),
    inside(
      'stove-box',
      'M70 656H930V836Q930 866 900 866H100Q70 866 70 836Z',
      shape('M60 650H940V690H60Z', ink.light) +
        box(60, 656, 880, 9, 0, ink.pale) +
        shape('M60 826H940V880H60Z', ink.dark) +
        shape('M860 640H940V880H850Z', ink.dark),
    ),
    knob(250),
    knob(750),
    box(400, 730, 200, 56, 12, ink.deep),
    line('M446 770l22 -28l16 20l12 -14l26 28', ink.paper, 7),
    line('M530 758h44', ink.accent, 9),
    tube('M420 690Q500 706 580 690', 15, [ink.rubber, ink.webbing, ink.metal]),
    box(120, 862, 70, 18, 6, ink.rubber),
    box(810, 862, 70, 18, 6, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

const wood: Drawing = (ink) => {
  const top = 320 + ink.vary(0) * 30
  const d = `M296 ${top}H704L686 846C640 880 360 880 314 846Z`
  const twig = (x: number, lean: number) =>
    tube(`M${x} ${top + 60}L${x + lean} ${top - 110}`, 26, [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.35)])
  return [
    groundShadow(512, 874, 260),
    ink.has('windscreen') &&
      shape(`M250 ${top - 120}C330 ${top - 70} 670 ${top - 70} 750 ${top - 120}L716 ${top + 40}H284Z`, ink.metalDark) +
        line(`M250 ${top - 120}C330 ${top - 70} 670 ${top - 70} 750 ${top - 120}`, ink.metalLight, 8),
    shape(`M296 ${top}Q500 ${top - 56} 704 ${top}L690 ${top + 30}H310Z`, '#0d1214'),
    twig(400, -70),
    twig(470, 30),
    twig(560, -10),
    twig(600, 84),
    twig(520, -100),
    ink.has('flame') &&
      shape(
        `M370 ${top + 30}C330 ${top - 110} 420 ${top - 130} 430 ${top - 240}C500 ${top - 190} 490 ${top - 120} 520 ${top - 110}C530 ${top - 170} 560 ${top - 190} 580 ${top - 220}C600 ${top - 120} 670 ${top - 90} 630 ${top + 30}Z`,
        '#e8772e',
      ) +
        shape(
          `M420 ${top + 30}C390 ${top - 60} 440 ${top - 90} 452 ${top - 150}C500 ${top - 90} 500 ${top - 40} 530 ${top - 50}C560 ${top - 80} 560 ${top - 110} 572 ${top - 126}C590 ${top - 60} 620 ${top - 30} 590 ${top + 30}Z`,
          '#f6c65a',
        ) +
        shape(
          `M460 ${top + 30}C440 ${top - 20} 470 ${top - 50} 480 ${top - 70}C510 ${top - 20} 560 ${top - 30} 540 ${top + 30}Z`,
          '#fdf0c4',
        ),
    barrel(
      'stove-body',
      d,
      296,
      408,
      steelTones(ink),
      shape(`M280 ${top}Q500 ${top + 60} 720 ${top}V${top + 30}Q500 ${top + 90} 280 ${top + 30}Z`, ink.metalLight) +
        shape('M280 800Q500 846 720 800V900H280Z', ink.base) +
        shape('M540 800H720V900H540Z', ink.dark) +
        times(9, (i) => circle(324 + i * 44, 500 + Math.sin(((i + 0.5) / 9) * 3.14) * 26, 13, ink.rubber)) +
        shape('M420 640Q500 656 580 640V760Q500 776 420 760Z', '#0d1214') +
        shape(
          'M440 760Q470 700 480 690Q500 730 520 680Q550 720 560 760Q500 776 440 760Z',
          ink.has('flame') ? '#e8772e' : ink.woodDark,
        ),
    ),
    tube(`M306 ${top - 4}V${top - 60}H360M694 ${top - 4}V${top - 60}H640M500 ${top + 30}V${top - 30}`, 16, steel(ink)),
    line(`M296 ${top}Q500 ${top + 60} 704 ${top}`, ink.metalLight, 8),
    tube('M330 850l-16 26M670 850l16 26', 18, steel(ink)),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = { canister, 'two-burner': twoBurner, integrated, wood }

export const stove: Drawing = (ink) => (cuts[ink.cut] ?? canister)(ink)
