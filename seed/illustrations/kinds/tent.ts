import { groundShadow, inside, line, mix, seamOf, shape, tube, type Drawing, type Ink } from '../pen.ts'
import { cabin, ridge } from './tent-canvas.ts'
import { doorway, guy } from './tent-parts.ts'
import { hammock, tarp } from './tent-shelter.ts'

const skirt = (ink: Ink, d: string) => shape(d, ink.deep) + line(d, ink.paper, 3, { opacity: 0.25 })

const dome: Drawing = (ink) => {
  const hem = ink.vary(0) * 40
  const apex = 274 + ink.vary(1) * 24
  const front = `M95 850C150 620 260 330 480 ${apex}C590 350 640 640 640 885C460 903 260 888 95 850Z`
  const side = `M480 ${apex}C700 300 850 560 905 800L640 885C640 640 590 350 480 ${apex}Z`
  const door = 'M300 893C338 700 408 530 468 448C545 540 575 720 575 890C480 898 390 899 300 893Z'
  const window = 'M690 560C735 530 760 560 785 660C760 690 730 705 702 715Z'
  return [
    groundShadow(505, 872, 440),
    guy(ink, 190, 600, 50, 880),
    guy(ink, 850, 620, 955, 838),
    ink.has('snow-skirt') &&
      skirt(ink, 'M95 838C60 870 50 880 52 890C240 925 460 935 650 916L948 826C940 815 920 800 900 790L640 870Z'),
    shape(side, ink.dark),
    inside(
      'tent-side',
      side,
      shape(`M480 ${apex}C640 330 760 520 800 835L1000 800V200Z`, ink.deep, { opacity: 0.45 }) +
        shape(`M600 ${900 - hem - 35}L930 ${800 - hem - 35}V960H600Z`, ink.deep),
    ),
    shape(front, ink.base),
    inside(
      'tent-front',
      front,
      shape(`M60 880C150 620 250 380 480 ${apex}C330 420 240 640 205 900Z`, ink.light) +
        shape(`M480 ${apex}C420 340 330 400 270 500C350 440 440 400 600 420Z`, ink.pale, { opacity: 0.55 }) +
        shape('M560 380C600 560 610 720 590 900H660V420Z', ink.dark, { opacity: 0.55 }) +
        shape(`M60 ${830 - hem}C260 ${876 - hem} 460 ${886 - hem} 660 ${868 - hem}V960H60Z`, ink.dark, {
          opacity: 0.8,
        }),
    ),
    ink.has('vestibule') &&
      shape(`M470 360C420 560 360 760 250 925L105 853C180 640 300 420 470 360Z`, ink.light) +
        shape('M470 360C420 560 360 760 250 925L628 890C625 700 580 480 470 360Z', ink.base) +
        line('M470 360C420 560 360 760 250 925', ink.accent, 6) +
        shape('M250 925L628 890L624 850C500 872 400 880 290 862Z', ink.dark, { opacity: 0.6 }) +
        guy(ink, 250, 922, 205, 950),
    ink.has('fly-open')
      ? doorway(ink, 'tent-door', door, 850) +
        tube('M300 893C338 700 408 530 466 450', 34, [ink.dark, ink.light, ink.pale]) +
        line('M356 690L330 680M402 570L378 556', ink.accent, 8)
      : line(door, seamOf(ink), 5) +
        line('M304 880C342 700 410 536 468 452', ink.accent, 5) +
        line('M392 585L380 620', ink.accent, 8),
    ink.has('windows') &&
      shape(window, mix(ink.deep, '#9fb6bd', 0.5)) +
        line(window, ink.light, 7) +
        line('M712 585L770 690', ink.metalLight, 5, { opacity: 0.4 }),
    line(`M95 850C150 620 260 330 480 ${apex}C700 300 850 560 905 800`, ink.accent, 13),
    line(`M640 885C640 640 590 350 480 ${apex}`, ink.accent, 13),
    line(`M120 790C180 580 280 350 478 ${apex - 3}`, ink.paper, 3, { opacity: 0.5 }),
    shape(
      `M420 ${apex + 16}C450 ${apex - 22} 520 ${apex - 22} 560 ${apex + 26}C520 ${apex + 4} 470 ${apex + 2} 420 ${apex + 16}Z`,
      ink.accentDark,
    ),
    line('M95 850l-12 14M640 885v18M905 800l14 12', ink.metalDark, 10),
  ]
    .filter(Boolean)
    .join('')
}

const tunnel: Drawing = (ink) => {
  const middle = 520 + ink.vary(0) * 40
  const face = 'M90 862C96 540 190 345 325 340C470 345 562 560 578 888C420 906 230 893 90 862Z'
  const body = `M325 340Q430 352 ${middle} 330Q620 352 700 392Q850 500 925 796L578 888C562 560 470 345 325 340Z`
  const hoopA = `M${middle} 330C640 370 735 600 752 842`
  const hoopB = 'M700 392C790 470 845 640 856 815'
  const door = 'M200 888C206 640 262 470 330 462C420 470 470 660 476 897C380 903 290 900 200 888Z'
  return [
    groundShadow(510, 880, 440),
    guy(ink, 150, 560, 40, 893),
    guy(ink, 925, 795, 972, 832),
    guy(ink, 640, 400, 800, 905),
    ink.has('snow-skirt') &&
      skirt(ink, 'M90 850C60 880 48 890 50 903C240 940 430 946 590 922L968 822C955 805 935 795 920 786Z'),
    shape(body, ink.dark),
    inside(
      'tent-body',
      body,
      shape(`M300 300H${middle}C600 340 640 420 660 470C560 420 450 420 400 440Z`, ink.light) +
        shape(`${hoopA}L856 815C845 640 790 470 700 392Q620 352 ${middle} 330Z`, ink.base) +
        shape(`M${middle} 330Q620 352 700 392C740 430 770 480 785 520C720 460 650 430 610 425Z`, ink.light) +
        shape(`${hoopB}L960 800V420Z`, ink.deep, { opacity: 0.7 }) +
        shape(`M560 ${830 - ink.vary(1) * 40}L960 ${730 - ink.vary(1) * 40}V960H560Z`, ink.deep, { opacity: 0.8 }),
    ),
    ink.has('windows') &&
      shape('M610 520C660 530 690 610 700 690L636 706C630 630 622 570 610 520Z', mix(ink.deep, '#9fb6bd', 0.5)) +
        line('M610 520C660 530 690 610 700 690L636 706C630 630 622 570 610 520Z', ink.light, 6),
    shape(face, ink.base),
    inside(
      'tent-face',
      face,
      shape('M60 900C90 560 190 380 325 340C240 420 170 600 160 920Z', ink.light) +
        shape('M325 340C280 350 240 400 215 450C290 400 380 410 440 470Z', ink.pale, { opacity: 0.5 }) +
        shape('M470 430C530 560 545 720 530 920H620V400Z', ink.dark),
    ),
    ink.has('vestibule') &&
      shape('M330 440C300 620 250 800 150 935L96 862C110 620 200 450 330 440Z', ink.light) +
        shape('M330 440C300 620 250 800 150 935L565 888C545 640 450 460 330 440Z', ink.base) +
        line('M330 440C300 620 250 800 150 935', ink.accent, 6) +
        guy(ink, 152, 932, 105, 955),
    ink.has('fly-open')
      ? doorway(ink, 'tent-door', door, 845) +
        tube('M214 890C220 650 270 490 326 470', 34, [ink.dark, ink.light, ink.pale]) +
        line('M236 700L206 696M268 570L240 556', ink.accent, 8)
      : line(door, seamOf(ink), 5) +
        line('M206 888C212 646 266 476 330 466', ink.accent, 5) +
        line('M246 580L238 620', ink.accent, 8),
    line('M90 862C96 540 190 345 325 340C470 345 562 560 578 888', ink.accent, 13),
    line(hoopA, ink.accent, 11),
    line(hoopB, ink.accent, 10),
    line('M100 800C116 560 200 370 325 336', ink.paper, 3, { opacity: 0.5 }),
    line('M90 862l-10 16M578 888v18M752 842l4 16M925 796l12 12', ink.metalDark, 10),
  ]
    .filter(Boolean)
    .join('')
}

const cuts: Record<string, Drawing> = { dome, tunnel, cabin, ridge, tarp, hammock }

export const tent: Drawing = (ink) => (cuts[ink.cut] ?? dome)(ink)
