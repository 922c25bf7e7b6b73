import { box, ellipse, line, mirrored, shape } from '../pen.ts'
import { conifer } from '../scenes/trees.ts'
import { seeded } from '../scenes/land.ts'

/** What lies behind ends softly at both sides: a phone shows a picture narrower than its place. */
const faded = (content: string) =>
  content +
  '<linearGradient id="side"><stop stop-color="#eceee9"/><stop offset="1" stop-color="#eceee9" stop-opacity="0"/></linearGradient>' +
  box(0, 0, 110, 1000, 0, 'url(#side)') +
  mirrored(box(0, 0, 110, 1000, 0, 'url(#side)'))

/** Hills, spruces and snow, pale, so that what stands before them stands out; the ground is at y = 930. */
export function outdoors(seed: number): string {
  const chance = seeded(seed)
  const tree = (x: number, y: number, h: number) => {
    const { d, light } = conifer(x, y, h, chance)
    return shape(d, '#b4c4bb') + shape(light, '#c6d3cb')
  }
  return faded(
    shape('M0 560C160 470 260 520 380 480C560 410 680 520 1000 430V1000H0Z', '#e0e6e1') +
      shape('M0 680C220 600 420 660 600 620C760 590 880 640 1000 600V1000H0Z', '#d5ddd7') +
      tree(86, 862, 320) +
      tree(176, 874, 210) +
      tree(924, 866, 360) +
      tree(838, 876, 180) +
      shape('M0 868C260 838 640 880 1000 850V1000H0Z', '#f7f5ee') +
      shape('M0 950C300 926 700 960 1000 936V1000H0Z', '#e9ebe5'),
  )
}

/** A plank of a camp table, its edge at y = 880. */
export const table = () =>
  faded(
    box(0, 800, 1000, 130, 0, '#c9a373') +
      shape('M0 800H1000V822H0Z', '#dbb98b') +
      line('M0 850H420M520 850H1000M140 884H760', '#b98652', 3, { opacity: 0.5 }) +
      box(0, 930, 1000, 70, 0, '#8c6038') +
      ellipse(500, 932, 520, 6, '#5d3f24', { opacity: 0.5 }),
  )
