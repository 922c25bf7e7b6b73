/** What a shopper says of a published review: that it helped, or that staff should look at it again. */
export const reviewVotes = ['helpful', 'report'] as const
export type ReviewVote = (typeof reviewVotes)[number]

/** `helpful`: how many it helped by now. A vote that was counted before is answered like the first. */
export type ReviewVoteAnswer =
  | { ok: true; helpful: number }
  | { ok: false; reason: 'unknown-review' | 'too-many-tries' }
