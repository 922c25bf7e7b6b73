import {
  barrel,
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
  times,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

/** The label every food product shares: a stripe, a mountain mark and a few lines of small print. */
const label = (ink: Ink, x: number, y: number, w: number) =>
  line(
    `M${x} ${y}l${w * 0.2} ${-w * 0.3}l${w * 0.14} ${w * 0.2}l${w * 0.1} ${-w * 0.13}l${w * 0.2} ${w * 0.23}`,
    markOn(ink),
    13,
  ) +
  box(x, y + 30, w, 26, 5, markOn(ink)) +
  box(x, y + 70, w * 0.7, 16, 5, markOn(ink), { opacity: 0.75 }) +
  box(x, y + 98, w * 0.46, 16, 5, ink.accent)

const contents = (ink: Ink, name: string, d: string) =>
  shape(d, '#d9a55a') +
  inside(
    name,
    d,
    times(26, (i) =>
      ellipse(
        300 + ((i * 83) % 400),
        560 + ((i * 57) % 240),
        26,
        19,
        ['#c2793a', '#e0b468', '#8f5a2c', '#6f8a44', '#c84d35'][i % 5] ?? '#c2793a',
        { transform: `rotate(${i * 37} ${300 + ((i * 83) % 400)} ${560 + ((i * 57) % 240)})` },
      ),
    ) + shape('M250 500H400L330 900H250Z', '#ffffff', { opacity: 0.2 }),
  ) +
  line(d, ink.light, 9)

const stripes = (ink: Ink, y: number) =>
  shape(`M0 ${y}L1000 ${y - 70}V${y + 40}L0 ${y + 110}Z`, ink.accent) +
  shape(`M0 ${y + 130}L1000 ${y + 60}V${y + 84}L0 ${y + 154}Z`, ink.paper, { opacity: 0.85 })

const pouch: Drawing = (ink) => {
  const seal = 170 + ink.vary(0) * 20
  const d = `M226 110Q500 96 774 110L766 300C790 480 806 660 800 822C700 872 300 872 200 822C194 660 210 480 234 300Z`
  return [
    groundShadow(505, 858, 330),
    shape(d, ink.base),
    inside(
      'pouch-body',
      d,
      shape('M150 80H380C300 360 290 620 330 900H150Z', ink.light) +
        shape('M250 200C300 360 270 600 290 800L330 840C310 600 330 380 290 200Z', ink.pale, { opacity: 0.7 }) +
        shape('M680 80H850V900H650C720 640 720 360 680 200Z', ink.dark) +
        shape('M160 790Q500 700 840 790V900H160Z', ink.dark) +
        line('M190 794Q500 706 810 794', ink.deep, 5, { opacity: 0.6 }) +
        shape(`M180 80H820V${seal}H180Z`, ink.dark) +
        times(30, (i) => line(`M${226 + i * 19} 96V${seal}`, ink.light, 4, { opacity: 0.5 })) +
        line(`M200 ${seal + 50}H800`, ink.deep, 9, { opacity: 0.5 }) +
        line(`M200 ${seal + 44}H800`, ink.pale, 4) +
        (ink.has('stripe') ? stripes(ink, 460) : ''),
    ),
    ink.has('window') &&
      contents(
        ink,
        'pouch-window',
        'M350 600C420 560 580 560 650 600C670 680 660 740 640 770C560 800 440 800 360 770C340 740 330 680 350 600Z',
      ),
    label(ink, 350, 410 - (ink.has('window') ? 30 : 0), 240),
    shape(`M232 ${seal + 6}l26 12l-26 12Z M768 ${seal + 6}l-26 12l26 12Z`, ink.deep),
  ]
    .filter(Boolean)
    .join('')
}

const bar: Drawing = (ink) => {
  const w = 350 + ink.vary(0) * 24
  const zig = (x: number, dir: number) => times(11, (i) => `L${x + (i % 2 ? 0 : dir * 22)} ${390 + i * 22}`)
  const d = `M${500 - w} 380${''}H${500 + w}${zig(500 + w, 1)}L${500 + w} 632H${500 - w}${times(11, (i) => `L${500 - w - (i % 2 ? 0 : 22)} ${622 - i * 22}`)}Z`
  const content =
    fallShadow(d, 14, 34) +
    shape(d, ink.base) +
    inside(
      'bar-body',
      d,
      shape('M50 370H950V440C700 470 300 470 50 440Z', ink.light) +
        shape('M200 400C400 420 600 420 800 400V416C600 436 400 436 200 416Z', ink.pale) +
        shape('M50 580C300 550 700 550 950 580V650H50Z', ink.dark) +
        box(500 - w - 30, 370, 74, 280, 0, ink.dark) +
        box(500 + w - 44, 370, 74, 280, 0, ink.deep) +
        times(6, (i) =>
          line(`M${500 - w - 14 + i * 11} 372V640M${500 + w - 40 + i * 11} 372V640`, ink.light, 4, { opacity: 0.5 }),
        ) +
        line(`M${500 - w + 48} 390q24 120 0 230M${500 + w - 48} 390q-24 120 0 230`, ink.deep, 5, { opacity: 0.5 }) +
        (ink.has('stripe')
          ? shape('M560 360L660 360L600 660H500Z', ink.accent) +
            shape('M690 360H716L656 660H630Z', ink.paper, { opacity: 0.85 })
          : ''),
    ) +
    group(label(ink, 0, 0, 190), 'translate(220 520) scale(0.86)') +
    (ink.has('window')
      ? group(
          contents(ink, 'bar-window', 'M330 600H640C680 600 680 760 640 760H330C290 760 290 600 330 600Z'),
          'translate(380 130) scale(0.58)',
        )
      : '')
  return turned(content, -22)
}

const tub: Drawing = (ink) => {
  const top = 300 + ink.vary(0) * 30
  const d = `M236 ${top}H764L750 820C740 876 260 876 250 820Z`
  return [
    groundShadow(505, 868, 300),
    barrel(
      'tub-body',
      d,
      236,
      528,
      ownTones(ink),
      (ink.has('stripe') ? stripes(ink, 640) : '') +
        shape('M230 790Q500 850 770 790V900H230Z', ink.deep, { opacity: 0.4 }) +
        label(ink, 380, 500, 240),
    ),
    ink.has('window') && group(contents(ink, 'tub-window', 'M350 560H650V800H350Z'), 'translate(300 330) scale(0.6)'),
    barrel(
      'tub-lid',
      `M216 ${top - 60}C216 ${top - 130} 784 ${top - 130} 784 ${top - 60}V${top + 10}Q500 ${top + 60} 216 ${top + 10}Z`,
      216,
      568,
      [
        ink.accentDark,
        mix(ink.accent, ink.accentDark, 0.6),
        ink.accent,
        mix(ink.accent, '#ffffff', 0.2),
        mix(ink.accent, '#ffffff', 0.42),
      ],
      times(22, (i) => line(`M${230 + i * 26} ${top - 20}V${top + 50}`, ink.accentDark, 7, { opacity: 0.6 })),
    ),
    ellipse(500, top - 64, 284, 52, mix(ink.accent, '#ffffff', 0.24)),
    ellipse(500, top - 62, 230, 38, ink.accent, { opacity: 0.7 }),
  ]
    .filter(Boolean)
    .join('')
}

const tablets: Drawing = (ink) => {
  const top = 260 + ink.vary(0) * 20
  const d = `M280 ${top}H520V840C520 872 280 872 280 840Z`
  const tablet = (x: number, y: number) =>
    ellipse(x + 8, y + 20, 74, 24, '#17201c', { opacity: 0.15 }) +
    shape(
      `M${x - 70} ${y - 14}V${y + 8}C${x - 70} ${y + 44} ${x + 70} ${y + 44} ${x + 70} ${y + 8}V${y - 14}Z`,
      mix(ink.accent, '#ffffff', 0.35),
    ) +
    shape(
      `M${x + 20} ${y - 14}V${y + 34}C${x + 60} ${y + 30} ${x + 70} ${y + 20} ${x + 70} ${y + 8}V${y - 14}Z`,
      mix(ink.accent, '#ffffff', 0.1),
    ) +
    ellipse(x, y - 14, 70, 24, mix(ink.accent, '#ffffff', 0.6)) +
    line(`M${x - 44} ${y - 20}L${x + 44} ${y - 8}`, mix(ink.accent, '#ffffff', 0.2), 6) +
    circle(x - 24, y - 2, 4, ink.accent) +
    circle(x + 30, y - 22, 4, ink.accent)
  return [
    groundShadow(500, 862, 330),
    barrel(
      'tab-tube',
      d,
      280,
      240,
      ownTones(ink),
      (ink.has('stripe') ? stripes(ink, 660) : '') +
        label(ink, 316, 540, 150) +
        shape('M270 810Q400 850 530 810V900H270Z', ink.deep, { opacity: 0.4 }),
    ),
    ink.has('window') &&
      box(330, 690, 66, 120, 30, '#f0e8d2') +
        times(3, (i) => ellipse(363, 720 + i * 32, 26, 12, mix(ink.accent, '#ffffff', 0.35))),
    barrel(
      'tab-cap',
      `M268 ${top - 90}C268 ${top - 118} 532 ${top - 118} 532 ${top - 90}V${top + 8}Q400 ${top + 34} 268 ${top + 8}Z`,
      268,
      264,
      [
        ink.accentDark,
        mix(ink.accent, ink.accentDark, 0.6),
        ink.accent,
        mix(ink.accent, '#ffffff', 0.2),
        mix(ink.accent, '#ffffff', 0.42),
      ],
    ),
    ellipse(400, top - 90, 132, 22, mix(ink.accent, '#ffffff', 0.3)),
    tablet(700, 820),
    tablet(640, 740),
    tablet(780, 752),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = { pouch, bar, tub, tablets }

export const foodPouch: Drawing = (ink) => (cuts[ink.cut] ?? pouch)(ink)
