/** Shorter moves are taps that slipped. CSS pixels; our choice, the specification names no number. */
const SHORTEST_PX = 50

/**
 * A finger's way from touch to lift in CSS pixels, and whether it began in something that scrolls sideways by itself.
 */
export type Gesture = { fromX: number; fromY: number; toX: number; toY: number; insideHorizontalScroller: boolean }

export type Swipe = 'left' | 'right'

/** Where a finger swipes to (acceptance 91); undefined for a tap and for a mostly vertical drag. */
export function swipeOf({ fromX, fromY, toX, toY, insideHorizontalScroller }: Gesture): Swipe | undefined {
  const right = toX - fromX
  const isSwipe = Math.abs(right) >= SHORTEST_PX && Math.abs(right) > 2 * Math.abs(toY - fromY)
  if (insideHorizontalScroller || !isSwipe) return undefined
  return right > 0 ? 'right' : 'left'
}
