import { ellipse, group, line, shape, times, type InkPoint } from '../pen.ts'
import { bands, between, closed, ground, heightAt, seeded, sun, swell } from './land.ts'
import { person } from './people.ts'
import type { Scene } from './scene.ts'
import { birch, conifer, treeline } from './trees.ts'

/** Snowshoes through a birch wood, the sun low between the trunks. Calm side: left. */
export const snowshoeForest: Scene = () => {
  const chance = seeded(5)
  const air = bands(['#9fb9b4', '#b4c8bd', '#c9d5c4', '#dfdfc8', '#f2e3c4', '#f8dfb4'], 0, 640, 15, 8)
  const light = sun(690, 470, 52, ['#f6dba8', '#f9e4b9', '#fcefd2', '#fffaec'], 0.8)
  const far = swell([
    [-20, 600],
    [400, 590],
    [800, 604],
    [1200, 590],
    [1620, 600],
  ])
  const mid = swell([
    [-20, 660],
    [400, 680],
    [800, 668],
    [1200, 650],
    [1620, 668],
  ])
  const drift = swell([
    [-20, 770],
    [280, 756],
    [640, 778],
    [960, 800],
    [1280, 770],
    [1620, 780],
  ])
  const front = swell([
    [-20, 930],
    [300, 950],
    [700, 920],
    [1100, 940],
    [1620, 890],
  ])
  const poles = (count: number, foot: readonly InkPoint[], w: number, fill: string, seed: number) => {
    const at = seeded(seed)
    return shape(
      times(count, () => {
        const [x, lean, reach] = [between(at, -10, 1610), between(at, -16, 16), w * between(at, 0.5, 1.2)]
        const y = heightAt(foot, x) + 8
        return closed([
          [x - reach, y],
          [x - reach * 0.7 + lean, -10],
          [x + reach * 0.7 + lean, -10],
          [x + reach, y],
        ])
      }),
      fill,
    )
  }
  const firs = [300, 240, 360].map((h, i) => conifer([1460, 1545, 60][i] ?? 0, [800, 800, 800][i] ?? 0, h, chance, 0.2))
  const bark = ['#f5f1e6', '#bcc9c4', '#3c4a4a'] as const
  const trunks = [
    [170, 34, 840],
    [305, 26, 800],
    [760, 20, 786],
    [875, 30, 830],
    [1380, 30, 812],
  ] as const
  const shadow = (x: number, y: number, w: number) =>
    `M${x - w} ${y}L${x + w} ${y}L${x + (x - 690) * 0.9 + w * 4} 1010L${x + (x - 690) * 0.9 - w * 2} 1010Z`
  const wood =
    air +
    light +
    treeline(far, '#a9bfb6', { gap: 12, height: [60, 170], seed: 4, skip: (x) => x > 600 && x < 780 }) +
    poles(60, far, 3.5, '#b9c7bb', 2) +
    ground(far, '#e9e6d6') +
    poles(34, mid, 6, '#93aaa3', 8) +
    treeline(mid, '#7f9d96', { gap: 60, height: [60, 150], seed: 14 }) +
    ground(mid, '#eceade') +
    poles(15, drift, 10, '#5f7f7b', 12) +
    shape(firs.map(({ d }) => d).join(''), '#29544e') +
    shape(firs.map(({ weight }) => weight).join(''), '#dfe5dc') +
    shape(firs.map(({ light: lit }) => lit).join(''), '#fbf3df') +
    ground(drift, '#f6f2e6') +
    shape(trunks.map(([x, w, y]) => shadow(x, y - 14, w * 0.6)).join(''), '#b5cbc9', { opacity: 0.75 }) +
    shape(
      'M690 770C640 800 560 820 600 860C640 900 760 960 820 1010H1010C940 950 800 880 730 850C690 830 740 800 720 770Z',
      '#fff7e2',
      { opacity: 0.7 },
    ) +
    trunks
      .map(([x, w, y], i) => birch(x, -10, y, w, bark, 60 + i) + ellipse(x, y, w * 2.1, w * 0.5, '#f6f2e6'))
      .join('') +
    group(steps() + walker(), 'translate(0 -46)') +
    ground(front, '#dce4dc') +
    ground(
      front.map(([x, y]): InkPoint => [x, y + 26]),
      '#c6d6d2',
    ) +
    birch(1560, -10, 1010, 52, bark, 71) +
    birch(24, -10, 1010, 60, bark, 72) +
    flurry()
  return group(wood, 'translate(1600 0) scale(-1 1)')
}

function steps() {
  return times(9, (i) =>
    ellipse(586 + i * 26 - i * i * 0.6, 858 - i * 9 + (i % 2) * 11, 17 - i * 1.3, 5.4 - i * 0.42, '#a9c2c2'),
  )
}

function walker() {
  const shoe = (x: number, y: number, turn: number) =>
    group(
      ellipse(0, 0, 21, 4.6, '#7a4a24') + ellipse(0, -0.6, 16, 2.6, '#dba524') + line('M-20 0L-32 1', '#7a4a24', 2.6),
      `translate(${x} ${y}) rotate(${turn})`,
    )
  const held = line('M13 -56L24 -1M24 -60L36 -6', '#2b3638', 1.8) + ellipse(23, -6, 4, 1.6, '#2b3638')
  return (
    shape('M520 866C440 890 360 930 300 1000L380 1000C420 940 480 900 570 872Z', '#b5cbc9', { opacity: 0.9 }) +
    group(shoe(-20, -1, -14) + shoe(12, 0, 0), 'translate(520 862) scale(-2.3 2.3)') +
    person(
      520,
      862,
      230,
      'walk',
      { jacket: '#b92b18', trousers: '#25414a', pack: '#12332a', hat: '#dba524', skin: '#c98f67', boots: '#3a2a20' },
      { flip: true, held },
    )
  )
}

const flurry = () => {
  const chance = seeded(33)
  return shape(
    times(60, () => `M${(chance() * 1600).toFixed(0)} ${(chance() * 960).toFixed(0)}h3.2v3.2h-3.2Z`),
    '#fffdf4',
    { opacity: 0.85 },
  )
}
