/** Shorter moves are taps that slipped. CSS pixels; our choice, the specification names no number. */
const SHORTEST_PX = 50

/**
 * A finger's way from touch to lift in CSS pixels, and whether it began in something that scrolls sideways by itself.
 */
export type Gesture = { fromX: number; fromY: number; toX: number; toY: number; insideHorizontalScroller: boolean }

/**
 * Does the gesture close a side panel (acceptance 91)? A swipe to the right does, for both sides; a mostly vertical
 * drag does not.
 */
export function isDismissingSwipe({ fromX, fromY, toX, toY, insideHorizontalScroller }: Gesture): boolean {
  const right = toX - fromX
  return !insideHorizontalScroller && right >= SHORTEST_PX && right > 2 * Math.abs(toY - fromY)
}
