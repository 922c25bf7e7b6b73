type Select = 'VariantColour' | 'VariantSize' | 'OwnSkus' | 'StockPlace' | 'StockSku' | 'StaffStores'

/** A text that is the key of something, chosen among what there is. */
export const chosenBy = (select: Select) => ({
  components: { Field: `/src/cms/fields/key-selects.tsx#${select}` },
})
