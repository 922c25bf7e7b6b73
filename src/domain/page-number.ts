const MAX_PAGE = 1000

/** The page of a list that an address asks for; the first where it asks for none. */
export function pageNumber(text: string | undefined): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}
