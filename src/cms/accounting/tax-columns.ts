/** The amounts of a row of taxes, in the order of the report and of its file. */
export const taxAmounts = ['base', 'tax', 'refundedBase', 'refundedTax', 'netBase', 'netTax'] as const
