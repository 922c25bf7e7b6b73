import type { UIField } from 'payload'

type Cell = 'PictureCell' | 'PricesCell' | 'StockCell' | 'LanguagesCell'

const column = (name: string, cell: Cell): UIField => ({
  name,
  type: 'ui',
  admin: { components: { Cell: `/src/cms/products-list/cells.tsx#${cell}` } },
})

/** Columns of the list that are no fields of the form: one request reads them for all rows of a page. */
export const listColumns = (): UIField[] => [
  column('listPicture', 'PictureCell'),
  column('listPrices', 'PricesCell'),
  column('listStock', 'StockCell'),
  column('listLanguages', 'LanguagesCell'),
]
