import { Form } from 'react-router'
import type { Both, Locale } from '../../domain/locale.ts'
import { ORDER_LINK_DAYS } from '../../domain/orders/order-link.ts'
import { paths } from '../../domain/paths.ts'
import type { ReviewInvitation } from '../../domain/reviews/review-invitation.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ReviewForm } from './review-form.tsx'
import type { ReviewTry } from './review-words.ts'

type Props = {
  invitation: ReviewInvitation | undefined
  /** Whether the link that leads here is too old. */
  isOver: boolean
  locale: Locale
  path: Both
  /** What was just sent: a product, or `stop`. */
  sent?: string | undefined
  tried?: ReviewTry
}

/** The products of an order, each with its form; and the way to get no more of these mails. */
export function WriteReviews({ invitation, isOver, locale, path, sent, tried }: Props) {
  if (!invitation) return <NoInvitation isOver={isOver} locale={locale} />
  const { products, name } = invitation
  return (
    <div className="page-width max-w-3xl! py-10 lg:py-14">
      <h1 className="wide text-title">{m.review_title()}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{products.length > 0 ? m.review_intro() : m.review_empty()}</p>
      <ul className="mt-8 space-y-10">
        {products.map(({ id, title, picture, isWritten, hasSize }) => (
          <li key={id} id={`review-${id}`} className="scroll-mt-24 border-t border-line pt-6">
            <div className="flex items-center gap-4">
              {picture && (
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="80px"
                  className="size-20 rounded-card bg-ground object-contain"
                />
              )}
              <h2 className="text-lg font-semibold wrap-break-word">{title}</h2>
            </div>
            {isWritten ? (
              <p role="status" className="mt-4 font-semibold text-spruce">
                {sent === id ? m.review_sent() : m.review_written()}
              </p>
            ) : (
              <ReviewForm
                action={path[locale]}
                product={id}
                hasSize={hasSize}
                name={name}
                {...(tried?.typed.product === id && { tried })}
              />
            )}
          </li>
        ))}
      </ul>
      <section id="stop" aria-labelledby="stop-title" className="mt-14 border-t border-line pt-8">
        <h2 id="stop-title" className="font-semibold">
          {m.review_stop_title()}
        </h2>
        {sent === 'stop' ? (
          <p role="status" className="mt-2">
            {m.review_stopped()}
          </p>
        ) : (
          <Form method="post" action={path[locale]}>
            <p className="mt-2 max-w-prose text-ink-soft">{m.review_stop_text()}</p>
            <Button type="submit" name="intent" value="stop" variant="secondary" className="mt-4">
              {m.review_stop()}
            </Button>
          </Form>
        )}
      </section>
    </div>
  )
}

const NoInvitation = ({ isOver, locale }: Pick<Props, 'isOver' | 'locale'>) => (
  <div className="page-width max-w-3xl! py-16 lg:py-24">
    <h1 className="wide text-title">{m.review_gone_title()}</h1>
    <p className="mt-4 text-lg text-ink-soft">
      {isOver ? m.review_gone_old({ days: ORDER_LINK_DAYS }) : m.review_gone_text()}
    </p>
    <ButtonLink to={paths.orders(locale)} className="mt-8">
      {m.orders_find()}
    </ButtonLink>
  </div>
)
