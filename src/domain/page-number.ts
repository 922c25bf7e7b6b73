const MAX_PAGE = 1000

/** The page of a list that an address asks for; the first where it asks for none. A shorter list shows its last. */
export const pageNumber = (text: string | undefined): number =>
  /^\d+$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1
