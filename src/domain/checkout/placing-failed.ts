/** What a page gets of an attempt that failed where nobody knows whether an order was written. */
export const PLACING_FAILED = 'placing'
/** `requestId`: under which the log says why. */
export type PlacingFailed = { failed: typeof PLACING_FAILED; requestId?: string | undefined }
