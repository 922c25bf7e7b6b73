import {
  barrel,
  box,
  circle,
  ellipse,
  group,
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

const warm = '#f6d98a'
const halo = (ink: Ink, x: number, y: number, r: number) =>
  ink.has('glow') ? circle(x, y, r, warm, { opacity: 0.2 }) + circle(x, y, r * 0.72, warm, { opacity: 0.28 }) : ''

const lanternCut: Drawing = (ink) => {
  const glow = ink.has('glow')
  const top = 330 + ink.vary(0) * 30
  const glass = `M346 ${top}H654C676 ${top + 90} 676 ${top + 210} 654 ${top + 300}H346C324 ${top + 210} 324 ${top + 90} 346 ${top}Z`
  return [
    halo(ink, 500, top + 150, 380),
    groundShadow(512, 878, 250),
    line(`M320 ${top - 40}C230 ${top - 330} 770 ${top - 330} 680 ${top - 40}`, ink.metalDark, 17),
    line(`M316 ${top - 44}C236 ${top - 330} 700 ${top - 340} 676 ${top - 90}`, ink.metalLight, 5),
    tube(`M430 ${top - 250}Q500 ${top - 266} 570 ${top - 250}`, 34, [
      ink.woodDark,
      ink.wood,
      mix(ink.wood, '#ffffff', 0.4),
    ]),
    shape(glass, glow ? '#f8e6b0' : '#d5dedd'),
    inside(
      'lantern-glass',
      glass,
      shape('M300 200H420C396 400 396 600 420 800H300Z', '#ffffff', { opacity: 0.4 }) +
        shape('M610 200H720V800H596C620 600 620 400 610 200Z', '#5b6770', { opacity: 0.25 }) +
        box(462, top + 40, 76, 270, 34, glow ? '#fff3cf' : '#eef0ea') +
        box(462, top + 40, 26, 270, 13, '#ffffff', { opacity: 0.7 }) +
        times(4, (i) => line(`M462 ${top + 86 + i * 54}H538`, glow ? warm : ink.metal, 5)) +
        (glow ? circle(500, top + 150, 120, '#fff7de', { opacity: 0.6 }) : ''),
    ),
    times(5, (i) =>
      line(
        `M${348 + i * 76} ${top}C${336 + i * 82} ${top + 100} ${336 + i * 82} ${top + 200} ${348 + i * 76} ${top + 300}`,
        ink.metalDark,
        9,
      ),
    ),
    barrel(
      'lantern-top',
      `M330 ${top + 8}V${top - 30}C350 ${top - 90} 430 ${top - 120} 440 ${top - 150}H560C570 ${top - 120} 650 ${top - 90} 670 ${top - 30}V${top + 8}Q500 ${top + 30} 330 ${top + 8}Z`,
      330,
      340,
      ownTones(ink),
      times(6, (i) => box(380 + i * 44, top - 60, 20, 30, 8, ink.deep)),
    ),
    barrel(
      'lantern-base',
      `M330 ${top + 296}Q500 ${top + 322} 670 ${top + 296}L700 ${top + 400}V840C700 880 300 880 300 840V${top + 400}Z`,
      300,
      400,
      ownTones(ink),
      shape(
        `M300 ${top + 392}Q500 ${top + 424} 700 ${top + 392}V${top + 410}Q500 ${top + 442} 300 ${top + 410}Z`,
        ink.accent,
      ) + shape('M290 820Q500 860 710 820V900H290Z', ink.deep, { opacity: 0.6 }),
    ),
    circle(500, 770, 46, ink.deep),
    circle(496, 766, 38, ink.rubber),
    line('M496 766L516 736', ink.paper, 8),
    times(4, (i) => circle(580 + i * 24, 782 - i * 4, 7, i < 3 ? '#7fd08a' : ink.deep)),
  ].join('')
}

const string: Drawing = (ink) => {
  const sag = 40 + ink.vary(0) * 30
  const cord = `M70 200C240 ${340 + sag} 330 ${330 + sag} 500 210C670 ${340 + sag} 760 ${340 + sag} 930 190`
  const low = `M70 560C240 ${690 + sag} 330 ${690 + sag} 500 570C670 ${690 + sag} 760 ${690 + sag} 930 540`
  const bulb = (x: number, y: number, i: number) =>
    halo(ink, x, y + 66, 92) +
    box(x - 21, y - 14, 42, 46, 8, ink.rubber) +
    box(x - 15, y - 8, 10, 36, 4, mix(ink.rubber, '#ffffff', 0.3)) +
    circle(x, y + 66, 46, ink.has('glow') ? '#f4cf73' : i % 2 ? ink.base : ink.accent) +
    circle(x - 3, y + 62, 38, ink.has('glow') ? '#fae6ad' : i % 2 ? ink.light : mix(ink.accent, '#ffffff', 0.18)) +
    ellipse(x - 15, y + 50, 10, 15, '#ffffff', { opacity: 0.7 }) +
    (ink.has('glow')
      ? circle(x + 4, y + 70, 18, '#fffaf0')
      : line(`M${x + 14} ${y + 96}A34 34 0 0 0 ${x + 34} ${y + 70}`, '#0d1512', 7, { opacity: 0.25 }))
  const at = [
    [140, 0.58],
    [250, 1],
    [360, 0.9],
    [640, 0.9],
    [750, 1],
    [858, 0.6],
  ]
  return (
    line(cord, '#17201c', 10, { opacity: 0.12, transform: 'translate(12 20)' }) +
    line(cord, ink.dark, 11) +
    line(cord, ink.light, 4, { transform: 'translate(-2 -3)' }) +
    line(low, ink.dark, 11) +
    line(low, ink.light, 4, { transform: 'translate(-2 -3)' }) +
    at.map(([x = 0, d = 0], i) => bulb(x, 196 + (96 + sag * 0.75) * d + (i > 2 ? 4 : 0), i)).join('') +
    at.map(([x = 0, d = 0], i) => bulb(x, 552 + (92 + sag * 0.75) * d - (i > 3 ? 8 : 0), i + 1)).join('') +
    bulb(500, 216, 3) +
    bulb(500, 576, 4) +
    line('M500 210v-40M70 200l-6 -40M930 190l8 -40', ink.webbing, 11) +
    box(892, 520, 60, 60, 16, ink.rubber) +
    line('M906 540h32M906 556h32', ink.metalDark, 6)
  )
}

const candle: Drawing = (ink) => {
  const top = 380 + ink.vary(0) * 40
  const glow = ink.has('glow')
  const glass = `M372 ${top}H628V820H372Z`
  return [
    halo(ink, 500, top + 100, 360),
    groundShadow(510, 878, 190),
    line(`M400 ${top - 80}C340 80 660 80 600 ${top - 80}`, ink.metalDark, 13),
    line(`M396 ${top - 84}C344 90 600 80 592 ${top - 130}`, ink.metalLight, 4),
    circle(500, 146, 22, 'none', { stroke: ink.metal, width: 9 }),
    shape(glass, glow ? '#f8e6b0' : '#d9e1df'),
    barrel('candle-wax', `M420 ${top + 210}Q500 ${top + 190} 580 ${top + 210}V830H420Z`, 420, 160, [
      '#cdbf9c',
      '#ddd0ae',
      '#efe6cd',
      '#f4eddb',
      '#f9f5e9',
    ]),
    ellipse(500, top + 208, 80, 15, '#f9f5e9'),
    line(`M500 ${top + 206}v-34`, '#2a2e30', 7),
    glow &&
      shape(
        `M500 ${top + 30}C540 ${top + 90} 542 ${top + 130} 530 ${top + 160}C520 ${top + 186} 480 ${top + 186} 470 ${top + 160}C458 ${top + 130} 470 ${top + 90} 500 ${top + 30}Z`,
        '#f0a23a',
      ) +
        shape(
          `M500 ${top + 84}C524 ${top + 120} 524 ${top + 140} 516 ${top + 160}C508 ${top + 176} 492 ${top + 176} 484 ${top + 160}C476 ${top + 140} 480 ${top + 110} 500 ${top + 84}Z`,
          '#fdf0c4',
        ),
    inside(
      'candle-glass',
      glass,
      shape('M372 200H424V900H372Z', '#ffffff', { opacity: 0.4 }) +
        shape('M590 200H640V900H590Z', '#5b6770', { opacity: 0.25 }),
    ),
    box(366, top, 15, 440, 6, ink.metal),
    box(620, top, 15, 440, 6, ink.metalDark),
    box(492, top, 11, 440, 5, ink.metalDark, { opacity: 0.7 }),
    barrel(
      'candle-hood',
      `M360 ${top + 16}V${top - 20}L404 ${top - 90}H596L640 ${top - 20}V${top + 16}Q500 ${top + 34} 360 ${top + 16}Z`,
      360,
      280,
      steelTones(ink),
      times(5, (i) => circle(430 + i * 36, top - 46, 9, ink.rubber)),
    ),
    barrel(
      'candle-base',
      `M352 750Q500 772 648 750V850C640 882 360 882 352 850Z`,
      352,
      296,
      ownTones(ink),
      line('M352 776Q500 800 648 776', ink.accent, 13),
    ),
    tube(`M352 ${754}Q500 778 648 754`, 13, [ink.dark, ink.light, ink.pale]),
  ]
    .filter(Boolean)
    .join('')
}

export const lantern: Drawing = (ink) =>
  ink.cut === 'string'
    ? string(ink)
    : ink.cut === 'candle'
      ? group(candle(ink), 'translate(-30 -44) scale(1.05)')
      : lanternCut(ink)
