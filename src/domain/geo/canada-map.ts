import type { Point } from './point.ts'

/**
 * A drawn map of Canada: our own tracing, in few strokes, of coasts and borders whose coordinates are public facts (the
 * 49th and 60th parallels, the 141st meridian, capes and river mouths). Lambert’s conic projection, as Canadian wall
 * maps have it.
 */
export const MAP = { width: 1000, height: 560 }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const [south, north, centre] = [radians(49), radians(77), -93]
const cone =
  Math.log(Math.cos(south) / Math.cos(north)) /
  Math.log(Math.tan(Math.PI / 4 + north / 2) / Math.tan(Math.PI / 4 + south / 2))
const scale = (Math.cos(south) * Math.tan(Math.PI / 4 + south / 2) ** cone) / cone
/** Units of the drawing per Earth radius, and the position of the pole. */
const ZOOM = 1140
const POLE = { x: 466, y: -432 }

/** The position of a place on the drawing. */
export function onMap({ latitude, longitude }: Point): { x: number; y: number } {
  const radius = (ZOOM * scale) / Math.tan(Math.PI / 4 + radians(latitude) / 2) ** cone
  const angle = cone * radians(longitude - centre)
  // Rounded: the last digits of a sine are each engine’s own, and the page is drawn by two.
  return { x: tenth(POLE.x + radius * Math.sin(angle)), y: tenth(POLE.y + radius * Math.cos(angle)) }
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** The outline of the land, as an SVG path. */
export const landPath = (): string => coasts.map((line) => `${pathOf(line)}Z`).join('')
/** The borders of the provinces, as an SVG path. */
export const borderPath = (): string => borders.map(pathOf).join('')
/** The great lakes, as an SVG path. */
export const lakePath = (): string => lakes.map((line) => `${pathOf(line)}Z`).join('')

function pathOf(line: string): string {
  const points = line.split(' ').map((pair) => pair.split(',').map(Number) as [number, number])
  return points
    .flatMap((point, index) => steps(points[index - 1] ?? point, point))
    .map(([longitude, latitude], index) => {
      const { x, y } = onMap({ latitude, longitude })
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
}

/** A parallel is a curve on this map: long strokes go by steps of at most three degrees. */
function steps([fromX, fromY]: [number, number], [toX, toY]: [number, number]): [number, number][] {
  const count = Math.max(1, Math.ceil(Math.abs(toX - fromX) / 3))
  return Array.from({ length: count }, (_, index) => [
    fromX + ((toX - fromX) * (index + 1)) / count,
    fromY + ((toY - fromY) * (index + 1)) / count,
  ])
}

// Longitude,latitude. The mainland clockwise from the mouth of the Fraser, then islands from west to east.
const coasts = [
  '-123.1,49 -123.2,49.3 -124.5,49.8 -125.2,50.4 -127,50.9 -127.7,51.4 -127.9,52.3 -128.5,53.2 -129.8,54 -130.3,54.5 -130,55.2 -130.1,56.1 -131.8,56.6 -133.2,58.2 -134.9,59.3 -135.5,59.8 -136.5,59.5 -137.5,58.9 -137.6,59.3 -139.2,60.1 -141,60.3 -141,69.6 -139,69.5 -136,68.9 -134.5,69.6 -131,70 -128.5,70.1 -126,69.5 -124,69.7 -121,69.8 -117,69 -115,68.2 -112,67.7 -109,67.9 -107.6,66.6 -107,68.4 -104,68 -102,67.8 -98,67.8 -95.5,68.2 -94,69.5 -95.5,71.8 -93,71.5 -91.5,69.6 -88,68.8 -86,67.6 -84,69.6 -81.5,69.2 -81.5,67.2 -86,66.3 -87.5,64.8 -91,63.8 -92.5,62.7 -94.3,60.9 -94.8,59 -92.8,57 -90,57.1 -87.5,56.1 -85,55.3 -82.4,55.1 -82.2,53 -80.5,51.4 -79,51.4 -79,53.5 -79.6,54.7 -77.5,55.8 -76.6,57.2 -78.4,58.7 -77.5,60 -78,62.4 -74,62.3 -71.5,61.2 -69.6,60.9 -69.5,59 -67,58.5 -65.5,59.8 -64.5,60.3 -63.5,58.5 -61.8,57.2 -61,55.8 -59,54.9 -58,54.2 -57.3,54.4 -55.8,53 -56,52 -58.5,51.3 -60,50.2 -64,50.2 -66.4,50.2 -67.3,49.4 -68.3,49.1 -69.7,48.1 -71.2,46.9 -70,47.3 -68.5,48.5 -66.5,49.1 -64.6,49 -64.2,48.6 -65.3,48 -66.4,48.1 -65,47.7 -64.8,47 -64.2,46.3 -63.3,45.8 -62,45.7 -61.5,46 -61,46.8 -60.4,47 -59.9,46 -61.2,45.3 -63.5,44.5 -65,43.6 -66.1,43.8 -65.9,44.6 -64.5,45.3 -64.8,45.7 -66,45.2 -67.1,45.1 -67.8,45.7 -67.8,47.1 -68.3,47.4 -69.2,47.4 -70,46.7 -70.3,45.9 -71.1,45.3 -71.5,45 -74.7,45 -75.8,44.4 -76.4,44.1 -77.5,43.9 -79.2,43.8 -79.8,43.3 -79.05,43.25 -78.95,42.9 -80.2,42.75 -81.3,42.65 -82.5,41.9 -83.1,42.2 -82.5,42.7 -82.4,43 -81.7,43.4 -81.6,44.4 -81.3,45.2 -80.5,44.6 -79.9,44.9 -80.6,45.8 -82,46.1 -84.1,46.3 -84.6,46.5 -84.8,46.9 -84.7,47.5 -85.2,47.9 -86.3,48.7 -88.3,48.6 -89.4,48 -90.8,48.2 -92.4,48.4 -93.4,48.6 -94.6,48.7 -95.15,49 -123.1,49',
  '-133.1,54.1 -131.7,54 -131.6,53.2 -131,52.2 -132.2,52.9',
  '-123.4,48.4 -124.8,48.6 -126,49.3 -127.8,50.2 -128.3,50.8 -127,50.8 -125.3,50.2 -124.5,49.4 -123.5,48.8',
  '-125,72 -123,71.3 -120,71.7 -117,73.5 -121,74.4 -124.5,74',
  '-117,69.9 -113,68.6 -108,68.8 -105,69.1 -101.8,69.7 -105,71.5 -105,73 -110,72.9 -118,71.5 -117.5,70.6',
  '-87,63.6 -83,64 -80.3,64 -84,65.8 -86,66',
  '-80.5,73.7 -77,72.7 -72,71.5 -68,70.2 -67,69.2 -62,66.8 -64,65 -66.5,64.9 -64.8,63 -66,62 -70,62.8 -74,64.5 -78,64.5 -73.5,65.5 -72.5,67.5 -77,69.8 -83,70 -89,71 -89.5,73 -85,73.7',
  '-64.4,49.9 -62.5,49.4 -61.7,49.1 -63.5,49.35',
  '-64.3,46.7 -63.9,47 -62,46.45 -62.5,46 -63.8,46.3',
  '-59.3,47.6 -58.3,48.5 -57.4,50.6 -56,51.5 -55.5,51.3 -56.2,50.2 -55.8,49.6 -53.6,49.3 -53.8,48.4 -53,48.3 -52.7,47.5 -53.2,46.7 -54.2,47.3 -54.9,46.9 -55.9,46.9 -55.8,47.5 -57.5,47.6',
]

const borders = [
  '-139,60 -94.6,60',
  '-120,60 -120,53.8 -118.5,52.4 -116.3,51.2 -114.7,50 -114.07,49',
  '-110,60 -110,49',
  '-102,60 -101.4,49',
  '-95.15,49 -95.15,52.85 -88.99,56.85',
  '-79.5,51.4 -79.5,47.5 -78.7,46.3 -76.5,45.6 -74.5,45.5 -74.4,45.1',
  '-57.1,51.4 -57.1,52 -63.6,52 -66.8,52.7 -67.2,54.5 -64.5,55.4 -64.5,60.3',
  '-69.2,47.4 -68.1,48 -66.4,48.05',
  '-124,60 -129,62 -132.5,64.8 -136.4,68.9',
  '-64.25,46.05 -64.2,45.85',
  '-102,60 -102,64.2 -110,65.5 -120,67.8 -121,69.8',
]

const lakes = [
  '-96.8,50.4 -96.3,51 -97.2,52 -98.8,53.5 -98,53.8 -97,52.5 -96.2,51.2',
  '-117,61 -113.5,60.9 -109.5,62.8 -113.9,62.4',
  '-125,65.3 -121,65 -117.5,66.3 -120.5,66.9 -123.5,66.2',
  '-111,58.7 -107,59.3 -109,59.6',
]
