import { groundShadow, inside, line, mix, seamOf, shape, tube, type Drawing, type Ink } from '../pen.ts'
import { doorway, guy } from './tent-parts.ts'

const pane = (ink: Ink, d: string) => shape(d, mix(ink.deep, '#9fb6bd', 0.5)) + line(d, ink.light, 8)

/** A family tent with upright walls under a gable. */
export const cabin: Drawing = (ink) => {
  const eave = 440 + ink.vary(0) * 30
  const wall = `M112 852C122 700 138 560 150 ${eave}L600 ${eave - 6}C604 600 606 740 606 892C440 896 260 880 112 852Z`
  const side = `M600 ${eave - 6}L874 ${eave - 24}C886 560 896 690 902 802L606 892Z`
  const gable = `M128 ${eave + 10}C200 380 280 310 368 268C450 310 540 370 622 ${eave + 6}C450 ${eave - 14} 290 ${eave - 10} 128 ${eave + 10}Z`
  const roof = `M368 268C480 262 590 262 690 274C770 330 830 380 892 ${eave - 18}C800 ${eave - 22} 710 ${eave - 10} 622 ${eave + 6}C540 370 450 310 368 268Z`
  const door = `M250 876V${eave + 66}C250 ${eave + 40} 264 ${eave + 26} 290 ${eave + 26}H420C448 ${eave + 26} 460 ${eave + 40} 460 ${eave + 66}V893C390 892 320 886 250 876Z`
  return [
    groundShadow(510, 872, 430),
    guy(ink, 128, eave + 10, 42, 872),
    guy(ink, 892, eave - 18, 962, 828),
    ink.has('snow-skirt') &&
      shape('M112 836L66 882C260 916 440 922 612 918L950 826L902 790L606 876C440 880 260 866 112 836Z', ink.deep),
    shape(side, ink.dark),
    inside(
      'tent-side',
      side,
      shape(`M760 300L1000 300V900L780 900Z`, ink.deep, { opacity: 0.4 }) +
        shape('M600 800L910 716V920H600Z', ink.deep),
    ),
    shape(wall, ink.base),
    inside(
      'tent-wall',
      wall,
      shape(`M100 900V400H200C190 600 186 760 190 900Z`, ink.light) +
        shape(`M100 ${eave - 20}H640V${eave + 36}C450 ${eave + 4} 280 ${eave + 8} 100 ${eave + 40}Z`, ink.dark, {
          opacity: 0.6,
        }) +
        shape('M540 400H640V920H552Z', ink.dark, { opacity: 0.4 }) +
        shape('M100 782C280 812 440 822 620 818V920H100Z', ink.dark),
    ),
    ink.has('windows') &&
      pane(ink, `M150 ${eave + 60}L220 ${eave + 54}V650L142 642Z`) +
        pane(ink, `M490 ${eave + 52}H570V650H490Z`) +
        pane(ink, `M650 ${eave + 46}L836 ${eave + 28}L846 612L652 650Z`) +
        line(`M743 ${eave + 36}L750 630`, ink.light, 6),
    ink.has('fly-open')
      ? doorway(ink, 'tent-door', door, 840) +
        tube(`M262 ${eave + 50}V876`, 34, [ink.dark, ink.light, ink.pale]) +
        line(`M246 600H284M246 740H284`, ink.accent, 8)
      : line(door, seamOf(ink), 5) + line(`M355 ${eave + 30}V890`, ink.accent, 5) + line('M355 640v34', ink.accent, 9),
    line(`M112 852C122 700 138 560 150 ${eave}`, ink.accent, 10),
    line(`M606 892C606 740 604 600 600 ${eave - 6}`, ink.accent, 10),
    line(`M902 802C896 690 886 560 876 ${eave - 20}`, ink.accent, 8),
    shape(roof, ink.light),
    inside(
      'tent-roof',
      roof,
      shape(`M620 240C720 320 780 380 830 ${eave}H940V240Z`, ink.base) +
        shape('M368 268L700 274L720 296C600 284 480 286 400 290Z', ink.pale, { opacity: 0.8 }),
    ),
    shape(gable, ink.accent),
    inside(
      'tent-gable',
      gable,
      shape(`M368 268C450 310 540 370 640 ${eave + 10}H520C480 390 430 320 368 268Z`, ink.accentDark, {
        opacity: 0.6,
      }) +
        line('M300 368H440', ink.accentDark, 22) +
        line('M300 368H440', ink.deep, 12, { opacity: 0.5 }),
    ),
    ink.has('vestibule') &&
      shape(`M170 ${eave + 4}L560 ${eave - 2}L520 ${eave + 120}L92 ${eave + 130}Z`, ink.light) +
        shape(`M92 ${eave + 130}L520 ${eave + 120}V${eave + 140}L92 ${eave + 152}Z`, ink.dark) +
        line(`M96 ${eave + 140}L70 900M516 ${eave + 130}L500 930`, ink.metalDark, 9) +
        line(`M300 ${eave}L260 ${eave + 124}M430 ${eave}L396 ${eave + 122}`, seamOf(ink), 3),
    line(`M112 852l-10 16M606 892v16M902 802l12 12`, ink.metalDark, 10),
  ]
    .filter(Boolean)
    .join('')
}

/** The old A-shaped tent of heavy cloth, on wooden poles. */
export const ridge: Drawing = (ink) => {
  const sag = 22 + ink.vary(0) * 22
  const roof = `M345 262Q590 ${262 + sag} 782 268Q850 520 918 770Q740 800 612 872Q470 560 345 262Z`
  const front = 'M345 262Q240 560 92 842Q330 876 612 872Q470 560 345 262Z'
  return [
    groundShadow(505, 866, 440),
    guy(ink, 345, 270, 150, 905),
    guy(ink, 782, 272, 960, 800),
    guy(ink, 915, 765, 965, 815),
    guy(ink, 92, 842, 45, 872),
    ink.has('snow-skirt') && shape('M92 826L60 876Q340 915 628 902Q770 830 950 806L915 758L612 850Z', ink.deep),
    shape(roof, ink.dark),
    inside(
      'tent-roof',
      roof,
      shape(`M345 262Q590 ${262 + sag} 782 268L800 330Q600 ${330 + sag} 372 326Z`, ink.base) +
        shape('M560 250Q660 540 766 830L960 800L800 250Z', ink.deep, { opacity: 0.3 }) +
        line(`M480 ${262 + sag / 2}Q590 540 690 835M640 ${264 + sag / 2}Q750 540 820 800`, ink.deep, 4, {
          opacity: 0.7,
        }) +
        shape('M560 800Q720 730 930 690V800L620 900Z', ink.deep, { opacity: 0.75 }),
    ),
    ink.has('windows') && pane(ink, 'M590 500L700 480L730 590L640 616Z'),
    shape(front, ink.base),
    inside(
      'tent-front',
      front,
      shape('M345 262Q240 560 92 842L230 866Q300 560 345 262Z', ink.light) +
        shape('M345 262Q300 420 250 520Q320 480 400 400Z', ink.pale, { opacity: 0.5 }) +
        shape('M345 262Q430 560 480 880H640L400 250Z', ink.dark, { opacity: 0.7 }) +
        shape('M60 790Q330 828 640 812V900H60Z', ink.dark, { opacity: 0.6 }),
    ),
    ink.has('vestibule') &&
      shape('M345 268Q330 600 210 935L100 845Q250 560 345 268Z', ink.light) +
        shape('M345 268Q330 600 210 935L606 874Q460 560 345 268Z', ink.base) +
        line('M345 268Q330 600 210 935', seamOf(ink), 5) +
        shape('M210 935L606 874L590 836L228 885Z', ink.dark, { opacity: 0.7 }),
    ink.has('fly-open')
      ? doorway(ink, 'tent-door', 'M345 330Q330 640 240 868Q360 880 490 876Q430 600 345 330Z', 836) +
        tube('M345 330Q330 640 236 868', 30, [ink.dark, ink.light, ink.pale]) +
        tube('M345 330Q430 600 494 874', 30, [ink.deep, ink.base, ink.light]) +
        line('M296 700l34 8M440 690l36 -6', ink.accent, 8)
      : line('M345 330Q352 620 352 876', seamOf(ink), 5) +
        line('M340 470h24M342 580h24M342 690h24M342 790h24', ink.accent, 8),
    ink.has('fly-open') && tube('M345 232V876', 18, [ink.woodDark, ink.wood, ink.paper]),
    tube('M345 226V282M782 232V282', 16, [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.3)]),
    line('M345 262Q240 560 92 842M345 262Q470 560 612 872', ink.accent, 7),
    line(`M345 262Q590 ${262 + sag} 782 268`, ink.pale, 6),
    line('M92 842l-12 18M612 872l2 20M918 770l14 14', ink.woodDark, 12),
  ]
    .filter(Boolean)
    .join('')
}
