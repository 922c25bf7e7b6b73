import {
  box,
  circle,
  ellipse,
  fallShadow,
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
import { digits } from './digits.ts'

const steel = (ink: Ink) => [ink.metalDark, ink.metal, ink.metalLight] as const

const beacon: Drawing = (ink) => {
  const w = 190 + ink.vary(0) * 16
  const d = `M${500 - w} 230C${500 - w} 150 ${500 - w + 60} 120 500 120C${500 + w - 60} 120 ${500 + w} 150 ${500 + w} 230L${500 + w - 14} 760C${500 + w - 20} 840 ${500 + w - 70} 880 500 880C${500 - w + 70} 880 ${500 - w + 20} 840 ${500 - w + 14} 760Z`
  const harness =
    'M330 200C200 60 120 300 170 520C200 700 260 780 330 800M670 200C800 60 880 300 830 520C800 700 740 780 670 800'
  return turned(
    [
      ink.has('strap') &&
        line(harness, '#17201c', 40, { opacity: 0.12, transform: 'translate(16 22)' }) +
          line(harness, ink.webbing, 36) +
          stitch(harness, ink.accent, 5) +
          box(140, 480, 66, 54, 10, ink.rubber) +
          box(796, 480, 66, 54, 10, ink.rubber),
      fallShadow(d, 22, 26),
      shape(d, ink.base),
      inside(
        'beacon-body',
        d,
        shape('M280 100H400C370 400 370 700 400 900H280Z', ink.light) +
          shape('M610 100H740V900H600C640 700 640 400 610 100Z', ink.dark) +
          shape('M280 770Q500 830 720 770V900H280Z', ink.deep) +
          shape('M300 100H700V210Q500 250 300 210Z', ink.accent) +
          shape('M620 100H700V210L640 224Z', ink.accentDark),
      ),
      box(372, 270, 256, 270, 26, ink.rubber),
      box(386, 284, 228, 242, 18, '#c9d6c4'),
      line('M500 310l56 66h-32v34h-48v-34h-32Z', '#1d2524', 11),
      digits(`${12 + Math.floor(ink.vary(1) * 70)}`, 424, 430, 76, '#1d2524'),
      digits('5', 550, 466, 40, '#1d2524'),
      shape('M386 284H500L430 526H386Z', '#ffffff', { opacity: 0.2 }),
      circle(430, 620, 38, ink.deep) +
        circle(427, 617, 31, mix(ink.rubber, '#ffffff', 0.2)) +
        circle(570, 620, 38, ink.deep) +
        circle(567, 617, 31, '#c63a2b'),
      box(400, 690, 200, 56, 24, ink.deep),
      box(500, 696, 92, 44, 20, ink.accent),
      line('M420 718h50', ink.paper, 7),
      times(3, (i) => line(`M${450 + i * 34} 800v34`, ink.dark, 14)),
      box(470, 96, 60, 40, 12, ink.rubber),
    ]
      .filter(Boolean)
      .join(''),
    ink.has('strap') ? 0 : 10,
  )
}

const probe: Drawing = (ink) => {
  const x = (i: number) => 350 + i * 52
  const seg = (i: number) => {
    const y = 150 + ((i * 53) % 90) + ink.vary(i) * 20
    const tones =
      i % 2
        ? ([ink.dark, ink.base, ink.pale] as const)
        : ([ink.metalDark, mix(ink.metal, ink.metalLight, 0.5), '#f7f5ee'] as const)
    return (
      line(`M${x(i)} ${y}V820`, '#17201c', 26, { opacity: 0.12, transform: 'translate(14 14)' }) +
      tube(`M${x(i)} ${y}V${800 + ((i * 31) % 50)}`, 27, tones) +
      times(6, (k) => line(`M${x(i) - 11} ${y + 90 + k * 90}h22`, i % 2 ? ink.paper : ink.dark, 6, { cap: 'butt' })) +
      box(x(i) - 16, y - 8, 32, 44, 6, ink.rubber)
    )
  }
  return turned(
    [
      line(
        `M${x(0)} 830C${x(0)} 930 ${x(1)} 930 ${x(1)} 850M${x(2)} 850C${x(2)} 930 ${x(3)} 930 ${x(3)} 850M${x(4)} 850C${x(4)} 930 ${x(5)} 930 ${x(5)} 840`,
        ink.rubber,
        8,
      ),
      times(6, seg),
      shape(`M${x(0) - 13} 150L${x(0)} 84L${x(0) + 13} 150Z`, ink.metalDark),
      line(`M${x(5)} 140C${x(5)} 60 ${x(5) + 110} 60 ${x(5) + 100} 180`, ink.accent, 11),
      tube(`M${x(5) + 76} 200H${x(5) + 130}`, 34, [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.4)]),
      ink.has('strap') &&
        line(`M${x(0) - 34} 420H${x(5) + 34}M${x(0) - 34} 700H${x(5) + 34}`, ink.webbing, 50) +
          box(450, 392, 80, 58, 10, ink.rubber) +
          box(450, 672, 80, 58, 10, ink.rubber) +
          stitch(`M${x(0) - 30} 404H${x(5) + 30}M${x(0) - 30} 684H${x(5) + 30}`, ink.accent),
    ]
      .filter(Boolean)
      .join(''),
    12,
  )
}

const snowShovel: Drawing = (ink) => {
  const d = `M340 560C340 530 400 516 500 516C600 516 660 530 660 560L684 880C690 926 640 944 500 944C360 944 310 926 316 880Z`
  const waist = 640 + ink.vary(0) * 40
  const content = [
    line('M514 150V540', '#17201c', 40, { opacity: 0.12, transform: 'translate(16 14)' }),
    fallShadow(d, 22, 22),
    tube('M500 130V420', 34, steel(ink)),
    tube('M500 330V560', 44, steel(ink)),
    circle(488, 366, 8, ink.rubber),
    tube('M404 104H596', 50, [mix(ink.rubber, '#0d1512', 0.4), ink.rubber, mix(ink.rubber, '#ffffff', 0.35)]),
    shape('M460 100H540L526 190H474Z', ink.rubber),
    box(476, 320, 48, 36, 8, ink.accent),
    shape(d, ink.base),
    inside(
      'shovel-blade',
      d,
      shape('M300 500H460C420 640 410 800 430 960H300Z', ink.light) +
        shape('M570 500H700V960H590C620 800 610 640 570 500Z', ink.dark) +
        shape('M420 500H580L560 720Q500 760 440 720Z', ink.deep, { opacity: 0.5 }) +
        line(`M390 ${waist - 60}V860M610 ${waist - 60}V860`, seamOf(ink), 13, { opacity: 0.5 }) +
        line(`M380 ${waist - 60}V860M600 ${waist - 60}V860`, ink.pale, 6, { opacity: 0.6 }) +
        shape('M300 900Q500 930 700 900V960H300Z', ink.metalLight, { opacity: 0.6 }),
    ),
    line('M340 560C340 530 400 516 500 516C600 516 660 530 660 560', ink.pale, 9),
    tube('M500 500V590', 56, [ink.dark, ink.base, ink.pale]),
    times(4, (i) => circle(400 + i * 68, 900, 11, ink.deep)),
    line('M450 800l34 -46l24 32l16 -20l34 38', markOn(ink), 9),
    ink.has('strap') &&
      line('M474 200C330 220 330 460 470 470', ink.webbing, 21) +
        line('M474 200C340 226 336 456 470 470', ink.accent, 5) +
        box(352, 316, 34, 46, 8, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
  return turned(content, 22)
}

const airbag: Drawing = (ink) => {
  const bag = `M190 420C120 180 260 70 500 70C740 70 880 180 810 420C790 470 740 470 720 430C690 300 620 250 500 250C380 250 310 300 280 430C260 470 210 470 190 420Z`
  const low = 880 + ink.vary(0) * 16
  const pack = `M320 330C330 270 400 250 500 250C600 250 670 270 680 330C710 460 724 640 716 ${low - 60}C710 ${low - 10} 670 ${low} 500 ${low}C330 ${low} 290 ${low - 10} 284 ${low - 60}C276 640 290 460 320 330Z`
  const red = '#d8432b'
  return [
    fallShadow(bag, 18, 22),
    fallShadow(pack, 18, 24),
    shape(bag, red),
    inside(
      'airbag-bag',
      bag,
      shape('M120 60H500C300 120 260 260 260 480H120Z', mix(red, '#ffffff', 0.2)) +
        shape('M240 200C290 120 400 90 500 90C420 120 330 160 280 250Z', mix(red, '#ffffff', 0.45)) +
        shape('M700 90C860 200 830 380 790 480H700C760 340 760 200 660 110Z', mix(red, '#0d1512', 0.3)) +
        line(
          'M500 60V250M300 110L360 290M700 110L640 290M180 260L290 400M820 260L710 400',
          mix(red, '#0d1512', 0.4),
          6,
        ),
    ),
    box(560, 130, 110, 60, 10, ink.paper, { opacity: 0.9 }),
    line('M580 172l22 -28l16 20l12 -14l22 26', red, 7),
    shape(pack, ink.base),
    inside(
      'airbag-pack',
      pack,
      shape(`M270 240H410C370 480 370 700 400 ${low + 20}H260Z`, ink.light) +
        shape(`M610 240H740V${low + 20}H600C640 700 640 480 610 240Z`, ink.dark) +
        shape(`M260 ${low - 110}Q500 ${low - 70} 740 ${low - 110}V${low + 20}H260Z`, ink.deep, { opacity: 0.7 }) +
        line('M290 420Q500 470 710 420', ink.deep, 15) +
        line('M290 420Q500 470 710 420', ink.metal, 5, { dash: '7 5', cap: 'butt' }),
    ),
    line('M640 436v54', ink.accent, 13),
    shape('M360 540Q500 516 640 540V750Q500 776 360 750Z', ink.dark),
    line('M372 566Q500 544 628 566', ink.metal, 5, { dash: '7 5', cap: 'butt' }),
    line('M450 690l34 -46l24 32l16 -20l34 38', markOn(ink), 9),
    tube('M352 300C300 420 290 560 300 760M648 300C700 420 710 560 700 760', 26, [
      mix(ink.webbing, '#0d1512', 0.3),
      ink.webbing,
      mix(ink.webbing, '#ffffff', 0.25),
    ]),
    box(276, 470, 46, 80, 12, red),
    ellipse(298, 556, 20, 12, '#0d1214'),
    ink.has('strap') &&
      line('M290 800C160 800 130 850 180 890M710 800C840 800 870 850 820 890', ink.webbing, 44) +
        box(150, 866, 66, 44, 10, ink.rubber) +
        box(786, 866, 66, 44, 10, ink.rubber) +
        line('M330 640H670', ink.webbing, 30, { cap: 'butt' }) +
        box(472, 620, 56, 42, 8, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = { beacon, probe, 'snow-shovel': snowShovel, airbag }

export const avalanche: Drawing = (ink) => (cuts[ink.cut] ?? beacon)(ink)
