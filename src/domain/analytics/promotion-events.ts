/** A banner that leads to goods: its id (the slice's), its words, and its place on the page from 1. */
export type PromotionView = { id: string; name: string; slot?: number }

export type PromotionEvent = {
  event: 'view_promotion' | 'select_promotion'
  ecommerce: { promotion_id: string; promotion_name: string; creative_slot?: string }
}

/** A banner came into view. */
export const viewPromotion = (promotion: PromotionView): PromotionEvent => ({
  event: 'view_promotion',
  ecommerce: about(promotion),
})

/** A link of the banner was followed. */
export const selectPromotion = (promotion: PromotionView): PromotionEvent => ({
  event: 'select_promotion',
  ecommerce: about(promotion),
})

const about = ({ id, name, slot }: PromotionView): PromotionEvent['ecommerce'] => ({
  promotion_id: id,
  promotion_name: name,
  ...(slot !== undefined && { creative_slot: String(slot) }),
})
