/** The behaviour of a test gateway card. */
const testOutcomes = ['approve', 'decline', 'insufficient-funds', 'challenge', 'timeout', 'duplicate-webhook'] as const
export type TestOutcome = (typeof testOutcomes)[number]

/** A card that no bank knows. Only its token is ever sent to the shop: `test_approve`. */
export type TestCard = { number: string; token: `test_${TestOutcome}`; outcome: TestOutcome }

/** The documented cards of the test gateway; numbers as payment providers use them for tests. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'test_approve', outcome: 'approve' },
  { number: '4000000000000002', token: 'test_decline', outcome: 'decline' },
  { number: '4000000000009995', token: 'test_insufficient-funds', outcome: 'insufficient-funds' },
  { number: '4000002500003155', token: 'test_challenge', outcome: 'challenge' },
  { number: '4000000000000119', token: 'test_timeout', outcome: 'timeout' },
  { number: '4000000000000259', token: 'test_duplicate-webhook', outcome: 'duplicate-webhook' },
]

/** The behaviour for a token; undefined if it is not a test token. */
export const outcomeOf = (token: string): TestOutcome | undefined =>
  testCards.find((card) => card.token === token)?.outcome
