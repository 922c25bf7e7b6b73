/** What a page gets of an attempt that failed where nobody knows whether an order was written. */
export const PLACING_FAILED = 'placing'
