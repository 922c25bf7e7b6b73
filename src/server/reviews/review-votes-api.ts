import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { reviewVotes, type ReviewVoteAnswer } from '../../domain/reviews/review-vote.ts'
import { limitedNetwork } from '../http/network.ts'
import { postedForm, type PostedFormAnswer, type PostedForm } from '../http/posted-form.ts'
import { countVote, votedReview, type VotedReview } from './review-votes.ts'

type Parts = {
  payload(): Promise<Payload>
  customerOf(request: IncomingMessage): Promise<{ id: string } | undefined>
  addressOf(request: IncomingMessage): string
  isTooMany(request: IncomingMessage): Promise<boolean>
}

const status = { 'unknown-review': 404, 'too-many-tries': 429 } as const

/**
 * `POST /api/review-votes`: `helpful` or `report` names a review. Customers vote by their account, others by the
 * network of their address: no cookie is set.
 */
export const reviewVotesApi = ({ payload: opened, customerOf, addressOf, isTooMany }: Parts) => ({
  '/api/review-votes': postedForm(async (request, form) => {
    const vote = reviewVotes.find((each) => form.fields.has(each))
    if (!vote) return { status: 400, json: { ok: false } }
    const payload = await opened()
    const review = await votedReview(payload, form.fields.get(vote), form.locale)
    if (!review) return shown(form, { ok: false, reason: 'unknown-review' })
    if (await isTooMany(request)) return shown(form, { ok: false, reason: 'too-many-tries' }, review)
    const customer = await customerOf(request)
    const voter = customer ? `customer ${customer.id}` : `network ${limitedNetwork(addressOf(request))}`
    return shown(
      form,
      { ok: true, helpful: await countVote(payload, review, vote, { voter, now: Date.now() }) },
      review,
    )
  }),
})

/** Without a script the page follows that the vote was given on, with a word of thanks or of refusal. */
function shown(
  { isJson, fields, locale }: PostedForm,
  answer: ReviewVoteAnswer,
  review?: VotedReview,
): PostedFormAnswer {
  if (isJson) return { status: answer.ok ? 200 : status[answer.reason], json: answer }
  if (!review) return { to: paths.home(locale) }
  return { to: `${pageOf(review, locale, fields.has('all'))}#${answer.ok ? 'voted' : 'vote-later'}` }
}

const pageOf = ({ product, slug }: VotedReview, locale: Locale, isAll: boolean): string =>
  isAll ? paths.reviews(locale, product, slug) : paths.product(locale, product, slug)
