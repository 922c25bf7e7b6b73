/** The amounts of a report of gift cards, in its order: each but the two balances is of its days. */
export const bookAmounts = ['opening', 'issued', 'spent', 'givenBack', 'cancelled', 'closing'] as const
export type BookAmount = (typeof bookAmounts)[number]
