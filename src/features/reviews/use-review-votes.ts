import { useState, type SubmitEvent as FormEvent } from 'react'
import { reviewVotes } from '../../domain/reviews/review-vote.ts'
import { m } from '../../paraglide/messages.js'

/**
 * What became of the votes on a review that were given on this page. `isAsked`: to report it was pressed once, and is
 * sent with the next press, as nobody can take it back.
 */
export type Voted = { helpful?: number; isReported?: boolean; isAsked?: boolean; problem?: string }

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
    const note = (more: Voted) => setVoted((before) => ({ ...before, [id]: { ...before[id], ...more } }))
    if (vote === 'report' && !voted[id]?.isAsked) {
      note({ isAsked: true })
      return setSaid(m.reviews_report_ask())
    }
    const sending = import('./send-review-vote.ts').then(({ sendReviewVote }) => sendReviewVote(vote, id))
    const answer = await sending.catch(() => 'failed' as const)
    const problem =
      answer === 'too-many-tries' ? m.review_error_too_many() : answer === 'failed' ? m.reviews_vote_failed() : ''
    const counted = typeof answer === 'number' && (vote === 'helpful' ? { helpful: answer } : { isReported: true })
    note({ problem, ...counted })
    setSaid(problem || (vote === 'report' ? m.reviews_reported_thanks() : m.reviews_voted()))
  }
  return { voted, said, submit }
}
