import { box, fallShadow, group, line, mix, shape, times, turned, type Drawing, type Ink } from '../pen.ts'

/** One strand: shaded below, its woven sheath as dashes across it. */
const strand = (ink: Ink, d: string, width: number, second = false) => {
  const [dark, base, light] = second
    ? [ink.accentDark, ink.accent, mix(ink.accent, '#ffffff', 0.3)]
    : [ink.dark, ink.base, ink.light]
  return (
    line(d, dark, width) +
    line(d, base, width * 0.8, { transform: `translate(${-width * 0.05} ${-width * 0.07})` }) +
    line(d, light, width * 0.3, {
      dash: `${width * 0.36} ${width * 0.3}`,
      cap: 'butt',
      transform: `translate(${-width * 0.14} ${-width * 0.18})`,
    }) +
    (ink.has('stripe')
      ? line(d, second ? ink.paper : ink.accent, width * 0.26, {
          dash: `${width * 0.5} ${width * 0.9}`,
          cap: 'butt',
          transform: `translate(${width * 0.16} ${width * 0.16})`,
        })
      : '') +
    line(d, dark, 2, { opacity: 0.4, transform: `translate(${width * 0.42} ${width * 0.3})` })
  )
}

const alternate = (ink: Ink, i: number) => ink.has('bicolour') && i % 2 === 1

/** The butterfly coil of a climber: long loops over a waist of turns. */
const coil: Drawing = (ink) => {
  const loop = (i: number, side: number) => {
    const spread = 40 + i * 31
    const low = 700 + i * 24 + ((i * 37) % 40) + ink.vary(i) * 20
    return `M${500 + side * 10} 330C${500 + side * (spread + 120)} 380 ${500 + side * (spread + 110)} ${low} ${500 + side * (spread * 0.72 + 46)} ${low + 40}C${500 + side * (spread * 0.4 + 10)} ${low + 60} ${500 + side * (spread * 0.2)} 620 ${500 + side * 8} 360`
  }
  const top = (i: number) =>
    `M${462 + i * 15} 360C${380 + i * 10} ${190 - i * 8} ${380 + i * 50} ${90 + i * 4} ${500 + i * 16} ${100 + i * 4}C${590 + i * 10} ${110 + i * 8} ${600 - i * 10} 250 ${520 + i * 8} 360`
  return [
    fallShadow('M240 420C300 330 700 330 760 420L800 840C760 920 620 900 500 820C380 900 240 920 200 840Z', 24, 26, {
      opacity: 0.1,
    }),
    times(3, (i) => strand(ink, top(2 - i), 30, alternate(ink, i))),
    times(
      6,
      (i) =>
        strand(ink, loop(5 - i, -1), 30, alternate(ink, i)) + strand(ink, loop(5 - i, 1), 30, alternate(ink, i + 1)),
    ),
    times(6, (i) =>
      strand(
        ink,
        `M${408 + (i % 2) * 6} ${318 + i * 27}Q500 ${350 + i * 27} ${592 - (i % 2) * 6} ${312 + i * 27}`,
        30,
        alternate(ink, i),
      ),
    ),
    strand(ink, 'M560 470C640 560 640 700 600 900', 30, ink.has('bicolour')),
    line('M602 884L599 912', ink.rubber, 32, { cap: 'butt' }),
    strand(ink, 'M440 470C380 600 390 720 420 880', 30),
    line('M418 866L423 894', ink.rubber, 32, { cap: 'butt' }),
  ].join('')
}

const sling: Drawing = (ink) => {
  const w = 44 + ink.vary(0) * 12
  const d =
    'M300 180C200 300 180 700 330 850C430 930 520 840 480 700C440 560 430 420 520 280C600 160 760 170 780 320C800 500 700 700 560 820'
  const flat = (path: string, base: string, dark: string, light: string) =>
    line(path, dark, w) +
    line(path, base, w * 0.86, { transform: 'translate(-2 -3)' }) +
    line(path, light, 4, { dash: '9 8', cap: 'butt', transform: `translate(${-w * 0.28} ${-w * 0.12})` }) +
    (ink.has('stripe')
      ? line(path, ink.accent, w * 0.3)
      : line(path, light, 4, { dash: '9 8', cap: 'butt', transform: `translate(${w * 0.26} ${w * 0.1})` }))
  const second =
    'M200 260C340 120 640 120 800 240C900 330 880 560 740 640C600 700 340 660 240 560C140 460 130 340 200 260Z'
  return [
    line(d, '#17201c', w, { opacity: 0.12, transform: 'translate(16 24)' }),
    line(second, '#17201c', w, { opacity: 0.1, transform: 'translate(16 24)' }),
    flat(
      second,
      ink.has('bicolour') ? ink.accent : ink.base,
      ink.has('bicolour') ? ink.accentDark : ink.dark,
      ink.has('bicolour') ? mix(ink.accent, '#ffffff', 0.4) : ink.pale,
    ),
    flat(`${d}C470 880 420 820 400 760C360 640 390 300 300 180`, ink.base, ink.dark, ink.pale),
    // the bar tack and its label
    turned(
      box(476, 590, w + 26, 120, 8, ink.rubber) +
        times(5, (i) => line(`M484 ${606 + i * 22}h${w + 8}`, ink.metal, 5)) +
        box(476, 730, w + 26, 60, 5, ink.paper) +
        line('M490 752h40M490 772h26', ink.rubber, 6),
      8,
      500,
      650,
    ),
  ].join('')
}

/** Thin cord wound on a card-like hank. */
const cord: Drawing = (ink) => {
  const w = 21
  const turns = 15
  return turned(
    [
      fallShadow('M250 180C300 120 700 120 750 180V820C700 880 300 880 250 820Z', 22, 26),
      line('M750 760C860 780 900 860 840 920', '#17201c', w, { opacity: 0.12, transform: 'translate(12 18)' }),
      times(turns, (i) => {
        const x = 280 + i * 31
        const lift = Math.sin(((i + 0.5) / turns) * Math.PI) * 36 + ink.vary(i) * 12
        return strand(
          ink,
          `M${x} ${230 - lift}C${x - 10} 420 ${x + 16} 600 ${x} ${780 + lift}`,
          w * 1.4,
          ink.has('bicolour') && i % 3 === 2,
        )
      }),
      times(turns - 1, (i) =>
        strand(
          ink,
          `M${280 + i * 31} ${230 - Math.sin(((i + 0.5) / turns) * Math.PI) * 36}q15 -44 31 -2`,
          w * 1.1,
          false,
        ),
      ),
      times(6, (i) =>
        strand(ink, `M254 ${426 + i * 28}Q500 ${462 + i * 28} 746 ${420 + i * 28}`, w * 1.5, ink.has('bicolour')),
      ),
      strand(ink, 'M736 566C860 620 880 760 800 850', w * 1.3),
      line('M806 838L788 866', ink.rubber, w * 1.5, { cap: 'butt' }),
      shape('M380 420H620V600H380Z', ink.paper) +
        shape('M560 420H620V600H560Z', '#0d1512', { opacity: 0.1 }) +
        line('M430 540l34 -46l24 32l16 -20l34 38', ink.rubber, 9) +
        line('M430 570h110', ink.accentDark, 8),
    ].join(''),
    10,
  )
}

const cuts: Record<string, Drawing> = { coil, sling, cord }

export const rope: Drawing = (ink) =>
  group((cuts[ink.cut] ?? coil)(ink), ink.cut === 'coil' ? 'translate(0 -10)' : 'translate(10 0) scale(0.98)')
