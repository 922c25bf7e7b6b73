import type { CSSProperties } from 'react'

/**
 * Five stars, so many of them filled, to a tenth. Drawn by the style sheet (`rating-stars`); `label` says it in words.
 */
export const RatingStars = ({ value, label }: { value: number; label: string }) => (
  <span role="img" aria-label={label} className="rating-stars" style={{ '--stars': value } as CSSProperties} />
)
