import type { Locale } from '../../domain/locale.ts'
import type { Question } from '../../domain/questions/question.ts'
import { inShop } from '../../domain/shop-name.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'

type Props = { questions: readonly Question[]; locale: Locale; heading: 'h2' | 'h3' }

/** Questions with their answers. One in the other language is marked so, for eyes and for screen readers. */
export const QuestionList = ({ questions, locale, heading: Heading }: Props) => (
  <ul className="divide-y divide-line">
    {questions.map(({ id, text, author, answer, askedOn, locale: own }) => {
      const isForeign = own !== locale
      const lang = isForeign ? own : undefined
      const by = m.reviews_by({ author: author || m.reviews_anonymous(), date: formatDay(askedOn, locale, 'date') })
      return (
        <li key={id} className="py-5 first:pt-0">
          <Heading lang={lang} className="font-semibold whitespace-pre-line wrap-break-word">
            {text}
          </Heading>
          <p className="mt-1 text-sm text-ink-soft">
            {[by, ...(isForeign ? [m.reviews_other_language()] : [])].join(' · ')}
          </p>
          <div className="mt-3 max-w-prose border-l-4 border-line pl-4">
            <p className="text-sm font-semibold">{m.question_answers(inShop())}</p>
            <p lang={lang} className="mt-1 whitespace-pre-line wrap-break-word">
              {answer}
            </p>
          </div>
        </li>
      )
    })}
  </ul>
)

/** The questions of a product, or that there is none yet. */
export const Questions = (props: Props) =>
  props.questions.length > 0 ? <QuestionList {...props} /> : <p className="text-ink-soft">{m.question_none()}</p>
