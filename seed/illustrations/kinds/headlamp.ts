import {
  box,
  circle,
  ellipse,
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

const warm = '#f6e3a1'

/** A reflector with its diode. */
const lamp = (ink: Ink, x: number, y: number, r: number, lit: boolean) =>
  circle(x, y, r * 1.18, ink.rubber) +
  circle(x, y, r, ink.metalDark) +
  circle(x, y, r * 0.9, lit ? warm : ink.metal) +
  circle(x - r * 0.08, y - r * 0.08, r * 0.66, lit ? '#fbf1cf' : ink.metalLight) +
  circle(x, y, r * 0.34, lit ? '#fffaf0' : '#e9d68a') +
  circle(x, y, r * 0.18, lit ? '#ffffff' : '#c9a93f') +
  line(
    `M${x - r * 0.7} ${y - r * 0.3}A${r * 0.76} ${r * 0.76} 0 0 1 ${x - r * 0.1} ${y - r * 0.75}`,
    '#ffffff',
    r * 0.1,
    { opacity: 0.8 },
  )

const headlampCut: Drawing = (ink) => {
  const w = 300 + ink.vary(0) * 36
  const y = 610
  const [l, r] = [500 - w / 2, 500 + w / 2]
  const lit = ink.has('beam')
  const housing = `M${l + 36} ${y - 112}H${r - 36}C${r} ${y - 112} ${r + 10} ${y - 70} ${r + 8} ${y}C${r + 4} ${y + 90} ${r - 30} ${y + 126} ${r - 80} ${y + 126}H${l + 80}C${l + 30} ${y + 126} ${l - 4} ${y + 90} ${l - 8} ${y}C${l - 10} ${y - 70} ${l} ${y - 112} ${l + 36} ${y - 112}Z`
  const band = 'M96 380C96 240 280 170 500 170C720 170 904 240 904 380C904 520 780 620 500 640C220 620 96 520 96 380Z'
  const front =
    'M96 360C110 490 240 560 420 584V664C220 640 84 540 92 400Z M904 360C890 490 760 560 580 584V664C780 640 916 540 908 400Z'
  const light =
    shape(`M${l + 40} ${y + 20}L130 900Q500 1000 870 900L${r - 40} ${y + 20}Z`, warm, { opacity: 0.35 }) +
    shape(`M${l + 80} ${y + 20}L270 860Q500 930 730 860L${r - 80} ${y + 20}Z`, warm, { opacity: 0.45 })
  return [
    ellipse(520, 700, 380, 60, '#17201c', { opacity: 0.1 }),
    lit && light,
    // the inside of the band at the back of the head
    shape(
      `${band}M150 400C150 320 300 252 500 252C700 252 850 320 850 400C830 480 700 540 500 556C300 540 170 480 150 400Z`,
      ink.deep,
      { rule: 'evenodd' },
    ),
    line('M124 380C130 270 300 212 500 212C700 212 870 270 876 380', ink.dark, 40),
    stitch('M124 380C130 270 300 212 500 212C700 212 870 270 876 380', ink.base, 4),
    box(440, 184, 120, 58, 12, ink.rubber),
    line('M462 196v34M484 196v34M516 196v34M538 196v34', mix(ink.rubber, '#ffffff', 0.2), 5),
    ink.has('top-strap') &&
      tube('M500 196C470 60 540 60 500 530', 46, [ink.deep, ink.base, ink.light], { cap: 'butt' }) +
        box(476, 300, 50, 34, 8, ink.rubber),
    shape(front, ink.base),
    inside(
      'lamp-band',
      front,
      line('M92 372C110 500 250 570 430 596M908 372C890 500 750 570 570 596', ink.pale, 12) +
        line('M94 440C130 560 260 630 430 650M906 440C870 560 740 630 570 650', ink.dark, 22) +
        (ink.vary(2) > 0.4
          ? line('M94 408C124 524 250 596 430 622M906 408C876 524 750 596 570 622', ink.accent, 13)
          : stitch('M94 408C124 524 250 596 430 622M906 408C876 524 750 596 570 622', ink.accent, 8)),
    ),
    shape(
      `M${l - 6} ${y - 60}L${l - 46} ${y - 44}V${y + 40}L${l - 2} ${y + 60}Z M${r + 6} ${y - 60}L${r + 46} ${y - 44}V${y + 40}L${r + 2} ${y + 60}Z`,
      ink.webbing,
    ),
    shape(housing, ink.rubber),
    inside(
      'lamp-body',
      housing,
      shape(
        `M${l - 20} ${y - 130}H${r + 20}V${y - 78}C${r - 90} ${y - 96} ${l + 90} ${y - 96} ${l - 20} ${y - 70}Z`,
        mix(ink.rubber, '#ffffff', 0.26),
      ) +
        shape(
          `M${l - 20} ${y + 78}C${l + 100} ${y + 110} ${r - 100} ${y + 110} ${r + 20} ${y + 70}V${y + 140}H${l - 20}Z`,
          '#0d1512',
          { opacity: 0.5 },
        ) +
        shape(`M${l - 20} ${y - 90}L${l + 30} ${y - 60}V${y + 70}L${l - 20} ${y + 90}Z`, ink.base) +
        shape(`M${r + 20} ${y - 90}L${r - 30} ${y - 60}V${y + 70}L${r + 20} ${y + 90}Z`, ink.dark),
    ),
    box(450, y - 128, 100, 26, 10, ink.accent),
    box(460, y - 124, 60, 8, 4, mix(ink.accent, '#ffffff', 0.4)),
    lamp(ink, 452, y + 4, 78, lit),
    lamp(ink, 574, y + 22, 34, lit),
    circle(574, y - 52, 14, '#c63a2b'),
    box(478, y + 98, 44, 10, 5, '#7fd08a'),
  ]
    .filter(Boolean)
    .join('')
}

/** A light on a handlebar, seen from its side and a little from the front. */
const bikeLight: Drawing = (ink) => {
  const lit = ink.has('beam')
  const tail = 176 + ink.vary(0) * 50
  const body = `M${tail + 40} 330H640C668 330 690 344 700 360L716 560C706 584 684 596 650 596H${tail + 50}C${tail} 596 ${tail - 20} 560 ${tail - 20} 470C${tail - 20} 370 ${tail} 330 ${tail + 40} 330Z`
  return [
    lit &&
      shape('M700 470L930 230Q1000 470 930 710Z', warm, { opacity: 0.45 }) +
        shape('M700 470L910 330Q950 470 910 610Z', warm, { opacity: 0.6 }),
    fallShadow(body, 16, 24),
    ink.has('top-strap') &&
      line('M330 640C300 860 520 880 500 640', ink.rubber, 34) +
        line('M322 660C310 830 470 850 480 700', mix(ink.rubber, '#ffffff', 0.25), 6) +
        ellipse(410, 740, 66, 62, ink.metalDark) +
        ellipse(404, 732, 56, 52, ink.metal) +
        ellipse(396, 722, 34, 30, ink.metalLight),
    shape('M310 590H520L500 660H330Z', ink.rubber),
    shape('M320 640H512L498 690C470 720 360 720 334 690Z', mix(ink.rubber, '#ffffff', 0.12)),
    line('M352 664H480', mix(ink.rubber, '#ffffff', 0.3), 6),
    shape(body, ink.base),
    inside(
      'lamp-body',
      body,
      shape('M100 300H760V402C500 380 300 390 100 420Z', ink.light) +
        shape('M140 344H620L630 366H150Z', ink.pale) +
        shape('M100 520C300 540 500 536 760 500V620H100Z', ink.dark) +
        shape('M100 566H760V620H100Z', ink.deep) +
        times(7, (i) => line(`M${260 + i * 38} 486L${250 + i * 38} 580`, ink.deep, 13)) +
        shape('M600 300C580 400 584 520 600 620H660C640 520 640 400 656 300Z', ink.accent),
    ),
    box(330, 306, 116, 34, 14, ink.rubber),
    box(352, 312, 60, 10, 5, mix(ink.rubber, '#ffffff', 0.35)),
    times(4, (i) => circle(492 + i * 24, 352, 6, i < 3 ? '#7fd08a' : ink.deep)),
    ellipse(706, 462, 56, 142, ink.rubber),
    ellipse(714, 462, 44, 120, ink.metalDark),
    ellipse(716, 462, 38, 108, lit ? warm : ink.metal),
    ellipse(714, 440, 24, 74, lit ? '#fff7dc' : ink.metalLight),
    ellipse(720, 466, 14, 34, lit ? '#ffffff' : '#e9d68a'),
    ellipse(tail - 6, 468, 10, 60, ink.deep),
  ]
    .filter(Boolean)
    .join('')
}

const tailLight: Drawing = (ink) => {
  const lit = ink.has('beam')
  const h = 300 + ink.vary(0) * 40
  const body = `M390 ${520 - h}C390 ${470 - h} 610 ${470 - h} 610 ${520 - h}L634 ${480 + h * 0.5}C634 ${560 + h * 0.5} 366 ${560 + h * 0.5} 366 ${480 + h * 0.5}Z`
  const lens = `M420 ${560 - h}C420 ${520 - h} 580 ${520 - h} 580 ${560 - h}L600 ${450 + h * 0.5}C600 ${510 + h * 0.5} 400 ${510 + h * 0.5} 400 ${450 + h * 0.5}Z`
  const parts = [
    fallShadow(body, 18, 24),
    lit && circle(500, 470, 360, '#e0402e', { opacity: 0.12 }) + circle(500, 470, 270, '#e0402e', { opacity: 0.16 }),
    ink.has('top-strap') &&
      line('M370 420C170 400 170 640 372 610M630 420C830 400 830 640 628 610', ink.rubber, 40) +
        line('M360 408C190 392 170 540 220 590', mix(ink.rubber, '#ffffff', 0.3), 6) +
        circle(796, 520, 20, mix(ink.rubber, '#ffffff', 0.22)),
    shape(body, ink.base),
    inside(
      'lamp-body',
      body,
      shape('M340 100H440C420 300 400 600 400 760H340Z', ink.light) +
        shape('M570 100C600 300 600 600 580 800H700V100Z', ink.dark),
    ),
    shape(lens, '#7d1d15'),
    inside(
      'lamp-lens',
      lens,
      shape('M380 100H620V900H380Z', lit ? '#ec4a36' : '#b9301f') +
        times(7, (i) =>
          line(`M380 ${590 - h + i * 62}Q500 ${620 - h + i * 62} 620 ${590 - h + i * 62}`, '#7d1d15', 8, {
            opacity: 0.6,
          }),
        ) +
        times(
          5,
          (i) =>
            circle(500, 610 - h + i * 78, 26, lit ? '#ffd9c9' : '#e8705d') +
            circle(496, 605 - h + i * 78, 11, lit ? '#ffffff' : '#f3b4a6'),
        ) +
        shape('M400 100H450C430 300 424 600 430 800H380Z', '#ffffff', { opacity: 0.25 }) +
        shape('M560 100H640V800H566Z', '#3c0d09', { opacity: 0.35 }),
    ),
    box(450, 516 + h * 0.5, 100, 22, 11, ink.accent),
    tube(`M420 ${486 - h}H580`, 24, [ink.deep, ink.dark, ink.light]),
  ]
  return group(parts.filter(Boolean).join(''), 'translate(-90 -60) scale(1.18)')
}

const cuts: Record<string, Drawing> = { headlamp: headlampCut, 'bike-light': bikeLight, 'tail-light': tailLight }

export const headlamp: Drawing = (ink) => (cuts[ink.cut] ?? headlampCut)(ink)
