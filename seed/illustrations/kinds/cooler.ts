import {
  box,
  circle,
  groundShadow,
  inside,
  line,
  markOn,
  mix,
  polar,
  seamOf,
  shape,
  stitch,
  times,
  tube,
  type Drawing,
  type Ink,
} from '../pen.ts'

const wheel = (ink: Ink, x: number, y: number, r: number) =>
  circle(x, y, r, ink.rubber) +
  circle(x - 2, y - 2, r * 0.86, mix(ink.rubber, '#ffffff', 0.14)) +
  circle(x, y, r * 0.6, ink.metalDark) +
  circle(x - 1, y - 1, r * 0.5, ink.metal) +
  line(
    times(6, (i) => `M${x} ${y}L${polar(x, y, r * 0.48, i * 60)}`),
    ink.metalDark,
    6,
  ) +
  circle(x, y, r * 0.14, ink.rubber)

const hard: Drawing = (ink) => {
  const seam = 440 + ink.vary(0) * 30
  const front = `M120 ${seam}H690L676 820Q674 844 650 844H160Q138 844 136 820Z`
  const side = `M690 ${seam}L890 ${seam - 50}L872 760Q870 784 850 790L676 844Z`
  const lidFront = `M104 ${seam - 96}Q104 ${seam - 116} 124 ${seam - 116}H690Q706 ${seam - 116} 706 ${seam - 96}V${seam}H104Z`
  const lidTop = `M124 ${seam - 116}L330 ${seam - 190}Q346 ${seam - 194} 362 ${seam - 194}H870Q896 ${seam - 194} 904 ${seam - 174}L704 ${seam - 110}Z`
  const latch = (x: number) =>
    shape(
      `M${x - 26} ${seam - 60}H${x + 26}L${x + 20} ${seam + 62}Q${x} ${seam + 76} ${x - 20} ${seam + 62}Z`,
      ink.rubber,
    ) +
    shape(`M${x - 20} ${seam - 54}H${x}L${x - 4} ${seam + 60}L${x - 14} ${seam + 58}Z`, mix(ink.rubber, '#ffffff', 0.3))
  const rope = `M742 ${seam + 40}C740 ${seam + 190} 840 ${seam + 170} 846 ${seam + 20}`
  return [
    groundShadow(505, 846, 420),
    ink.has('wheels') &&
      tube(`M150 ${seam - 130}V210H330V${seam - 190}`, 20, [ink.metalDark, ink.metal, ink.metalLight]) +
        tube('M190 210H290', 34, [ink.rubber, ink.webbing, ink.metal]),
    shape(side, ink.dark),
    inside(
      'cooler-side',
      side,
      shape('M800 300H920V860H780Z', ink.deep, { opacity: 0.45 }) +
        shape(`M690 ${seam}L900 ${seam - 52}V${seam}L690 ${seam + 52}Z`, ink.deep, { opacity: 0.6 }),
    ),
    shape(front, ink.base),
    inside(
      'cooler-front',
      front,
      shape(`M100 ${seam}H270L230 860H100Z`, ink.light) +
        shape(`M100 ${seam}H720V${seam + 34}H100Z`, ink.dark) +
        shape('M100 770H720V860H100Z', ink.dark, { opacity: 0.75 }) +
        line('M300 846V580Q300 550 330 550H490Q520 550 520 580V846', seamOf(ink), 5, { opacity: 0.45 }) +
        box(330, 600, 160, 66, 12, ink.deep, { opacity: 0.8 }) +
        line('M362 646l24 -32l16 22l12 -16l28 30', markOn(ink), 8),
    ),
    shape(lidFront, ink.light),
    inside(
      'cooler-lid',
      lidFront,
      shape(`M90 ${seam - 40}H720V${seam + 10}H90Z`, ink.base) + box(90, seam - 118, 640, 13, 0, ink.pale),
    ),
    shape(`M706 ${seam - 96}L904 ${seam - 172}V${seam - 56}L706 ${seam}Z`, ink.dark),
    shape(lidTop, ink.pale),
    shape(`M220 ${seam - 128}L380 ${seam - 178}H800L690 ${seam - 128}Z`, ink.light),
    line(`M106 ${seam}H706L904 ${seam - 54}`, ink.deep, 8),
    latch(240),
    latch(570),
    ink.has('opener') &&
      box(384, seam - 54, 60, 82, 12, ink.metalDark) +
        box(390, seam - 48, 48, 70, 9, ink.metal) +
        shape(`M398 ${seam - 12}Q414 ${seam - 42} 430 ${seam - 12}Q414 ${seam + 6} 398 ${seam - 12}Z`, ink.rubber) +
        circle(414, seam - 36, 4, ink.metalLight),
    line(rope, ink.accentDark, 17) + line(rope, ink.accent, 13, { dash: '12 6', cap: 'butt' }),
    tube(`M762 ${seam + 122}Q794 ${seam + 150} 826 ${seam + 106}`, 36, [
      mix(ink.rubber, '#0d1512', 0.4),
      ink.rubber,
      mix(ink.rubber, '#ffffff', 0.35),
    ]),
    circle(744, seam + 40, 13, ink.deep),
    circle(846, seam + 20, 13, ink.deep),
    box(846, 716, 34, 36, 10, ink.accent),
    ink.has('wheels')
      ? wheel(ink, 636, 808, 66) + wheel(ink, 846, 770, 50)
      : box(150, 836, 80, 20, 8, ink.rubber) +
        box(570, 836, 80, 20, 8, ink.rubber) +
        box(800, 792, 60, 18, 8, ink.rubber),
  ]
    .filter(Boolean)
    .join('')
}

const soft: Drawing = (ink) => {
  const top = 400 + ink.vary(0) * 30
  const body = `M150 ${top + 40}C150 ${top} 180 ${top - 10} 220 ${top - 14}C400 ${top - 30} 600 ${top - 30} 780 ${top - 14}C820 ${top - 10} 850 ${top} 850 ${top + 40}L870 780C870 840 840 856 790 858C600 870 400 870 210 858C160 856 130 840 130 780Z`
  const lid = `M150 ${top + 46}C156 ${top - 60} 240 ${top - 110} 500 ${top - 116}C760 ${top - 110} 844 ${top - 60} 850 ${top + 46}C640 ${top + 16} 360 ${top + 16} 150 ${top + 46}Z`
  const strap = `M190 ${top + 40}C220 ${top - 330} 780 ${top - 330} 810 ${top + 40}`
  return [
    groundShadow(505, 860, 390),
    line(strap, ink.webbing, 44),
    line(strap, mix(ink.webbing, '#ffffff', 0.2), 6, { transform: 'translate(-8 -10)' }),
    shape(
      `M400 ${top - 262}Q500 ${top - 290} 600 ${top - 262}L612 ${top - 206}Q500 ${top - 234} 388 ${top - 206}Z`,
      ink.rubber,
    ),
    shape(body, ink.base),
    inside(
      'cooler-body',
      body,
      shape('M100 300H290C240 500 230 700 250 900H100Z', ink.light) +
        shape('M740 300H900V900H720C760 700 760 500 740 300Z', ink.dark) +
        shape('M100 770Q500 810 900 770V900H100Z', ink.deep, { opacity: 0.7 }) +
        stitch('M110 764Q500 804 890 764', ink.pale),
    ),
    line(`M236 ${top - 10}Q226 600 236 860M764 ${top - 10}Q774 600 764 860`, ink.webbing, 40),
    stitch(
      `M222 ${top}Q212 600 222 856M250 ${top}Q240 600 250 856M750 ${top}Q760 600 750 856M778 ${top}Q788 600 778 856`,
      mix(ink.webbing, '#ffffff', 0.35),
    ),
    shape(`M300 ${top + 130}Q500 ${top + 110} 700 ${top + 130}L704 740Q500 770 296 740Z`, ink.dark),
    shape(
      `M300 ${top + 130}Q500 ${top + 110} 700 ${top + 130}V${top + 200}Q500 ${top + 180} 300 ${top + 200}Z`,
      ink.light,
    ),
    line(`M310 ${top + 202}Q500 ${top + 182} 690 ${top + 202}`, ink.metal, 6, { dash: '7 5', cap: 'butt' }),
    line(`M670 ${top + 204}v40`, ink.accent, 11),
    stitch(`M316 ${top + 220}L312 726Q500 752 688 726L684 ${top + 220}`, ink.light),
    line('M440 690l36 -48l26 34l18 -22l44 46', markOn(ink), 9, { opacity: 0.9 }),
    shape(lid, ink.light),
    inside(
      'cooler-lid',
      lid,
      shape(`M100 ${top + 10}Q500 ${top - 40} 900 ${top + 10}V${top + 80}H100Z`, ink.base) +
        shape(`M690 ${top - 130}H900V${top + 80}H760C760 ${top} 740 ${top - 60} 690 ${top - 100}Z`, ink.dark, {
          opacity: 0.7,
        }),
    ),
    line(`M150 ${top + 46}C360 ${top + 16} 640 ${top + 16} 850 ${top + 46}`, ink.deep, 12),
    line(`M160 ${top + 46}C360 ${top + 16} 640 ${top + 16} 840 ${top + 46}`, ink.metal, 5, {
      dash: '7 5',
      cap: 'butt',
    }),
    line(`M310 ${top + 30}v44`, ink.accent, 13),
    ink.has('opener') &&
      line(`M764 ${top + 110}v26`, ink.rubber, 12) +
        box(738, top + 130, 52, 110, 14, ink.metal) +
        box(744, top + 136, 14, 98, 6, ink.metalLight) +
        circle(764, top + 206, 15, ink.rubber),
    ink.has('wheels') && wheel(ink, 210, 836, 50) + wheel(ink, 790, 836, 50),
  ]
    .filter(Boolean)
    .join('')
}

export const cooler: Drawing = (ink) => (ink.cut === 'soft' ? soft : hard)(ink)
