import { useRef, type MouseEvent, type RefObject } from 'react'
import { selectPromotion, viewPromotion, type PromotionView } from '../../domain/analytics/promotion-events.ts'
import { push } from './push.ts'
import { useSeen } from './use-seen.ts'
import { useTrack } from './use-track.ts'

/**
 * For a banner: tracks that it was seen, and that one of its links was followed. Spread the result on the banner's
 * element.
 */
export function usePromotion(promotion: PromotionView): {
  ref: RefObject<HTMLElement | null>
  onClick(event: MouseEvent): void
  onAuxClick(event: MouseEvent): void
} {
  const ref = useRef<HTMLElement>(null)
  const seen = useSeen(ref)
  useTrack(seen ? `promotion ${promotion.id} ${promotion.name}` : undefined, () => viewPromotion(promotion))
  const follow = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('a') && push(selectPromotion(promotion))
  return {
    ref,
    onClick: (event) => void follow(event),
    onAuxClick: (event) => void (event.button === 1 && follow(event)),
  }
}
