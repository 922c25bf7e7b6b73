// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { useReviewVotes } from './use-review-votes.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')
vi.mock('./send-review-vote.ts', () => {
  throw new Error('the connection is lost')
})

function Votes() {
  const { voted, said, submit } = useReviewVotes()
  return (
    <form onSubmit={submit}>
      <button type="submit" name="helpful" value="7">
        Helpful
      </button>
      <p>{voted['7']?.problem}</p>
      <p role="status">{said}</p>
    </form>
  )
}

test('a vote whose code does not load says so', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Votes />))
  await act(async () => document.querySelector('button')!.click())
  await expect
    .poll(() => [...document.querySelectorAll('p')].map((each) => each.textContent))
    .toEqual([m.reviews_vote_failed(), m.reviews_vote_failed()])
  await act(async () => root.unmount())
})
