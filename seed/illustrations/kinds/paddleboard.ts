import { box, circle, fallShadow, inside, line, mix, shape, stitch, times, turned, type Drawing } from '../pen.ts'
import { waves } from './skis-graphics.ts'

const outlines: Record<string, string> = {
  touring:
    'M500 20C530 90 600 240 616 430C630 640 612 820 584 960C580 974 420 974 416 960C388 820 370 640 384 430C400 240 470 90 500 20Z',
  'all-round':
    'M500 30C590 44 652 180 664 380C676 600 650 800 590 924C560 972 440 972 410 924C350 800 324 600 336 380C348 180 410 44 500 30Z',
}

export const paddleboard: Drawing = (ink) => {
  const d = outlines[ink.cut] ?? outlines.touring ?? ''
  const wide = ink.cut === 'all-round'
  const [l, r] = wide ? [360, 640] : [402, 598]
  const top = 430 + ink.vary(0) * 50
  const pad = `M${l + 10} ${top + 30}Q${l + 14} ${top} ${l + 50} ${top}H${r - 50}Q${r - 14} ${top} ${r - 10} ${top + 30}L${r - 14} 800Q${r - 30} 886 ${r - 60} 890H${l + 60}Q${l + 30} 886 ${l + 14} 800Z`
  const foam = mix(ink.accent, ink.paper, 0.15)
  const body = [
    fallShadow(d, 26, 20),
    shape(d, ink.dark, { transform: 'translate(9 7)' }),
    shape(d, mix(ink.base, '#ffffff', 0.06)),
    inside(
      'board',
      d,
      shape(`M500 0C440 200 400 500 420 1000H300V0Z`, ink.light) +
        shape('M590 0H720V1000H580C630 700 640 300 590 0Z', ink.dark, { opacity: 0.75 }) +
        shape('M300 0H700V170L300 250Z', ink.accent) +
        shape('M300 266L700 186V214L300 294Z', ink.paper, { opacity: 0.9 }) +
        shape('M560 60C600 200 630 260 640 300H720V0H540Z', '#0d1512', { opacity: 0.14 }) +
        (ink.has('waves')
          ? waves(ink, 320, 360, 330 + ink.vary(1) * 20, 4, 26) + waves(ink, 320, 360, 880, 4, 24)
          : '') +
        (ink.has('deck-pad')
          ? shape(pad, foam) +
            inside(
              'board-pad',
              pad,
              times(15, (i) =>
                line(`M340 ${top + 24 + i * 34}L500 ${top + 50 + i * 34}L660 ${top + 24 + i * 34}`, ink.accentDark, 5, {
                  opacity: 0.55,
                }),
              ) + shape(`M${r - 60} 300H720V900H${r - 80}Z`, '#0d1512', { opacity: 0.16 }),
            ) +
            line(pad, ink.accentDark, 4, { opacity: 0.6 })
          : box(486, 470, 28, 330, 6, ink.paper, { opacity: 0.5 }) +
            line('M500 330V460M500 810V900', ink.paper, 5, { opacity: 0.5 })),
    ),
    line(d, ink.paper, 5, { opacity: 0.35 }),
    // bungees over the bow, the handle in the middle, the leash plug at the tail
    line(
      `M${wide ? 410 : 440} 300L${wide ? 590 : 566} 392M${wide ? 590 : 560} 300L${wide ? 410 : 432} 392M${wide ? 404 : 436} 300H${wide ? 596 : 564}M${wide ? 400 : 428} 392H${wide ? 600 : 572}`,
      ink.rubber,
      7,
    ),
    [
      [wide ? 404 : 436, 300],
      [wide ? 596 : 564, 300],
      [wide ? 400 : 428, 392],
      [wide ? 600 : 572, 392],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 11, ink.rubber) + circle(x - 2, y - 2, 5, ink.metal))
      .join(''),
    box(452, 610, 96, 34, 15, ink.webbing),
    box(464, 618, 72, 12, 6, mix(ink.webbing, '#ffffff', 0.25)),
    stitch('M460 638H540', ink.metal, 3),
    circle(500, 926, 13, ink.rubber),
    circle(500, 926, 6, ink.metal),
    line('M500 926C540 960 600 940 620 900', ink.rubber, 6),
    circle(500, 214, 15, ink.rubber),
    circle(500, 214, 8, ink.metalDark),
  ]
  return turned(body.filter(Boolean).join(''), wide ? 12 : 19)
}
