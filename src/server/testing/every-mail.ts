import type { PayloadRequest } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import type { Correction, WaitingCorrection } from '../../domain/orders/correction-record.ts'
import type { Order } from '../../domain/orders/order.ts'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { sampleProduct } from '../../domain/testing/samples.ts'
import { accountMails } from '../accounts/account-mail.ts'
import { safetyChanges } from '../accounts/security-log.ts'
import { personMail } from '../assistant/person-mail.ts'
import { letterMail } from '../mail/letter.tsx'
import type { Mail } from '../mail/mailer.ts'
import { secondStepNews, type SecondStepNews } from '../mail/second-step-news.ts'
import { accountNews } from '../mail/staff-account-news.ts'
import { invitationMail } from '../mail/staff-invitation.ts'
import { withPasswordLetter } from '../mail/staff-letter.ts'
import { confirmationMail } from '../newsletter/newsletter-mail.ts'
import { giftCardLetter } from '../orders/gift-card-letter.ts'
import { orderLetter, orderMailKinds } from '../orders/order-letter.ts'
import { returnNotice } from '../orders/return-letter.ts'
import { questionMail } from '../questions/question-mail.ts'
import { stockAlertMail } from '../stock-alerts/stock-alert-mail.ts'

type Written = Pick<Mail, 'subject' | 'html'>

const siteUrl = 'https://portage.example'
const office = 'office@portage.example'
const at = Date.parse('2026-11-21T22:30:00Z')
const email = 'roy@example.com'

/** Every mail that the shop and its admin send in a language, by a name of its own. */
export async function everyMail(locale: Locale): Promise<Record<string, Written>> {
  return Object.fromEntries([
    ...(await orderMails(locale)),
    ...(await accountsMails(locale)),
    ...(await shopMails(locale)),
    ...(await staffMails(locale)),
  ])
}

const store = {
  slug: 'montreal-rosemont',
  name: { en: 'Montréal, Rosemont', fr: 'Montréal, Rosemont' },
  street: '3025, rue Masson',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H1Y 1X5',
} as const

const price = (unit: number) => ({ unit, regular: unit })
const waiting = (correction: Correction): WaitingCorrection => ({
  id: 'one',
  correction,
  amount: 45_99,
  until: new Date(at + 7 * 86_400_000).toISOString(),
})

function orderIn(locale: Locale, more: Partial<Order> = {}): Order {
  const tent = sampleLine({
    title: { en: 'Eskers 2 Tent', fr: 'Tente Eskers\u00a02' },
    colour: { en: 'Moss', fr: 'Mousse' },
    unit: 649_95,
    regular: 649_95,
    amount: 1299_90,
    net: 1299_90,
  })
  const plain = sampleOrder()
  const taxes = [
    { code: 'GST', rate: 50_000, base: 129_990, amount: 65_00, registration: '123456789 RT0001' },
    { code: 'QST', province: 'QC', rate: 99_750, base: 129_990, amount: 129_67 },
  ] as const
  return sampleOrder({
    locale,
    lines: [tent],
    parcels: [
      {
        carrier: 'Canada Post',
        code: '7035114477138472',
        left: new Date(at).toISOString(),
        lines: [{ line: 0, quantity: 1 }],
      },
    ],
    returnRequest: {
      lines: [{ line: 0, quantity: 1 }],
      reason: 'too-small',
      note: '',
      at: new Date(at).toISOString(),
    },
    correction: waiting({
      kind: 'swap',
      line: 0,
      quantity: 1,
      to: { sku: 'B', colour: { en: 'Clay', fr: 'Argile' }, now: price(689_95), soldNow: price(649_95) },
    }),
    totals: {
      ...plain.totals,
      merchandise: 1299_90,
      shippingParts: [{ code: 'regular', cost: 0 }],
      taxes: [...taxes],
      total: 1494_57,
      giftCards: [{ id: '•••• 1111', amount: 50_00 }],
      due: 1444_57,
    },
    ...more,
  })
}

async function orderMails(locale: Locale): Promise<[string, Written][]> {
  const href = `${siteUrl}/${locale}/orders/P-100001?token=a.b`
  const facts = {
    amount: 649_95,
    cards: [50_00],
    units: [{ line: 0, quantity: 1 }],
    labelOff: 8_00,
    until: '2026-12-05',
    why: { en: 'The tent was used for a season.', fr: 'La tente a servi toute une saison.' }[locale],
  }
  const place = { ...store, name: store.name[locale] }
  const orders: [string, Order][] = [
    ['shipped home', orderIn(locale)],
    [
      'picked up',
      orderIn(locale, {
        fulfilment: 'pickup',
        address: undefined,
        store: place,
        payment: { method: 'store', isTest: false },
      }),
    ],
    [
      'in parts',
      orderIn(locale, {
        correction: waiting({ kind: 'address', address: sampleOrder().address! }),
        lines: [
          { ...orderIn(locale).lines[0]!, part: 'ship' },
          { ...orderIn(locale).lines[0]!, part: store.slug, quantity: 1 },
        ],
        parts: [
          { id: 'ship', fulfilment: 'ship', state: 'placed' },
          { id: store.slug, fulfilment: 'pickup', store: place, state: 'placed' },
        ],
      }),
    ],
  ]
  const letters = orders.flatMap(([name, order]) =>
    orderMailKinds.map((kind) => [`${kind}, ${name}`, orderLetter(kind, order, href, facts)] as const),
  )
  return Promise.all(
    [
      ...letters,
      ['return notice', returnNotice(orderIn(locale), href)] as const,
      [
        'gift card',
        giftCardLetter(
          {
            recipientName: 'Luc',
            senderName: 'Léa',
            message: { en: 'Happy birthday!', fr: 'Bonne fête\u00a0!' }[locale],
          },
          { code: 'ABCD-EFGH-JKLM-NPQR', amount: 100_00, locale, siteUrl },
        ),
      ] as const,
    ].map(async ([name, letter]) => [name, await letterMail(email, letter)]),
  )
}

async function accountsMails(locale: Locale): Promise<[string, Written][]> {
  const to = { email, name: 'Léa Roy', locale }
  const written: Mail[] = []
  const mails = accountMails({
    mail: { send: async (mail) => void written.push(mail) },
    siteUrl,
    office,
    localeOfAccount: async () => locale,
  })
  await mails.confirm(to, 'a.b.c')
  await mails.newPassword(to, 'a.b.c')
  await mails.code(email, '482913')
  await mails.alreadyRegistered(to)
  await mails.newEmail(to, 'a.b.c')
  await mails.emailAsked(to, 'lea@example.com')
  await mails.emailChanged(to, 'lea@example.com')
  for (const change of safetyChanges) await mails.safetyChanged(to, change, at, 'https://agent.example/profile')
  await mails.accountDeleted(to, at, [])
  await mails.accountDeleted(to, at, ['P-100001', 'P-100002'])
  return written.map((mail, nth) => [`account ${nth}`, mail])
}

async function shopMails(locale: Locale): Promise<[string, Written][]> {
  const links = { confirm: `${siteUrl}/a`, unsubscribe: `${siteUrl}/b`, oneClick: `${siteUrl}/c` }
  const alert = { id: 1, email, person: 'p', locale }
  const words = {
    en: { text: 'Is the fly sold alone?', answer: 'Yes, at every store.' },
    fr: { text: 'Le double toit se vend-il seul\u00a0?', answer: 'Oui, dans tous nos magasins.' },
  }[locale]
  const asked = { ...alert, ...words }
  const product = sampleProduct({ title: { en: 'Eskers 2 Tent', fr: 'Tente Eskers\u00a02' }[locale] })
  const given = { siteUrl, secret: 'a secret of the tests only', now: at }
  const sku = product.variants[0]?.sku ?? ''
  return [
    ['newsletter', await confirmationMail(email, locale, links)],
    ['back in stock, asked', await stockAlertMail({ ...alert, kind: 'confirm' }, product, sku, given)],
    ['back in stock', await stockAlertMail({ ...alert, kind: 'back' }, product, sku, given)],
    ['question, asked', await questionMail({ ...asked, kind: 'confirm' }, product, given)],
    ['question, answered', await questionMail({ ...asked, kind: 'answered' }, product, given)],
    ['to a person', personMail(office, { email, text: { en: 'Hello', fr: 'Bonjour' }[locale], locale })],
  ]
}

const secondSteps = [
  'on',
  'off',
  'removed',
  'recovery-code-used',
  'new-recovery-codes',
] as const satisfies SecondStepNews[]

async function staffMails(locale: Locale): Promise<[string, Written][]> {
  const written: Written[] = []
  const sendEmail = async (mail: Written) => void written.push(mail)
  const req = {
    i18n: { language: locale },
    context: {},
    payload: { email: { sendEmail }, logger: { error: (sentence: string) => Promise.reject(new Error(sentence)) } },
  } as unknown as PayloadRequest
  const member = { id: 1, email: 'staff@portage.example', name: 'Ana' }
  for (const news of secondSteps)
    secondStepNews(siteUrl, office)(req, member as never, news, { by: 'boss@portage.example', left: 7 })
  const { afterChange, afterOperation } = accountNews(siteUrl, office)
  const doc = { ...member, email: 'ana@portage.example' }
  afterChange[0]!({ doc, previousDoc: member, operation: 'update', req } as never)
  void afterOperation[0]!({ operation: 'resetPassword', req, result: { user: member } } as never)
  const asked = withPasswordLetter({ slug: 'users', auth: {}, fields: [] }, siteUrl).auth
  const forgot = (asked as { forgotPassword: { generateEmailHTML(asked: object): Promise<string> } }).forgotPassword
  const html = await forgot.generateEmailHTML({ req, token: 'a', user: member })
  while (written.length < secondSteps.length + 2) await new Promise((resolve) => setTimeout(resolve, 5))
  return [
    ...written.map((mail, nth): [string, Written] => [`staff ${nth}`, mail]),
    ['staff password', { subject: '', html }],
    ['staff invitation', await invitationMail(req, member, 'a', siteUrl)],
  ]
}
