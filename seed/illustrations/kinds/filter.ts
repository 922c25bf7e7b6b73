import {
  barrel,
  blackTones,
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
  ownTones,
  shape,
  stitch,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

const hose = (ink: Ink, d: string) =>
  line(d, '#17201c', 30, { opacity: 0.1, transform: 'translate(12 18)' }) +
  tube(d, 26, [mix(ink.metalDark, ink.base, 0.2), '#cfdcdd', '#eff3f1'])

/** A soft water bag hanging or lying, half full. */
const waterBag = (ink: Ink, name: string, d: string, level: number, x: number, w: number) =>
  fallShadow(d, 18, 22) +
  shape(d, mix(ink.base, '#e3ebea', 0.5)) +
  inside(
    name,
    d,
    shape(`M0 ${level}Q${x + w * 0.5} ${level + 22} 1000 ${level}V1000H0Z`, ink.base, { opacity: 0.65 }) +
      line(`M0 ${level}Q${x + w * 0.5} ${level + 22} 1000 ${level}`, ink.pale, 6) +
      shape(`M${x + w * 0.12} 0H${x + w * 0.26}V1000H${x + w * 0.12}Z`, '#ffffff', { opacity: 0.3 }) +
      shape(`M${x + w * 0.76} 0H1000V1000H${x + w * 0.7}Z`, ink.dark, { opacity: 0.4 }) +
      times(5, (i) =>
        line(`M${x + w * 0.5} ${level - 60 + i * 62}h${i % 2 ? 36 : 62}`, markOn(ink), 6, { opacity: 0.8 }),
      ) +
      line(d, ink.dark, 14, { opacity: 0.35 }),
  )

/** The cartridge with its hollow fibres in a window. */
const cartridge = (ink: Ink, name: string, x: number, y: number, w: number, h: number) =>
  barrel(
    name,
    `M${x} ${y + 20}Q${x} ${y} ${x + 20} ${y}H${x + w - 20}Q${x + w} ${y} ${x + w} ${y + 20}V${y + h - 20}Q${x + w} ${y + h} ${x + w - 20} ${y + h}H${x + 20}Q${x} ${y + h} ${x} ${y + h - 20}Z`,
    x,
    w,
    ownTones(ink),
    box(x + w * 0.26, y + h * 0.3, w * 0.48, h * 0.46, 16, '#dfe6e3') +
      times(6, (i) =>
        line(`M${x + w * 0.31 + (i * w * 0.38) / 5} ${y + h * 0.33}V${y + h * 0.73}`, ink.metal, w * 0.035),
      ) +
      box(x - 4, y + h * 0.12, w + 8, h * 0.07, 0, ink.accent) +
      line(`M${x} ${y + h * 0.86}H${x + w}`, ink.deep, 6),
  )

const squeeze: Drawing = (ink) => {
  const y = 590 + ink.vary(0) * 20
  const d =
    'M300 120C320 92 680 92 700 120C722 240 720 380 690 470C660 530 580 540 560 566H440C420 540 340 530 310 470C280 380 278 240 300 120Z'
  const flat =
    'M300 120C320 92 680 92 700 120C716 180 708 240 690 320C660 430 590 520 560 566H440C410 520 340 430 310 320C292 240 284 180 300 120Z'
  return [
    waterBag(ink, 'filter-bag', ink.has('bag') ? d : flat, ink.has('bag') ? 230 : 330, 290, 420),
    box(400, 96, 200, 30, 12, ink.dark),
    ellipse(500, 110, 46, 9, '#0d1512', { opacity: 0.4 }),
    barrel('filter-neck', `M428 ${y - 34}H572V${y + 10}H428Z`, 428, 144, blackTones(ink)),
    fallShadow(`M420 ${y}H580V${y + 200}H420Z`, 16, 20),
    cartridge(ink, 'filter-body', 410, y, 180, 220),
    barrel(
      'filter-tip',
      `M440 ${y + 220}H560L540 ${y + 256}H520V${y + 300}H480V${y + 256}H460Z`,
      440,
      120,
      blackTones(ink),
    ),
    shape(
      `M500 ${y + 316}C518 ${y + 342} 520 ${y + 354} 500 ${y + 360}C480 ${y + 354} 482 ${y + 342} 500 ${y + 316}Z`,
      '#7fb8cc',
    ),
    ink.has('bag') &&
      group(
        waterBag(
          ink,
          'filter-spare',
          'M720 560C740 540 900 540 920 560C930 680 930 760 910 860C870 884 770 884 730 860C710 760 710 680 720 560Z',
          660,
          715,
          210,
        ) + box(770, 524, 100, 40, 10, ink.rubber),
        'translate(-10 -10)',
      ),
  ]
    .filter(Boolean)
    .join('')
}

const gravity: Drawing = (ink) => {
  const y = 600 + ink.vary(0) * 30
  const bag =
    'M230 210C320 186 500 186 590 210C620 330 610 430 570 500C530 540 440 556 410 580C380 556 290 540 250 500C210 430 200 330 230 210Z'
  const clean =
    'M650 610C680 590 860 590 890 610C906 700 904 800 880 880C840 906 700 906 660 880C636 800 634 700 650 610Z'
  const d = ink.has('bag')
    ? `M410 ${y + 190}C410 ${y + 330} 560 ${y + 330} 590 ${y + 200}C620 ${y - 60} 700 480 760 560`
    : `M410 ${y + 190}C410 ${y + 320} 540 ${y + 320} 600 ${y + 220}C650 ${y + 140} 700 ${y + 200} 740 ${y + 270}`
  return [
    line('M230 210C240 60 580 60 590 210', ink.webbing, 19),
    circle(410, 98, 20, 'none', { stroke: ink.metal, width: 9 }),
    waterBag(ink, 'filter-dirty', bag, 300, 230, 360),
    box(216, 186, 388, 44, 14, ink.rubber),
    box(228, 194, 364, 10, 5, mix(ink.rubber, '#ffffff', 0.25)),
    box(360, 320, 110, 60, 8, ink.accent),
    hose(ink, `M410 572V${y + 30}`),
    hose(ink, d),
    barrel('filter-cap', `M378 ${y - 8}H442V${y + 14}H378Z`, 378, 64, blackTones(ink)),
    cartridge(ink, 'filter-body', 356, y + 10, 108, 180),
    ink.has('bag')
      ? waterBag(ink, 'filter-clean', clean, 700, 650, 240) + box(710, 552, 110, 56, 12, ink.rubber)
      : tube('M738 838V896', 40, [ink.rubber, ink.webbing, ink.metalDark]) + box(712, 850, 52, 24, 6, ink.accent),
  ].join('')
}

const pump: Drawing = (ink) => {
  const y = 420 + ink.vary(0) * 20
  return [
    groundShadow(460, 872, 240),
    hose(ink, `M540 ${y + 340}C700 ${y + 330} 640 880 780 860C900 840 900 700 820 650`),
    tube('M822 654L796 600', 44, [ink.rubber, ink.webbing, ink.metalDark]),
    circle(790, 590, 36, ink.accent),
    hose(ink, `M340 ${y + 60}C200 ${y + 20} 190 300 240 200`),
    tube('M238 210L252 160', 38, [ink.rubber, ink.webbing, ink.metalDark]),
    tube(`M430 ${y}V200`, 32, [ink.metalDark, ink.metal, ink.metalLight]),
    tube('M340 160H520', 60, [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.35)]),
    barrel('filter-collar', `M350 ${y - 30}H510V${y + 30}H350Z`, 350, 160, blackTones(ink)),
    cartridge(ink, 'filter-body', 320, y, 220, 350),
    barrel('filter-foot', `M330 ${y + 350}H530L550 866H310Z`, 310, 240, blackTones(ink)),
    ink.has('bag') &&
      waterBag(
        ink,
        'filter-bag',
        'M630 300C660 276 850 276 880 300C900 380 890 480 860 530C820 556 690 556 650 530C620 480 610 380 630 300Z',
        380,
        630,
        250,
      ) + box(690, 250, 130, 40, 12, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

const pen: Drawing = (ink) => {
  const x = 430 + ink.vary(0) * 16
  const w = 1000 - x * 2
  return [
    turned(
      fallShadow(`M${x} 160H${1000 - x}V860H${x}Z`, 20, 12) +
        barrel(
          'filter-body',
          `M${x} 230Q500 210 ${1000 - x} 230V700Q500 720 ${x} 700Z`,
          x,
          w,
          ownTones(ink),
          box(x + w * 0.2, 330, w * 0.3, 40, 10, ink.deep) +
            circle(500, 400, 20, ink.rubber) +
            circle(498, 398, 13, '#7fd08a') +
            line('M480 600l16 -26l14 18l8 -10l18 22', markOn(ink), 7) +
            box(x, 640, w, 26, 0, ink.accent) +
            stitch(`M${x} 470H${1000 - x}`, ink.pale, 4),
        ) +
        barrel(
          'filter-lamp',
          `M${x + 14} 706H${1000 - x - 14}L${1000 - x - 30} 900Q500 940 ${x + 30} 900Z`,
          x,
          w,
          ['#6f94a6', '#8fb3c4', '#bcd8e2', '#d6e8ee', '#eff6f7'],
          box(486, 720, 28, 180, 14, '#e9e4ff') + box(492, 730, 8, 160, 4, '#ffffff'),
        ) +
        barrel(
          'filter-cap',
          `M${x - 8} 130Q500 90 ${1008 - x} 130V236Q500 260 ${x - 8} 236Z`,
          x - 8,
          w + 16,
          blackTones(ink),
        ) +
        line('M470 110C440 40 540 30 530 106', ink.webbing, 15),
      24,
    ),
    ink.has('bag') &&
      group(
        fallShadow('M90 470H330V850H90Z') +
          shape('M90 500Q90 470 120 470H300Q330 470 330 500V820Q330 850 300 850H120Q90 850 90 820Z', ink.accent) +
          shape('M240 470H300Q330 470 330 500V820Q330 850 300 850H250Z', ink.accentDark) +
          line('M90 560H330', ink.deep, 7) +
          stitch('M104 580V830H316V580', ink.paper, 4) +
          line('M120 470C120 400 300 400 300 470', ink.webbing, 13),
        'translate(10 20)',
      ),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = { squeeze, gravity, pump, pen }

export const filter: Drawing = (ink) => (cuts[ink.cut] ?? squeeze)(ink)
