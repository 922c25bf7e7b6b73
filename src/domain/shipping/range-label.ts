/** The range around a number of business days as `low-high`, one less to one more: 6 is `5-7` (acceptance 138). Not for express, see `deliveryDays`. */
export const rangeLabel = (days: number): string => `${days - 1}-${days + 1}`
