import { MOST_GIVEN } from '../../domain/recommendations/companions-href.ts'

/** The products that an address names by `ids`, at most 24; what is no code is left out. */
export const askedProducts = (parameters: URLSearchParams): string[] =>
  (parameters.get('ids') ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,40}$/.test(id))
    .slice(0, MOST_GIVEN)
