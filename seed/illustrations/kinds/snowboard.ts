import {
  box,
  circle,
  ellipse,
  fallShadow,
  group,
  inside,
  line,
  markOn,
  mix,
  shape,
  times,
  turned,
  type Drawing,
  type Ink,
} from '../pen.ts'
import { peaks, sun, waves } from './skis-graphics.ts'

/** Nose, waist and tail of the whole boards; the directional one has a longer, more pointed nose and a swallow tail. */
const outlines: Record<string, string> = {
  directional:
    'M500 24C580 24 640 100 644 200C646 330 610 420 608 540C606 660 632 740 636 830C638 900 610 950 580 976C556 974 530 950 500 922C470 950 444 974 420 976C390 950 362 900 364 830C368 740 394 660 392 540C390 420 354 330 356 200C360 100 420 24 500 24Z',
  twin: 'M500 40C586 40 640 96 642 186C642 310 606 400 606 500C606 600 642 690 642 814C640 904 586 960 500 960C414 960 360 904 358 814C358 690 394 600 394 500C394 400 358 310 358 186C360 96 414 40 500 40Z',
  split:
    'M500 30C584 30 646 96 646 190C646 320 612 400 610 510C608 620 636 700 638 810C636 900 586 966 500 966C414 966 364 900 362 810C364 700 392 620 390 510C388 400 354 320 354 190C354 96 416 30 500 30Z',
}

const binding = (ink: Ink, y: number, degrees: number) => {
  const plate = `M440 ${y - 76}C420 ${y - 60} 416 ${y + 60} 440 ${y + 96}C470 ${y + 116} 530 ${y + 116} 560 ${y + 96}C584 ${y + 60} 580 ${y - 60} 560 ${y - 76}Z`
  return turned(
    shape(plate, '#0d1512', { opacity: 0.25, transform: 'translate(8 10)' }) +
      shape(plate, ink.rubber) +
      shape(`M452 ${y - 62}H548V${y + 60}H452Z`, mix(ink.rubber, '#ffffff', 0.14)) +
      circle(500, y, 40, ink.metalDark) +
      circle(500, y, 28, ink.rubber) +
      times(4, (i) => circle(500 + (i % 2 ? 12 : -12), y + (i < 2 ? -12 : 12), 5, ink.metal)) +
      shape(
        `M424 ${y + 66}C440 ${y + 140} 560 ${y + 140} 576 ${y + 66}L590 ${y + 50}C596 ${y + 170} 404 ${y + 170} 410 ${y + 50}Z`,
        ink.accent,
      ) +
      line(`M424 ${y + 88}C450 ${y + 142} 550 ${y + 142} 576 ${y + 88}`, ink.accentDark, 6) +
      shape(`M404 ${y + 12}Q500 ${y - 24} 596 ${y + 12}V${y + 54}Q500 ${y + 14} 404 ${y + 54}Z`, ink.rubber) +
      line(`M420 ${y + 18}Q500 ${y - 12} 580 ${y + 18}`, mix(ink.rubber, '#ffffff', 0.35), 6) +
      shape(`M414 ${y - 66}Q500 ${y - 98} 586 ${y - 66}V${y - 36}Q500 ${y - 66} 414 ${y - 36}Z`, ink.rubber) +
      line(`M430 ${y - 62}Q500 ${y - 86} 570 ${y - 62}`, mix(ink.rubber, '#ffffff', 0.35), 5) +
      box(582, y + 2, 24, 56, 6, ink.metal) +
      box(576, y - 70, 22, 40, 6, ink.metal),
    degrees,
    500,
    y,
  )
}

export const snowboard: Drawing = (ink) => {
  const d = outlines[ink.cut] ?? outlines.twin ?? ''
  const slant = ink.vary(0) * 80
  const inserts = (y: number) =>
    times(8, (i) => circle(472 + (i % 2) * 56, y - 54 + Math.floor(i / 2) * 36, 5, ink.deep))
  const art =
    shape(`M300 ${620 + slant}L700 ${500 - slant}V1000H300Z`, ink.dark) +
    shape(`M300 ${620 + slant}L700 ${500 - slant}v34L300 ${654 + slant}Z`, ink.accent) +
    (ink.has('sun') ? sun(ink, 500, 240 + ink.vary(1) * 30, 96) : '') +
    (ink.has('peaks') ? peaks(ink, 340, 320, 560, 190) + shape('M300 740H700V1000H300Z', ink.accentDark) : '') +
    (ink.has('waves') ? waves(ink, 340, 320, 700 + ink.vary(2) * 20, 6, 44) : '') +
    (!ink.has('sun') && !ink.has('peaks')
      ? `<g transform="rotate(-90 450 260)">${line('M370 320l44 -74l34 50l22 -30l50 54', markOn(ink), 12, { opacity: 0.9 })}</g>`
      : '')
  const half = (side: string) =>
    inside(
      `board-${side}`,
      d,
      art +
        shape('M340 0H420C400 200 420 400 424 520C420 700 400 800 410 1000H300V0Z', ink.pale, { opacity: 0.28 }) +
        shape('M600 0H700V1000H590C610 800 560 640 566 520C570 400 610 200 600 0Z', '#0d1512', { opacity: 0.2 }) +
        shape('M300 0H700V110Q500 40 300 130Z', ink.pale, { opacity: 0.4 }) +
        line(d, ink.metalDark, 9) +
        line(d, ink.metalLight, 3, { transform: 'translate(3 3)' }),
    )
  const body = [
    fallShadow(d, 24, 22),
    shape(d, ink.base),
    half('top'),
    ink.cut === 'split' &&
      line('M500 30V966', '#0d1512', 9) +
        line('M495 34V960', ink.metal, 3) +
        [110, 420, 590, 880]
          .map((y) => box(468, y, 64, 26, 8, ink.metalDark) + box(474, y + 4, 52, 8, 4, ink.metalLight))
          .join(''),
    ink.has('bindings') ? binding(ink, 330, -14) + binding(ink, 690, 12) : inserts(330) + inserts(690),
    ink.cut === 'split' && ellipse(500, 44, 20, 10, ink.metalDark),
  ]
  return group(
    turned(body.filter(Boolean).join(''), ink.cut === 'twin' ? 14 : ink.cut === 'split' ? -12 : 17),
    'translate(25 25) scale(0.95)',
  )
}
