/** What the search answers to “tente”: two suggestions and two products. */
const product = (id: string, title: string, more: object = {}) => ({
  objectID: id,
  title,
  url: `/fr/product/${id}/x`,
  image: '/media/t.jpg?w=320&q=65',
  colour: 'Rouge',
  price: 399.95,
  salePrice: 299.95,
  tags: [{ id: 'top', name: 'Très demandé', colourOverride: 'red' }],
  _highlightResult: { title: { value: title.replace('Tente', '⟦Tente⟧') } },
  ...more,
})
export const answer = {
  results: [
    { index: 'suggestions_fr', hits: [{ query: 'tente' }, { query: 'tente 4 saisons' }] },
    {
      index: 'products_fr',
      nbHits: 1234,
      queryID: 'a'.repeat(32),
      hits: [product('1', 'Tente Nunatak'), product('2', 'Tente Tuque', { salePrice: null, price: 0, tags: [] })],
    },
  ],
}
