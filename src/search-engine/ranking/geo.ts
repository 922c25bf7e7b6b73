import type { Segment } from '../index/segment.ts'
import type { SearchParams } from '../settings/params.ts'
import { Refusal } from '../settings/refusal.ts'

/** Metres; the mean radius of the earth (IUGG). */
const EARTH = 6_371_009
const radians = (degrees: number) => (degrees * Math.PI) / 180

export type GeoPoint = { lat: number; lng: number }

/** The centre of `aroundLatLng`, from text such as `45.5, -73.6`. */
export function centreOf({ aroundLatLng }: SearchParams): GeoPoint | undefined {
  if (!aroundLatLng) return undefined
  const [lat, lng, ...more] = aroundLatLng.split(',').map(Number)
  if (
    lat === undefined ||
    lng === undefined ||
    more.length > 0 ||
    !Number.isFinite(lat) ||
    !Number.isFinite(lng) ||
    Math.abs(lat) > 90 ||
    Math.abs(lng) > 180
  )
    throw new Refusal('Invalid aroundLatLng, expected "lat,lng"')
  return { lat, lng }
}

/** Metres between two places on the globe. */
export function distance(a: GeoPoint, b: GeoPoint): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

function* placesOf(segment: Segment, doc: number): Generator<GeoPoint> {
  const { start, values } = segment.data.places
  for (let i = start[doc] ?? 0; i < (start[doc + 1] ?? 0); i += 2) yield { lat: values[i]!, lng: values[i + 1]! }
}

/** Metres to the nearest place of a document; infinite where it has none. */
export function nearestOf(segment: Segment, doc: number, centre: GeoPoint): number {
  let least = Number.POSITIVE_INFINITY
  for (const place of placesOf(segment, doc)) least = Math.min(least, distance(centre, place))
  return least
}

/** The documents inside the radius, the boxes or the polygons that are asked for; undefined where none is. */
export function geoFilter(params: SearchParams): ((segment: Segment, doc: number) => boolean) | undefined {
  const { insideBoundingBox: boxes, insidePolygon: polygons, aroundRadius, minimumAroundRadius } = params
  if (boxes?.length) return inAny(boxes.map(boxOf))
  if (polygons?.length) return inAny(polygons.map(polygonOf))
  const centre = centreOf(params)
  if (!centre || aroundRadius === 'all') return undefined
  const radius = aroundRadius ?? minimumAroundRadius
  return radius === undefined
    ? (segment, doc) => nearestOf(segment, doc, centre) < Number.POSITIVE_INFINITY
    : (segment, doc) => nearestOf(segment, doc, centre) <= radius
}

const inAny = (areas: ((place: GeoPoint) => boolean)[]) => (segment: Segment, doc: number) => {
  for (const place of placesOf(segment, doc)) if (areas.some((contains) => contains(place))) return true
  return false
}

function boxOf(corners: number[]) {
  const [lat1, lng1, lat2, lng2] = corners
  if (corners.length !== 4 || lat1 === undefined || lng1 === undefined || lat2 === undefined || lng2 === undefined)
    throw new Refusal('Invalid insideBoundingBox, expected four numbers')
  return ({ lat, lng }: GeoPoint) =>
    lat <= Math.max(lat1, lat2) &&
    lat >= Math.min(lat1, lat2) &&
    lng >= Math.min(lng1, lng2) &&
    lng <= Math.max(lng1, lng2)
}

function polygonOf(corners: number[]) {
  if (corners.length < 6 || corners.length % 2 === 1)
    throw new Refusal('Invalid insidePolygon, expected pairs of at least three corners')
  return ({ lat, lng }: GeoPoint) => {
    let inside = false
    for (let i = 0, j = corners.length - 2; i < corners.length; j = i, i += 2) {
      const [latA, lngA, latB, lngB] = [corners[i]!, corners[i + 1]!, corners[j]!, corners[j + 1]!]
      if (lngA > lng !== lngB > lng && lat < ((latB - latA) * (lng - lngA)) / (lngB - lngA) + latA) inside = !inside
    }
    return inside
  }
}
