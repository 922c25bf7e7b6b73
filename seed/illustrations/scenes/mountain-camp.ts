import { circle, ellipse, group, line, shape } from '../pen.ts'
import { bands, boulder, glints, ground, range, reflection, swell, wash } from './land.ts'
import { person } from './people.ts'
import type { Scene } from './scene.ts'
import { grass, stand, treeline } from './trees.ts'

/** Last light on the Rockies above a tarn. Calm side: right. */
export const mountainCamp: Scene = () => {
  const shore = 640
  const sky = bands(['#2b5c74', '#3f7485', '#5d8c93', '#86a69f', '#b5bfa8', '#e2cfa9'], 0, shore, 21, 16)
  const far = range(
    'mountain-camp-far',
    [
      [-20, 470],
      [170, 380],
      [330, 452],
      [520, 396],
      [760, 470],
      [960, 400],
      [1140, 452],
      [1300, 372],
      [1480, 440],
      [1620, 400],
    ],
    { lit: '#b99b98', shade: '#8a8e9c', foot: shore, rough: 0.2 },
    31,
  )
  const peaks = range(
    'mountain-camp',
    [
      [-20, 520],
      [120, 470],
      [250, 330],
      [330, 372],
      [468, 168],
      [560, 262],
      [640, 236],
      [790, 430],
      [900, 468],
      [1040, 404],
      [1190, 486],
      [1350, 430],
      [1500, 500],
      [1620, 470],
    ],
    {
      lit: '#d9785a',
      shade: '#47566f',
      snow: '#fbd9b4',
      snowShade: '#7f92ab',
      snowline: 372,
      crest: '#f3b48d',
      foot: shore,
      rough: 0.34,
      gullies: 26,
    },
    12,
  )
  const hills = swell([
    [-20, 560],
    [260, 580],
    [560, 612],
    [900, 600],
    [1240, 570],
    [1620, 540],
  ])
  const wood = ground(hills, '#2c5358', shore) + treeline(hills, '#2c5358', { gap: 9, height: [24, 62], seed: 6 })
  const land = far + peaks + wood
  const water =
    wash('mountain-camp-tarn', ['#c7b79c', '#6f9396', '#2e6070', '#1c4a57'], shore, 860) +
    reflection(land, shore, 0.62, 0.55) +
    shape(glints(800, 900, 650, 850, 90, 3), '#f5d9b4', { opacity: 0.55 }) +
    shape(glints(500, 300, 646, 820, 40, 8, 0.8), '#e08a63', { opacity: 0.6 })
  const meadow = swell([
    [-20, 724],
    [220, 708],
    [480, 730],
    [760, 772],
    [1060, 806],
    [1340, 800],
    [1620, 772],
  ])
  const front = swell([
    [-20, 880],
    [300, 866],
    [700, 910],
    [1100, 936],
    [1620, 900],
  ])
  const trees = stand(meadow, { from: 1390, to: 1640, gap: 46, height: [120, 270], seed: 14, girth: 0.16 })
  const left = stand(meadow, { from: -20, to: 190, gap: 48, height: [150, 330], seed: 33, girth: 0.16 })
  return (
    sky +
    land +
    water +
    shape(trees.d, '#16393b') +
    shape(trees.light, '#3f6a5c', { opacity: 0.7 }) +
    shape(left.d, '#16393b') +
    shape(left.light, '#3f6a5c', { opacity: 0.7 }) +
    ground(meadow, '#3d6048') +
    shape('M-20 734C220 716 420 736 620 778C420 764 200 752 -20 778Z', '#7d8a55') +
    camp() +
    ground(front, '#17352c') +
    shape(grass(front, -10, 1620, 15, 34, 4), '#17352c') +
    boulder(960, 912, 170, 66, ['#1d3a3e', '#385b5b', '#7d9283'], 4) +
    boulder(1082, 926, 96, 36, ['#1d3a3e', '#385b5b', '#7d9283'], 9)
  )
}

function camp() {
  const tent =
    ellipse(470, 832, 200, 16, '#17352c', { opacity: 0.55 }) +
    shape('M318 828C352 742 402 690 470 676C520 700 566 760 592 826Z', '#dba524') +
    shape('M318 828C352 742 402 690 470 676C452 720 436 776 432 832Z', '#f2cd6a') +
    shape('M470 676C520 700 566 760 592 826L560 830C552 770 522 716 470 676Z', '#a87412') +
    shape('M470 676C500 716 520 770 526 830L436 832C440 776 452 722 470 676Z', '#8a5b12') +
    shape('M470 676C492 720 496 780 486 831L436 832C440 776 452 722 470 676Z', '#ffe9ae') +
    line('M470 676C452 720 436 776 432 832M470 676C500 716 520 770 526 830', '#7c520f', 4) +
    line('M318 828L268 838M592 826L640 836M390 724L330 812', '#f4e4bd', 2.5)
  const stove = circle(690, 846, 5, '#fbe09a') + shape('M684 850h14l3 12h-20Z', '#24393b')
  const sitter = person(640, 856, 104, 'sit', {
    jacket: '#b92b18',
    trousers: '#233a44',
    hat: '#eceee9',
    skin: '#dcab84',
  })
  return (
    group(tent + stove + sitter, 'translate(20 -42)') +
    shape(`M262 804C400 790 620 800 740 820C600 826 380 820 262 804Z`, '#17352c', { opacity: 0.35 })
  )
}
