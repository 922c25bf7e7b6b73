import { circle, ellipse, group, line, mix, path, shape, type InkPoint } from '../pen.ts'

/**
 * People are small and simple: a few limbs, a jacket, a hat. A figure is 100 high, stands on (0, 0) and looks to the
 * right.
 */
type Pose = {
  head: InkPoint
  neck: InkPoint
  hip: InkPoint
  arm: readonly [InkPoint, InkPoint]
  farArm: readonly [InkPoint, InkPoint]
  leg?: readonly [InkPoint, InkPoint]
  farLeg?: readonly [InkPoint, InkPoint]
}

export const poses = {
  stand: {
    head: [1, -92],
    neck: [0, -81],
    hip: [0, -48],
    arm: [
      [-3, -64],
      [3, -48],
    ],
    farArm: [
      [5, -64],
      [9, -50],
    ],
    leg: [
      [-1, -25],
      [-4, -2],
    ],
    farLeg: [
      [4, -25],
      [5, -2],
    ],
  },
  walk: {
    head: [7, -92],
    neck: [3, -81],
    hip: [-2, -48],
    arm: [
      [-1, -63],
      [13, -56],
    ],
    farArm: [
      [8, -62],
      [19, -58],
    ],
    leg: [
      [9, -27],
      [7, -2],
    ],
    farLeg: [
      [-7, -25],
      [-20, -3],
    ],
  },
  run: {
    head: [14, -92],
    neck: [9, -82],
    hip: [-1, -50],
    arm: [
      [-9, -70],
      [-9, -54],
    ],
    farArm: [
      [21, -68],
      [29, -80],
    ],
    leg: [
      [17, -40],
      [14, -16],
    ],
    farLeg: [
      [-10, -28],
      [-33, -27],
    ],
  },
  ski: {
    head: [20, -70],
    neck: [12, -62],
    hip: [-10, -40],
    arm: [
      [15, -46],
      [31, -47],
    ],
    farArm: [
      [22, -50],
      [38, -54],
    ],
    leg: [
      [11, -25],
      [0, -3],
    ],
    farLeg: [
      [14, -28],
      [5, -4],
    ],
  },
  stride: {
    head: [22, -88],
    neck: [15, -78],
    hip: [-2, -50],
    arm: [
      [22, -62],
      [38, -62],
    ],
    farArm: [
      [-4, -68],
      [-18, -58],
    ],
    leg: [
      [14, -28],
      [8, -2],
    ],
    farLeg: [
      [-12, -28],
      [-36, -9],
    ],
  },
  climb: {
    head: [5, -84],
    neck: [1, -76],
    hip: [-4, -46],
    arm: [
      [-14, -86],
      [-10, -106],
    ],
    farArm: [
      [18, -78],
      [28, -94],
    ],
    leg: [
      [-19, -32],
      [-15, -6],
    ],
    farLeg: [
      [17, -44],
      [21, -20],
    ],
  },
  ride: {
    head: [24, -90],
    neck: [14, -82],
    hip: [-12, -58],
    arm: [
      [20, -62],
      [36, -58],
    ],
    farArm: [
      [24, -64],
      [38, -60],
    ],
    leg: [
      [12, -42],
      [2, -18],
    ],
    farLeg: [
      [14, -36],
      [10, -8],
    ],
  },
  sit: {
    head: [4, -58],
    neck: [0, -47],
    hip: [-6, -14],
    arm: [
      [4, -30],
      [18, -28],
    ],
    farArm: [
      [8, -32],
      [21, -31],
    ],
    leg: [
      [20, -23],
      [25, -2],
    ],
    farLeg: [
      [23, -20],
      [33, -2],
    ],
  },
  chair: {
    head: [2, -78],
    neck: [-1, -67],
    hip: [-5, -34],
    arm: [
      [4, -48],
      [18, -42],
    ],
    farArm: [
      [8, -48],
      [21, -46],
    ],
    leg: [
      [18, -33],
      [18, -4],
    ],
    farLeg: [
      [20, -32],
      [25, -3],
    ],
  },
  paddle: {
    head: [5, -54],
    neck: [1, -44],
    hip: [-4, -10],
    arm: [
      [11, -30],
      [18, -14],
    ],
    farArm: [
      [12, -46],
      [21, -50],
    ],
  },
  kayak: {
    head: [3, -54],
    neck: [0, -44],
    hip: [-2, -10],
    arm: [
      [9, -30],
      [21, -32],
    ],
    farArm: [
      [-8, -36],
      [-12, -26],
    ],
  },
  rear: {
    head: [0, -92],
    neck: [0, -81],
    hip: [0, -48],
    arm: [
      [-12, -64],
      [-13, -48],
    ],
    farArm: [
      [12, -64],
      [14, -50],
    ],
    leg: [
      [-5, -25],
      [-5, -2],
    ],
    farLeg: [
      [5, -25],
      [7, -4],
    ],
  },
  cheer: {
    head: [2, -92],
    neck: [0, -81],
    hip: [0, -48],
    arm: [
      [-12, -88],
      [-15, -106],
    ],
    farArm: [
      [13, -86],
      [18, -104],
    ],
    leg: [
      [-5, -25],
      [-9, -2],
    ],
    farLeg: [
      [6, -25],
      [9, -2],
    ],
  },
} satisfies Record<string, Pose>

export type Wear = {
  jacket: string
  trousers: string
  skin?: string
  hat?: string
  hair?: string
  boots?: string
  pack?: string
  hood?: boolean
  helmet?: boolean
  skirt?: string
}

export function person(
  x: number,
  y: number,
  size: number,
  name: keyof typeof poses,
  wear: Wear,
  { flip = false, turn = 0, held = '' }: { flip?: boolean; turn?: number; held?: string } = {},
): string {
  const pose: Pose = poses[name]
  const {
    jacket,
    trousers,
    skin = '#d9a47c',
    hat = jacket,
    hair = '#3a2a20',
    boots = mix(trousers, '#0d1512', 0.5),
    pack,
  } = wear
  const [n, h] = [pose.neck, pose.hip]
  const length = Math.hypot(h[0] - n[0], h[1] - n[1]) || 1
  const across: InkPoint = [(h[1] - n[1]) / length, -(h[0] - n[0]) / length]
  const off = ([px, py]: InkPoint, by: number): string => path`${px + across[0] * by} ${py + across[1] * by}`
  const limb = ([a, b]: readonly [InkPoint, InkPoint], from: InkPoint, colour: string, upper: number, lower: number) =>
    line(path`M${from[0]} ${from[1]}L${a[0]} ${a[1]}`, colour, upper) +
    line(path`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, colour, lower)
  const leg = (joints: readonly [InkPoint, InkPoint], colour: string) =>
    limb(joints, h, colour, 11.5, 8.5) + line(path`M${joints[1][0] - 1} ${joints[1][1]}l7 1`, boots, 7)
  const arm = (joints: readonly [InkPoint, InkPoint], colour: string) =>
    limb(joints, [n[0] + (h[0] - n[0]) * 0.14, n[1] + (h[1] - n[1]) * 0.14], colour, 8, 6.5) +
    circle(joints[1][0], joints[1][1], 3.6, skin)
  const dim = (colour: string) => mix(colour, '#0d1512', 0.28)
  const torso = `M${off(n, 6)}L${off(n, -6)}L${off(h, -6.5)}L${off(h, 6.5)}Z`
  const [hx, hy] = pose.head
  const face = wear.hood
    ? circle(hx - 0.5, hy, 9, jacket) + ellipse(hx + 3, hy + 0.8, 5, 6, skin)
    : circle(hx, hy, 7.4, skin) +
      shape(
        path`M${hx - 7.6} ${hy + 3}C${hx - 9} ${hy - 9} ${hx + 2} ${hy - 11} ${hx + 5} ${hy - 7}L${hx - 2} ${hy - 3}L${hx - 3} ${hy + 5}Z`,
        hair,
      ) +
      (wear.hat || wear.helmet
        ? shape(
            path`M${hx - 8.6} ${hy - 1.5}C${hx - 9} ${hy - 13} ${hx + 8} ${hy - 13} ${hx + 8.4} ${hy - 2}${wear.helmet ? path`L${hx + 4} ${hy - 1}L${hx - 5} ${hy + 4}` : ''}Z`,
            hat,
          )
        : '')
  const bag = pack
    ? shape(
        `M${off([n[0], n[1] - 3], -5)}L${off([n[0], n[1] - 3], -21)}L${off([h[0], h[1] - 3], -20)}L${off([h[0], h[1] - 3], -5)}Z`,
        pack,
        { stroke: pack, width: 4 },
      ) +
      shape(
        `M${off([n[0], n[1] + 14], -13)}L${off([n[0], n[1] + 14], -22)}L${off([h[0], h[1] - 3], -21)}L${off([h[0], h[1] - 3], -12)}Z`,
        dim(pack),
        { stroke: dim(pack), width: 3 },
      )
    : ''
  const content =
    arm(pose.farArm, dim(jacket)) +
    (pose.farLeg ? leg(pose.farLeg, dim(trousers)) : '') +
    (pose.leg ? leg(pose.leg, trousers) : '') +
    bag +
    line(path`M${n[0]} ${n[1]}L${hx} ${hy}`, skin, 5) +
    shape(torso, jacket, { stroke: jacket, width: 5 }) +
    shape(`M${off(n, -1)}L${off(n, -7.6)}L${off(h, -8.6)}L${off(h, -2)}Z`, dim(jacket), { opacity: 0.5 }) +
    face +
    arm(pose.arm, mix(jacket, '#ffffff', 0.1)) +
    held
  return group(
    content,
    `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn ? ` rotate(${turn})` : ''} scale(${(size / 100).toFixed(3)})${flip ? ' scale(-1 1)' : ''}`,
  )
}
