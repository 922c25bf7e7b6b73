export type BikePoint = readonly [number, number]

/** One bicycle seen from its drive side; the joints of its frame in canvas units. */
export type Geometry = {
  rear: BikePoint
  front: BikePoint
  radius: number
  tyre: number
  knobs: number
  bottom: BikePoint
  seat: BikePoint
  headTop: BikePoint
  headLow: BikePoint
  post: BikePoint
  frame: number
  spokes: number
  disc: boolean
  bar: 'flat' | 'drop' | 'city'
  ring: number
  step?: boolean
  shock?: number
}
