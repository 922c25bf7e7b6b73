import { group, groundShadow, inside, line, mix, seamOf, shape, times, tube, type Drawing, type Ink } from '../pen.ts'
import { guy } from './tent-parts.ts'

export const tarp: Drawing = (ink) => {
  const peak = 300 + ink.vary(0) * 30
  const near = `M225 ${peak}Q510 ${peak + 34} 790 ${peak - 22}Q830 520 905 742Q520 690 112 772Q180 540 225 ${peak}Z`
  const far = `M225 ${peak}Q330 520 446 706Q300 726 112 772Q180 540 225 ${peak}Z`
  const corner = 'M905 742Q870 640 846 560Q770 640 700 714Z'
  return [
    groundShadow(500, 858, 420),
    tube(`M792 ${peak - 40}L800 838`, 15, [ink.metalDark, ink.metal, ink.metalLight]),
    guy(ink, 225, peak, 70, 872),
    guy(ink, 790, peak - 22, 950, 810),
    guy(ink, 905, 742, 950, 860),
    guy(ink, 112, 772, 62, 868),
    guy(ink, 446, 706, 500, 800),
    ink.has('vestibule') &&
      shape(`M225 ${peak}Q140 560 96 868L112 772Q180 540 225 ${peak}Z`, ink.pale) +
        shape(`M225 ${peak}Q190 600 96 868L300 800Z`, ink.dark),
    shape(near, ink.base),
    inside(
      'tent-near',
      near,
      shape(`M200 ${peak - 30}L820 ${peak - 50}L812 ${peak + 60}Q510 ${peak + 130} 200 ${peak + 110}Z`, ink.light) +
        shape(
          `M225 ${peak}Q510 ${peak + 34} 790 ${peak - 22}L796 ${peak + 10}Q510 ${peak + 66} 215 ${peak + 40}Z`,
          ink.pale,
          { opacity: 0.7 },
        ) +
        shape('M620 250Q700 500 760 760H960V250Z', ink.dark, { opacity: 0.5 }) +
        shape('M100 700Q520 620 940 680V800H100Z', ink.dark, { opacity: 0.7 }) +
        line(`M505 ${peak}Q520 520 520 730`, seamOf(ink), 4),
    ),
    shape(far, ink.deep),
    inside(
      'tent-far',
      far,
      shape(`M225 ${peak}Q330 520 446 706H340Q280 540 225 ${peak}Z`, ink.dark) +
        line(`M225 ${peak}Q270 540 300 740`, ink.dark, 4),
    ),
    ink.has('windows') &&
      shape('M600 470L740 450L764 570L610 594Z', mix(ink.base, '#dfe9ea', 0.6)) +
        line('M600 470L740 450L764 570L610 594Z', ink.dark, 6),
    ink.has('snow-skirt') &&
      shape('M112 772Q520 690 905 742L930 792Q520 742 96 826Z', ink.deep) +
        line('M112 772Q520 690 905 742', ink.accent, 6),
    ink.has('fly-open') && shape(corner, ink.accent) + shape('M700 714Q770 640 846 560L800 660Z', ink.accentDark),
    line(`M112 772Q180 540 225 ${peak}Q510 ${peak + 34} 790 ${peak - 22}Q830 520 905 742`, ink.accent, 7),
    line('M112 772Q520 690 905 742', ink.dark, 6),
    line(`M225 ${peak}Q330 520 446 706`, seamOf(ink), 4),
    tube(`M224 ${peak - 22}L250 862`, 17, [ink.metalDark, ink.metal, ink.metalLight]),
    tube('M245 742L249 828', 24, [ink.woodDark, ink.wood, mix(ink.wood, '#ffffff', 0.35)]),
    shape('M112 772l30 -10l-4 -34l-16 2Z M905 742l-32 -6l-2 -36l20 4Z', ink.accentDark),
  ]
    .filter(Boolean)
    .join('')
}

const trunk = (ink: Ink, x: number, lean: number) => {
  const d = `M${x - 42} 100C${x - 50 + lean} 380 ${x - 40} 640 ${x - 66} 882C${x - 20} 892 ${x + 20} 892 ${x + 66} 880C${x + 40} 640 ${x + 52 + lean} 380 ${x + 40} 100Z`
  return (
    shape(d, ink.woodDark) +
    inside(
      `tent-trunk${x}`,
      d,
      shape(`M${x - 90} 0H${x + 4}C${x - 16} 300 ${x + 8} 620 ${x - 14} 900H${x - 90}Z`, ink.wood) +
        shape(
          `M${x - 90} 0H${x - 24}C${x - 40} 300 ${x - 18} 620 ${x - 46} 900H${x - 90}Z`,
          mix(ink.wood, '#ffffff', 0.2),
        ) +
        times(6, (i) =>
          line(
            `M${x - 26 + ((i * 37) % 60)} ${130 + i * 122}q${i % 2 ? 12 : -10} 40 0 ${64 + i * 4}`,
            mix(ink.woodDark, '#0d1512', 0.35),
            5,
            { opacity: 0.6 },
          ),
        ),
    )
  )
}

export const hammock: Drawing = (ink) => {
  const low = 706 + ink.vary(0) * 40
  const back =
    'M232 448C330 560 420 590 500 592C590 590 670 560 768 448C720 560 640 660 500 664C370 660 290 560 232 448Z'
  const bed = `M232 448C300 590 400 ${low - 96} 500 ${low - 92}C610 ${low - 96} 700 590 768 448C752 620 650 ${low + 40} 500 ${low + 44}C350 ${low + 40} 250 620 232 448Z`
  const cloth = [
    ink.has('windows') &&
      shape(
        `M232 448C360 300 640 300 768 448C700 600 600 650 500 650C400 650 300 600 232 448Z`,
        mix(ink.deep, '#9fb6bd', 0.25),
        { opacity: 0.35 },
      ) +
        line('M232 448C360 300 640 300 768 448', ink.webbing, 6) +
        line('M330 384L420 640M430 348L470 650M570 348L530 650M670 384L580 640', ink.pale, 3, { opacity: 0.5 }),
    ink.has('snow-skirt') &&
      shape(
        `M262 560C300 760 420 ${low + 96} 500 ${low + 96}C590 ${low + 96} 700 760 738 560C640 760 360 760 262 560Z`,
        ink.accent,
      ) +
        line(
          `M330 720Q350 ${low + 10} 356 ${low + 40}M420 760V${low + 80}M500 770V${low + 92}M580 760V${low + 80}M670 720Q650 ${low + 10} 644 ${low + 40}`,
          ink.accentDark,
          5,
        ),
    shape(back, ink.deep),
    shape(bed, ink.base),
    inside(
      'tent-bed',
      bed,
      shape(`M232 448C300 640 400 ${low - 40} 520 ${low - 46}C400 ${low - 100} 320 600 232 448Z`, ink.light) +
        shape(`M210 600C330 ${low} 660 ${low + 6} 790 560V900H210Z`, ink.dark, { opacity: 0.55 }) +
        shape(`M520 ${low + 60}C680 ${low} 740 620 768 448L820 460V900H500Z`, ink.dark) +
        line(
          `M240 470C310 660 410 ${low - 20} 560 ${low - 30}M242 500C300 680 380 ${low + 16} 500 ${low + 16}M760 470C700 660 620 ${low - 36} 540 ${low - 50}M758 510C720 660 660 ${low - 10} 600 ${low + 6}`,
          seamOf(ink),
          4,
          { opacity: 0.55 },
        ) +
        line(`M252 440C330 590 420 ${low - 84} 500 ${low - 80}C600 ${low - 84} 690 590 750 440`, ink.accent, 16),
    ),
    ink.has('vestibule') &&
      inside(
        'tent-pocket',
        bed,
        shape(
          `M350 ${low - 96}C330 ${low - 60} 340 ${low + 20} 372 ${low + 40}H470C490 ${low} 490 ${low - 50} 480 ${low - 76}Z`,
          ink.dark,
        ) + line(`M356 ${low - 40}H484`, ink.accent, 5),
      ),
    shape(
      'M222 438C232 430 246 436 252 452L262 492C246 486 232 470 222 438Z M778 438C768 430 754 436 748 452L738 492C754 486 768 470 778 438Z',
      ink.accentDark,
    ),
  ]
    .filter(Boolean)
    .join('')
  const frame = [
    groundShadow(500, 876, 400),
    trunk(ink, 112, 6),
    trunk(ink, 888, -6),
    ink.has('fly-open') && tarpOver(ink),
    line('M150 346L182 446M850 346L818 446', ink.webbing, 10),
    shape('M66 318H160V356H68Z M840 318H934V356H842Z', ink.webbing),
    line('M68 328H158M842 328H932', ink.accent, 5),
  ]
    .filter(Boolean)
    .join('')
  // the cloth is drawn between x = 232 and 768, then stretched to the straps
  return frame + group(cloth, 'translate(-95 -30) scale(1.19 1.06)')
}

const tarpOver = (ink: Ink) => {
  const d = 'M190 210Q500 238 810 210Q860 300 930 400Q720 366 500 372Q280 366 70 400Q140 300 190 210Z'
  return (
    line('M150 206H850', ink.webbing, 5) +
    line('M70 400L40 640M930 400L960 640', ink.accent, 4) +
    shape(d, ink.light) +
    inside(
      'tent-over',
      d,
      shape('M560 190Q600 280 620 400H960V190Z', ink.base) +
        shape('M60 360Q500 320 940 360V420H60Z', ink.dark, { opacity: 0.5 }) +
        line('M500 224V380', seamOf(ink), 4),
    ) +
    line('M190 210Q500 238 810 210', ink.accent, 7)
  )
}
