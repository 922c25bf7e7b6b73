import { useState, type SubmitEvent as FormEvent } from 'react'
import { reviewVotes } from '../../domain/reviews/review-vote.ts'
import { m } from '../../paraglide/messages.js'

/** What became of the votes on a review that were given on this page. */
export type Voted = { helpful?: number; isReported?: boolean; problem?: string }

/** Sends the votes of a list without leaving the page; `said` is what screen readers are to hear of the last. */
export function useReviewVotes() {
  const [voted, setVoted] = useState<Readonly<Record<string, Voted>>>({})
  const [said, setSaid] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const vote = reviewVotes.find((each) => submitter?.getAttribute('name') === each)
    const id = submitter?.getAttribute('value')
    if (!vote || !id) return
    const sending = import('./send-review-vote.ts').then(({ sendReviewVote }) => sendReviewVote(vote, id))
    const answer = await sending.catch(() => 'failed' as const)
    const problem =
      answer === 'too-many-tries' ? m.review_error_too_many() : answer === 'failed' ? m.reviews_vote_failed() : ''
    const counted = typeof answer === 'number' && (vote === 'helpful' ? { helpful: answer } : { isReported: true })
    setVoted((before) => ({ ...before, [id]: { ...before[id], problem, ...counted } }))
    setSaid(problem || m.reviews_voted())
  }
  return { voted, said, submit }
}
