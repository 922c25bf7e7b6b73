export type Work = {
  /** Pieces that are done. */
  done: number
  /** How much of the whole they are, from 0 to 1; 0 or undefined where nobody knows. */
  share?: number | undefined
  /** How long they took. */
  seconds: number
}

export type Pace = {
  /** Pieces a second, whole. */
  rate: number
  /** Seconds until all of it is done at this rate; undefined where nobody knows how much there is. */
  left: number | undefined
}

/** How fast work goes, and how long it still takes at that rate. */
export function paceOf({ done, share = 0, seconds }: Work): Pace {
  return {
    rate: seconds > 0 ? Math.round(done / seconds) : 0,
    left: share > 0 ? (seconds / share) * (1 - share) : undefined,
  }
}
