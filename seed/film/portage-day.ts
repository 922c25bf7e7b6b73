import { familyCamp } from '../illustrations/scenes/family-camp.ts'
import { forestTrail } from '../illustrations/scenes/forest-trail.ts'
import { high, wide } from '../illustrations/scenes/land.ts'
import { lakeCanoe } from '../illustrations/scenes/lake-canoe.ts'
import { nightTent } from '../illustrations/scenes/night-tent.ts'
import type { Scene } from '../illustrations/scenes/scene.ts'

/** A day on the portage in four scenes, each for so many seconds; `still` is when it is as its picture is. */
const shots: { scene: Scene; from: number; still: number }[] = [
  { scene: lakeCanoe, from: 0, still: 0 },
  { scene: forestTrail, from: 5, still: 7.5 },
  { scene: familyCamp, from: 10, still: 10 },
  { scene: nightTent, from: 15, still: 15.5 },
]

/** In seconds: one scene fades into the next for that long. */
const FADE = 0.8

export const film = { seconds: 20, framesPerSecond: 20, width: 960, height: 600 } as const

/** The picture of the film at a second of it, as an SVG document. */
export function frameAt(second: number): string {
  const shown = shots.map(({ scene, from, still }) => {
    const [seen, gone] = [Math.min(1, from === 0 ? 1 : (second - from + FADE) / FADE), second > from + 5]
    return seen <= 0 || gone ? '' : `<g opacity="${seen.toFixed(3)}">${scene(second - still)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${film.width}" height="${film.height}" viewBox="0 0 ${wide} ${high}">${shown.join('')}</svg>`
}
