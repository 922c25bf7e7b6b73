import { LogoMark } from '../../ui/logo.tsx'

/** Far hills, near spruces, and a person portaging between two lakes: where the page ends and the dark band begins. */
export function Horizon() {
  return (
    <div aria-hidden="true" className="relative h-24 overflow-hidden text-spruce-deep lg:h-32">
      <svg
        viewBox="0 0 1600 128"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 h-full w-full"
        focusable="false"
      >
        <path className="fill-spruce-pale" d={farHills} />
        <path className="fill-spruce-deep" d={`${nearGround} ${trees.map(spruce).join(' ')}`} />
      </svg>
      <LogoMark size={44} className="absolute bottom-5 left-1/2 lg:bottom-[1.65rem]" />
    </div>
  )
}

const farHills =
  'M0 128V84C90 60 150 70 230 52s130-30 210-8 120 34 210 10 170-34 260-12 150 26 250 2 170-18 260 8 120 20 180 12v64Z'
const nearGround = 'M0 128V112C180 98 300 116 470 110s280-12 420-6 300 14 440 2 200-6 270 4v18Z'

/** The position and height of a tree. */
const trees = [
  [40, 54],
  [72, 70],
  [98, 44],
  [150, 60],
  [190, 38],
  [300, 46],
  [334, 66],
  [362, 50],
  [398, 34],
  [520, 30],
  [1120, 36],
  [1156, 58],
  [1184, 74],
  [1216, 48],
  [1262, 62],
  [1330, 40],
  [1400, 52],
  [1436, 76],
  [1470, 60],
  [1508, 42],
  [1560, 66],
] as const

const GROUND = 114
/** To a tenth of a unit, less than a pixel; with all their digits the trees would be half of the footer. */
const short = (length: number) => Math.round(length * 10) / 10

/** A spruce of three tiers. */
const spruce = ([x, height]: readonly [number, number]) => {
  const half = height / 5
  const tier = (from: number, to: number, width: number) =>
    `M${x} ${short(GROUND - height * from)}l${short(half * width)} ${short(height * to)}h${short(-2 * half * width)}Z`
  return [tier(1, 0.4, 0.55), tier(0.78, 0.45, 0.8), tier(0.5, 0.5, 1)].join('')
}
