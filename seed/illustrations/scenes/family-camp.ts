import { circle, ellipse, group, line, shape, times } from '../pen.ts'
import { bands, between, boulder, glints, ground, range, reflection, seeded, stars, swell, wash } from './land.ts'
import { person } from './people.ts'
import { flakes, glow } from './props.ts'
import { wave, type Scene } from './scene.ts'
import { conifer, grass, treeline } from './trees.ts'

/** A fire, a family and a canoe at the end of a summer day. Calm side: right. */
export const familyCamp: Scene = (at = 0) => {
  const shore = 610
  const sky = bands(['#173d52', '#235667', '#3a7278', '#6a9488', '#a5b592', '#e0cd95', '#f3bd78'], 0, shore, 19, 14)
  const moon = circle(1240, 300, 40, '#f6ecc9') + circle(1226, 292, 8, '#e3d6ac') + circle(1252, 314, 6, '#e3d6ac')
  const far = range(
    'family-camp',
    [
      [-20, 520],
      [200, 500],
      [420, 520],
      [700, 500],
      [900, 450],
      [1040, 490],
      [1200, 420],
      [1340, 474],
      [1500, 430],
      [1620, 460],
    ],
    { lit: '#5f8580', shade: '#47706f', foot: shore, rough: 0.16, gullies: 14 },
    3,
  )
  const isle = swell([
    [840, 604],
    [960, 584],
    [1100, 580],
    [1240, 592],
    [1340, 606],
  ])
  const hill = swell([
    [-20, 540],
    [300, 552],
    [620, 580],
    [820, 600],
  ])
  const land =
    far +
    ground(hill, '#28534f', shore) +
    treeline(hill, '#28534f', { to: 800, gap: 10, height: [26, 60], seed: 4 }) +
    ground(isle, '#1f4a48', shore) +
    treeline(isle, '#1f4a48', { from: 860, to: 1320, gap: 12, height: [24, 62], seed: 9 })
  const water =
    wash('family-camp-water', ['#e3b983', '#8a9f8a', '#356a6c', '#173f4b'], shore, 1100) +
    reflection(land, shore, 0.7, 0.55) +
    shape(glints(1240, 50, shore + 6, 850, 34, 4, 0.7), '#f6ecc9', { opacity: 0.8 - 0.4 * wave(at, 2.8) }) +
    shape(glints(1000, 800, shore + 8, 850, 80, 14), '#f0cf9a', { opacity: 0.4 - 0.25 * wave(at, 3.6) })
  const beach = swell([
    [-20, 760],
    [280, 756],
    [560, 770],
    [840, 800],
    [1080, 850],
    [1300, 904],
    [1620, 940],
  ])
  return group(
    sky +
      stars(90, 330, 5, '#f6ecc9') +
      moon +
      land +
      water +
      trees() +
      ground(beach, '#33473b') +
      group(firelight(), 'translate(0 0)', 1 - 0.18 * wave(at, 0.9)) +
      canoe() +
      tent() +
      camp(at) +
      front(),
    'translate(0 -74)',
  )
}

function trees() {
  const chance = seeded(41)
  const all = [
    conifer(60, 800, 680, chance, 0.17),
    conifer(178, 790, 500, chance, 0.17),
    conifer(276, 790, 330, chance, 0.18),
    conifer(-40, 800, 560, chance, 0.18),
  ]
  const right = [conifer(1540, 960, 420, chance, 0.17), conifer(1612, 960, 560, chance, 0.17)]
  return (
    shape(all.map(({ d }) => d).join(''), '#0f2b2b') +
    shape(
      all
        .slice(0, 3)
        .map(({ light }) => light)
        .join(''),
      '#1d443e',
    ) +
    shape(right.map(({ d }) => d).join(''), '#0f2b2b')
  )
}

const firelight = () =>
  glow(560, 810, 460, '#f59a3c', 0.62) +
  ellipse(560, 876, 420, 62, '#8a5a2c', { opacity: 0.55 }) +
  ellipse(560, 876, 290, 40, '#c9803a', { opacity: 0.6 }) +
  ellipse(560, 878, 170, 22, '#f0b35a', { opacity: 0.75 })

const canoe = () =>
  group(
    shape('M-190 0C-150 -56 150 -56 190 0C130 14 -130 14 -190 0Z', '#b92b18') +
      shape('M-190 0C-150 -56 -40 -46 0 -44C-90 -38 -140 -20 -170 4Z', '#dd5a3f') +
      shape('M20 -44C110 -44 160 -34 190 0C130 14 60 12 20 11C90 0 100 -24 20 -44Z', '#84190f') +
      line('M-186 -2C-120 12 120 12 186 -2', '#eec27a', 5) +
      line('M-140 8L-60 30M-60 30L-20 38', '#c98d3c', 6),
    'translate(970 866) rotate(7)',
  )

function tent() {
  const x = 268
  return (
    ellipse(x, 838, 190, 13, '#0f2422', { opacity: 0.5 }) +
    shape(`M${x - 170} 836L${x - 40} 640L${x + 150} 836Z`, '#2f7f8a') +
    shape(`M${x - 40} 640L${x + 40} 650L${x + 196} 822L${x + 150} 836Z`, '#1d5663') +
    shape(`M${x - 170} 836L${x - 40} 640L${x - 20} 836Z`, '#4b9ca3') +
    shape(`M${x - 40} 640L${x + 76} 836H${x - 42}Z`, '#12363f') +
    shape(`M${x - 40} 640L${x + 76} 836H${x + 6}Z`, '#ffcf7c') +
    shape(`M${x - 40} 640L${x + 76} 836H${x + 48}Z`, '#f0a94a') +
    line(`M${x - 40} 640L${x - 20} 836M${x - 40} 640L${x + 76} 836`, '#0f2b33', 3) +
    line(`M${x - 106} 740L${x - 220} 846M${x + 120} 738L${x + 250} 836`, '#e0c28a', 2.2)
  )
}

function camp(at: number) {
  const bank = (x: number, y: number, w: number) =>
    shape(`M${x} ${y}h${w}q14 14 0 28h${-w}q-14 -14 0 -28Z`, '#5a3c24') +
    shape(`M${x} ${y}h${w}q6 5 6 10h${-w - 10}q0 -6 4 -10Z`, '#c9803a') +
    ellipse(x + w + 4, y + 14, 8, 14, '#d9a862')
  const flame =
    shape('M560 760C588 796 620 822 604 862C596 884 524 884 514 860C502 828 540 812 560 760Z', '#e0561f') +
    shape('M556 790C576 818 598 838 586 866C578 880 536 880 530 862C522 838 548 826 556 790Z', '#f59a3c') +
    shape('M558 822C570 840 580 850 574 868C566 876 548 876 544 866C540 852 554 846 558 822Z', '#ffe39a')
  const rise = 1 - 0.12 * wave(at, 0.5) + 0.05 * wave(at, 0.37)
  const burning = group(flame, `translate(0 ${(868 * (1 - rise)).toFixed(1)}) scale(1 ${rise.toFixed(3)})`)
  const logs = line('M500 884L616 862M506 862L620 886', '#3a2416', 16) + line('M504 880L600 862', '#8a4a24', 5)
  const stones = times(7, (i) =>
    ellipse(482 + i * 26, 896 + Math.sin(i * 0.55) * 9, 15, 9, i % 2 ? '#56625a' : '#6f7a6c'),
  )
  const stick = line('M18 -28L62 -40', '#8a5a34', 2.4) + circle(63, -41, 4.4, '#fff3dc')
  return (
    bank(352, 868, 120) +
    bank(680, 874, 170) +
    person(
      412,
      908,
      186,
      'chair',
      { jacket: '#b92b18', trousers: '#26364a', hat: '#dba524', skin: '#dcab84', boots: '#3a2416' },
      { held: line('M18 -42L66 -48', '#8a5a34', 2) + circle(67, -48, 3.6, '#fff3dc') },
    ) +
    logs +
    burning +
    stones +
    person(
      800,
      916,
      190,
      'chair',
      { jacket: '#1f6f6a', trousers: '#2a2d36', skin: '#8f5d3f', hair: '#1c1412', boots: '#1a1a1a' },
      { flip: true },
    ) +
    person(
      706,
      908,
      134,
      'chair',
      { jacket: '#dba524', trousers: '#3a4a5a', hat: '#b92b18', skin: '#a8714c', boots: '#3a2416' },
      { flip: true, held: stick },
    ) +
    sparks(at)
  )
}

/** They rise and go out; new ones come from the fire. */
function sparks(at: number) {
  const all = shape(flakes(44, seeded(12), [470, 470, 680, 780], 1.4, 3.6), '#ffcf7c', { opacity: 0.9 })
  const way = (((at % 5) + 5) % 5) / 5
  return (
    group(all, `translate(0 ${(-way * 200).toFixed(1)})`, 1 - way) +
    group(all, `translate(0 ${((1 - way) * 60).toFixed(1)})`, way)
  )
}

function front() {
  const chance = seeded(2)
  const bank = swell([
    [-20, 940],
    [300, 962],
    [700, 960],
    [1100, 976],
    [1620, 970],
  ])
  return (
    ground(bank, '#10241f') +
    shape(grass(bank, -10, 1620, 13, 34, 22), '#10241f') +
    boulder(1130, 972, 130, 56, ['#10241f', '#28443c', '#5a7566'], 3) +
    boulder(1240, 984, between(chance, 70, 80), 34, ['#10241f', '#28443c', '#5a7566'], 8)
  )
}
