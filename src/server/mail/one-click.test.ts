import { expect, test } from 'vitest'
import { newsletterApi } from '../newsletter/newsletter-api.ts'
import { newsletterPage, oneClickUrl } from '../newsletter/newsletter-link.ts'
import { questionsApi } from '../questions/questions-api.ts'
import * as question from '../questions/question-link.ts'
import { stockAlertsApi } from '../stock-alerts/stock-alerts-api.ts'
import * as stockAlert from '../stock-alerts/stock-alert-link.ts'
import { served } from '../testing/http.ts'

const stopped: string[] = []
const stop = async (fields: URLSearchParams) => stopped.push(fields.get('reader') ?? '') > 0
const unused = () => Promise.reject(new Error('nothing but stopping is asked for'))
const others = { ask: unused, confirm: unused, allow: unused }
const handlers = {
  ...newsletterApi({ ...others, unsubscribe: stop }, unused),
  ...stockAlertsApi({ ...others, stop }, unused),
  ...questionsApi({ ...others, stop }, unused, unused),
}
const ask = served(() => async (request, response, url) => handlers[url.pathname]?.(request, response, url))
const ticket = { reader: 'a', until: 0, signature: 's' }

test.each([
  ['newsletter', oneClickUrl('fr', ticket), newsletterPage('fr', 'unsubscribe', ticket)],
  ['stock alerts', stockAlert.oneClickStop('fr', ticket), stockAlert.stockAlertPage('fr', 'stop', ticket)],
  ['questions', question.oneClickStop('fr', ticket), question.questionPage('fr', 'stop', ticket)],
])('the unsubscribe address of %s asks once more as a link, and stops at one post', async (_, address, page) => {
  const opened = await ask(address)
  expect([opened.status, opened.headers.location, stopped.splice(0)]).toEqual([303, page, []])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const posted = await ask(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })
  expect([posted.status, posted.headers.location?.startsWith('/fr/'), stopped.splice(0)]).toEqual([303, true, ['a']])
})
