/**
 * The page of returns (seed/pages/returns.yaml): 60 days from delivery, gifts of November 1 to December 24 until
 * January 31. A merchant may set other days; each order keeps those it was placed with. Every page has this number: the
 * rules of returns are not beside it.
 */
export const RETURN_DAYS = 60
