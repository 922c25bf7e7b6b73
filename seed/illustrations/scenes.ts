import { aurora } from './scenes/aurora.ts'
import { autumnLake } from './scenes/autumn-lake.ts'
import { bikeRidge } from './scenes/bike-ridge.ts'
import { cityCommute } from './scenes/city-commute.ts'
import { climbingWall } from './scenes/climbing-wall.ts'
import { coastRain } from './scenes/coast-rain.ts'
import { desertHoodoos } from './scenes/desert-hoodoos.ts'
import { familyCamp } from './scenes/family-camp.ts'
import { forestTrail } from './scenes/forest-trail.ts'
import { giftTable } from './scenes/gift-table.ts'
import { glacier } from './scenes/glacier.ts'
import { kayakFjord } from './scenes/kayak-fjord.ts'
import { lakeCanoe } from './scenes/lake-canoe.ts'
import { high, wide } from './scenes/land.ts'
import { mountainCamp } from './scenes/mountain-camp.ts'
import { nightTent } from './scenes/night-tent.ts'
import { nordicTrack } from './scenes/nordic-track.ts'
import { powderTrees } from './scenes/powder-trees.ts'
import { prairieSky } from './scenes/prairie-sky.ts'
import { riverRapids } from './scenes/river-rapids.ts'
import { runningRoad } from './scenes/running-road.ts'
import type { Scene } from './scenes/scene.ts'
import { skiSlope } from './scenes/ski-slope.ts'
import { snowshoeForest } from './scenes/snowshoe-forest.ts'
import { storeFront } from './scenes/store-front.ts'
import { workshop } from './scenes/workshop.ts'
import { calgary } from './stores/calgary.ts'
import { canmore } from './stores/canmore.ts'
import { gatineau } from './stores/gatineau.ts'
import { halifax } from './stores/halifax.ts'
import { montreal } from './stores/montreal.ts'
import { nelson } from './stores/nelson.ts'
import { ottawa } from './stores/ottawa.ts'
import { saskatoon } from './stores/saskatoon.ts'
import { toronto } from './stores/toronto.ts'
import { vancouver } from './stores/vancouver.ts'
import { winnipeg } from './stores/winnipeg.ts'

/** The landscapes the shop shows where another shop would show photographs. */
export const scenes = {
  'lake-canoe': lakeCanoe,
  'mountain-camp': mountainCamp,
  'forest-trail': forestTrail,
  'ski-slope': skiSlope,
  'coast-rain': coastRain,
  'night-tent': nightTent,
  'climbing-wall': climbingWall,
  'bike-ridge': bikeRidge,
  'nordic-track': nordicTrack,
  'river-rapids': riverRapids,
  'desert-hoodoos': desertHoodoos,
  aurora,
  'snowshoe-forest': snowshoeForest,
  'city-commute': cityCommute,
  'autumn-lake': autumnLake,
  glacier,
  workshop,
  'gift-table': giftTable,
  'store-front': storeFront,
  'running-road': runningRoad,
  'family-camp': familyCamp,
  'powder-trees': powderTrees,
  'prairie-sky': prairieSky,
  'kayak-fjord': kayakFjord,
  // The stores, each on its street (seed/stores.yaml).
  'store-vancouver-main-street': vancouver,
  'store-nelson-baker-street': nelson,
  'store-calgary-macleod-trail': calgary,
  'store-canmore-eighth-street': canmore,
  'store-saskatoon-broadway': saskatoon,
  'store-winnipeg-portage-avenue': winnipeg,
  'store-toronto-the-junction': toronto,
  'store-ottawa-westboro': ottawa,
  'store-montreal-rosemont': montreal,
  'store-gatineau-promenade-du-portage': gatineau,
  'store-halifax-agricola-street': halifax,
  'store-st-johns-water-street': storeFront,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

export const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name)

/** The complete SVG document of a scene. */
export function sceneSvg(name: string): string {
  if (!isScene(name)) throw new Error(`No scene is called "${name}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${scenes[name]()}</svg>`
}
