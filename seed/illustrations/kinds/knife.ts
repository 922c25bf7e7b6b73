import {
  box,
  circle,
  fallShadow,
  group,
  inside,
  line,
  mix,
  shape,
  stitch,
  times,
  tube,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'

const handleTones = (ink: Ink) =>
  ink.has('wood-handle')
    ? ([ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.3)] as const)
    : ([ink.dark, ink.base, ink.light] as const)

/** A scale of the handle: lit above, shaded below; wood shows its grain. */
const scale = (ink: Ink, name: string, d: string, y: number, h: number) => {
  const [dark, base, light] = handleTones(ink)
  return (
    shape(d, base) +
    inside(
      name,
      d,
      shape(`M0 0H1000V${y + h * 0.3}Q500 ${y + h * 0.2} 0 ${y + h * 0.36}Z`, light) +
        shape(`M0 1000H1000V${y + h * 0.68}Q500 ${y + h * 0.78} 0 ${y + h * 0.66}Z`, dark) +
        (ink.has('wood-handle')
          ? times(4, (i) =>
              line(
                `M0 ${y + h * (0.22 + i * 0.2)}q120 ${i % 2 ? 12 : -12} 250 0t250 0t250 0t250 0`,
                ink.woodDark,
                3.5,
                { opacity: 0.5 },
              ),
            )
          : ''),
    )
  )
}

const steelBlade = (ink: Ink, name: string, d: string, edge: string) =>
  fallShadow(d, 12, 18) + shape(d, ink.metal) + inside(name, d, edge) + line(d, ink.metalDark, 3)

const folding: Drawing = (ink) => {
  const belly = ink.vary(0) * 14
  const blade = `M430 470C560 420 780 424 930 520C860 ${570 + belly} 640 ${590 + belly} 440 560Z`
  const handle =
    'M80 560C74 500 110 470 170 470C260 470 340 450 440 456C480 460 500 490 496 540C492 590 460 600 420 596C320 590 250 620 170 632C110 636 84 610 80 560Z'
  const content =
    steelBlade(
      ink,
      'knife-blade',
      blade,
      shape(`M400 400H960V470C780 440 600 460 400 500Z`, ink.metalLight) +
        shape(`M440 540C640 ${550 + belly} 800 ${550 + belly} 930 520L900 640H440Z`, ink.metalLight) +
        line(`M470 536C640 ${548 + belly} 800 ${546 + belly} 926 520`, ink.metalDark, 4),
    ) +
    box(540, 466, 90, 17, 8, ink.metalDark) +
    fallShadow(handle, 12, 22) +
    shape(handle, ink.metalDark, { transform: 'translate(4 7)' }) +
    scale(ink, 'knife-handle', handle, 456, 176) +
    [
      [130, 560, 12],
      [300, 536, 9],
      [446, 524, 22],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.metalDark) + circle(x - 2, y - 2, r * 0.7, ink.metalLight))
      .join('') +
    circle(108, 592, 17, 'none', { stroke: ink.metal, width: 8 }) +
    line('M108 604C60 660 110 730 170 720C220 706 200 660 170 690', ink.accent, 11) +
    box(200, 470, 150, 15, 7, ink.metal, { opacity: 0.8 })
  return turned(group(content, 'translate(-10 -40)'), -26)
}

const multiTool: Drawing = (ink) => {
  const arm = (side: number) => {
    const x = 500 + side * 26
    const d = `M${x} 470C${x + side * 60} 480 ${x + side * 120} 560 ${x + side * 130} 650L${x + side * 150} 860C${x + side * 150} 900 ${x + side * 84} 900 ${x + side * 78} 870L${x + side * 50} 660C${x + side * 40} 590 ${x + side * 10} 560 ${x - side * 16} 540Z`
    const name = side < 0 ? 'tool-left' : 'tool-right'
    const [dark, base, light] = handleTones(ink)
    return (
      fallShadow(d, 12, 18) +
      shape(d, base) +
      inside(
        name,
        d,
        line(
          `M${x + side * 30} 490C${x + side * 80} 560 ${x + side * 90} 600 ${x + side * 96} 660L${x + side * 118} 890`,
          side < 0 ? light : dark,
          30,
        ) +
          line(
            `M${x} 540C${x + side * 50} 590 ${x + side * 50} 620 ${x + side * 60} 680L${x + side * 86} 890`,
            ink.metal,
            20,
          ) +
          line(
            `M${x} 546C${x + side * 44} 590 ${x + side * 44} 620 ${x + side * 54} 680L${x + side * 80} 890`,
            ink.metalDark,
            6,
          ),
      ) +
      circle(x + side * 116, 866, 13, ink.metalDark) +
      circle(x + side * 116 - 2, 864, 8, ink.metalLight)
    )
  }
  const jaw = (side: number) => {
    const x = 500 + side * 3
    const d = `M${x} 130C${x + side * 34} 150 ${x + side * 44} 260 ${x + side * 56} 330C${x + side * 80} 380 ${x + side * 70} 460 ${x + side * 40} 500H${x - side * 20}V400C${x + side * 24} 380 ${x + side * 24} 330 ${x} 310Z`
    return (
      shape(d, side < 0 ? ink.metalLight : ink.metal) +
      shape(d, ink.metalDark, { opacity: side < 0 ? 0.14 : 0.3 }) +
      times(7, (i) => line(`M${x + side} ${150 + i * 22}h${side * 16}`, ink.metalDark, 5))
    )
  }
  const blade = (name: string, d: string, dx: number, dy: number, turn: number) =>
    group(
      turned(steelBlade(ink, name, d, shape('M0 0H490V1000H0Z', ink.metalLight)), turn, 500, 860),
      `translate(${dx} ${dy})`,
    )
  const open = 6 + ink.vary(0) * 8
  return (
    blade('tool-knife', 'M480 860V640C480 590 520 560 526 660V860Z', -166, 20, -38 - open) +
    blade('tool-saw', 'M484 860V640L520 620V860Z', 166, 20, 44 + open) +
    blade('tool-driver', 'M490 860V690L484 660H516L510 690V860Z', -120, 14, -64 - open) +
    turned(arm(-1), open, 500, 480) +
    turned(arm(1), -open, 500, 480) +
    jaw(1) +
    jaw(-1) +
    circle(500, 470, 44, ink.metalDark) +
    circle(496, 466, 36, ink.metal) +
    circle(490, 460, 18, ink.metalLight) +
    line('M478 490l36 -36', ink.metalDark, 6)
  )
}

const hatchet: Drawing = (ink) => {
  const handle =
    'M470 250C480 400 490 560 470 720C462 800 450 850 440 900C430 936 540 950 548 906C556 860 560 800 566 720C576 560 560 400 546 250Z'
  const head = `M400 170C460 150 560 150 620 176L640 300C580 320 520 316 480 330C420 350 360 ${400 + ink.vary(0) * 30} 300 ${430 + ink.vary(0) * 30}C240 360 236 230 280 130C320 160 360 176 400 170Z`
  const [dark, base, light] = ink.has('wood-handle')
    ? [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.35)]
    : [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.25)]
  const content =
    fallShadow(handle, 18, 18) +
    fallShadow(head, 18, 22) +
    shape(handle, base) +
    inside(
      'hatchet-handle',
      handle,
      shape('M400 200H504C520 500 510 800 480 960H400Z', light) +
        shape('M540 200H640V960H520C556 700 560 480 540 200Z', dark) +
        (ink.has('wood-handle')
          ? line('M500 330C512 500 512 700 480 900M530 330C546 500 540 700 516 900', ink.woodDark, 4, { opacity: 0.5 })
          : times(6, (i) => line(`M440 ${640 + i * 34}L580 ${620 + i * 34}`, '#0d1512', 9, { opacity: 0.35 }))) +
        shape('M400 846Q500 870 600 850V980H400Z', ink.base) +
        shape('M530 850H600V980H520Z', ink.dark),
    ) +
    shape(head, ink.metalDark) +
    inside(
      'hatchet-head',
      head,
      shape('M200 100H500C420 220 400 300 360 460H200Z', ink.metal) +
        shape('M200 100H300C270 240 280 340 330 440L200 480Z', ink.metalLight) +
        line('M312 148C284 250 292 340 336 414', ink.metalDark, 4) +
        shape('M400 160H640V200Q500 180 390 210Z', ink.metal),
    ) +
    box(474, 176, 70, 26, 8, ink.wood) +
    shape('M460 330L560 316L556 350L470 356Z', ink.base) +
    line('M466 344l92 -12', ink.accent, 7) +
    circle(500, 900, 13, '#0d1512')
  return turned(group(content, 'translate(20 -20)'), 24)
}

const saw: Drawing = (ink) => {
  const blade = 'M410 420L926 500C934 520 926 540 910 544L424 546Z'
  const handle =
    'M70 500C70 440 130 410 220 420C310 430 380 400 450 412C480 420 486 520 460 552C400 566 340 556 260 590C180 626 70 620 70 500Z'
  const teeth = Array.from({ length: 26 }, (_, i) => `L${434 + i * 18.4} ${i % 2 ? 545 : 568 + ink.vary(0) * 4}`).join(
    '',
  )
  const content =
    shape(`M430 520${teeth}L912 540V500H430Z`, ink.metalDark) +
    steelBlade(ink, 'saw-blade', blade, shape('M400 400H960V520L420 470Z', ink.metalLight)) +
    fallShadow(handle, 12, 22) +
    scale(ink, 'saw-handle', handle, 412, 190) +
    times(6, (i) => line(`M${150 + i * 34} 560l18 -28`, '#0d1512', 8, { opacity: 0.35 })) +
    circle(434, 480, 25, ink.metalDark) +
    circle(430, 476, 17, ink.metalLight) +
    box(330, 410, 70, 26, 10, ink.accent) +
    circle(112, 510, 16, ink.deep) +
    line('M112 510C40 560 80 660 140 640', ink.accent, 10)
  return turned(group(content, 'translate(0 -10)'), -30)
}

const shovel: Drawing = (ink) => {
  const scoop = `M396 560C396 540 430 530 500 530C570 530 604 540 604 560V740C604 ${840 + ink.vary(0) * 20} 550 910 500 940C450 910 396 ${840 + ink.vary(0) * 20} 396 740Z`
  const wooden = ink.has('wood-handle')
  const tones = wooden
    ? ([ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.35)] as const)
    : ([ink.metalDark, ink.metal, ink.metalLight] as const)
  const content =
    line('M512 130V560', '#17201c', 34, { opacity: 0.12, transform: 'translate(14 12)' }) +
    fallShadow(scoop, 20, 20) +
    tube('M500 180V550', 34, tones) +
    (wooden ? '' : tube('M500 180V330', 42, [ink.dark, ink.base, ink.pale])) +
    tube('M500 190L420 130M500 190L580 130', 26, [ink.dark, ink.base, ink.light]) +
    tube('M408 96H592', 42, wooden ? tones : [ink.dark, ink.base, ink.pale]) +
    tube('M420 130L408 100M580 130L592 100', 24, [ink.dark, ink.base, ink.light]) +
    shape(scoop, ink.base) +
    inside(
      'shovel-scoop',
      scoop,
      shape('M380 500H470C440 700 450 820 500 960H380Z', ink.light) +
        shape('M560 500H640V960H510C570 820 580 700 560 500Z', ink.dark) +
        shape('M390 810Q500 920 610 810V960H390Z', ink.metalLight, { opacity: 0.45 }) +
        line('M500 560V700', ink.deep, 26, { opacity: 0.5 }) +
        line('M440 600V760M560 600V760', ink.deep, 9, { opacity: 0.4 }),
    ) +
    line('M396 740V560M604 740V560', ink.deep, 5, { opacity: 0.4 }) +
    times(7, (i) => shape(`M396 ${590 + i * 26}l-14 13l14 13Z`, ink.dark)) +
    box(466, 490, 68, 62, 14, ink.rubber) +
    box(474, 498, 20, 46, 6, mix(ink.rubber, '#ffffff', 0.3)) +
    stitch('M474 520H526', ink.accent, 5)
  return turned(content, 26)
}

const cuts: Record<string, Drawing> = { folding, 'multi-tool': multiTool, hatchet, saw, shovel }

export const knife: Drawing = (ink) => (cuts[ink.cut] ?? folding)(ink)
