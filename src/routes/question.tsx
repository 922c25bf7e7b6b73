import { data } from 'react-router'
import { pageLocale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { askMails } from '../domain/questions/question.ts'
import { readRefusal } from '../domain/questions/refusal.ts'
import { isQuestionStep } from '../domain/questions/question-step.ts'
import { shopName } from '../domain/shop-name.ts'
import { QuestionPage, questionTitle } from '../features/questions/question-page.tsx'
import type { Route } from './+types/question'

const TICKET = ['reader', 'until', 'signature']
/** The code of a product; nothing else of an address is shown or used. */
const code = (text: string | null): string | undefined => (text && /^[\w-]{1,60}$/.test(text) ? text : undefined)

export function loader({ url: { pathname, searchParams, search }, params: { step } }: Route.LoaderArgs) {
  if (!isQuestionStep(step)) throw data(null, { status: 404 })
  const [product, why] = [code(searchParams.get('product')), readRefusal(searchParams.get('why'))]
  return {
    step,
    ticket: Object.fromEntries([...searchParams].filter(([name]) => TICKET.includes(name))),
    mails: askMails.find((each) => each === searchParams.get('mails')) ?? 'none',
    ...(product && { product }),
    ...(why && { why }),
    locale: pageLocale({ pathname }),
    path: { en: paths.question('en', step) + search, fr: paths.question('fr', step) + search },
  }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? questionTitle(loaderData.step) : ''} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function QuestionRoute({ loaderData: { path: _, ...page } }: Route.ComponentProps) {
  return <QuestionPage {...page} />
}
