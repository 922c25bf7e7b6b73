import type { ReviewVote, ReviewVoteAnswer } from '../../domain/reviews/review-vote.ts'

/** Sends a vote; how many the review helped by now, or why it was not counted. */
export async function sendReviewVote(vote: ReviewVote, review: string): Promise<number | 'too-many-tries' | 'failed'> {
  try {
    const response = await fetch('/api/review-votes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [vote]: review }),
    })
    const answer = (await response.json()) as ReviewVoteAnswer
    if (answer.ok) return answer.helpful
    return answer.reason === 'too-many-tries' ? answer.reason : 'failed'
  } catch {
    return 'failed'
  }
}
